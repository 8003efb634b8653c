import { APPOINTMENT_KINDS, ESTIMATE_PARTIES } from '#shared/fields/index.ts';
import {
  CONSIGNMENT_STAGES,
  CONSIGNMENT_STEPS,
  CONSIGNMENT_TASKS,
  type ConsignmentStepState,
} from '#shared/sale/index.ts';
import { type RequestContext, requirePermission, requireViewer } from '../context.ts';
import { type CsvColumn, momentOf } from '../csv/index.ts';
import {
  addList,
  type Builder,
  exposed,
  exposedOrNull,
  type ObjectRef,
  textLanguage,
  withRight,
} from '../graphql/index.ts';
import type { SaleMandateStateRef } from '../orders/schema.ts';
import type { MyCarRef } from '../selling/schema.ts';
import { addApprovals } from './approval-schema.ts';
import {
  type Appointment,
  CONSIGNMENT_ORDERS,
  type Consignment,
  type Consignments,
  type Estimate,
  referenceOf,
} from './index.ts';

/** Adds the consignment files: the board for staff with Leads:read, and the seller's own. */
export function consignmentsSchema(builder: Builder, consignments: Consignments, parts: OthersTypes): void {
  const types = { ...partTypes(builder), ...parts };
  const File = fileType(builder, consignments, types);
  addReading(builder, consignments, { ...types, File });
  addChanges(builder, consignments, File);
  addPlanning(builder, consignments, File, types);
  const Mine = addSellers(builder, consignments, types);
  addApprovals(builder, consignments, { ...types, File, Mine });
}

type OthersTypes = { readonly MyCarType: MyCarRef; readonly SaleMandateState: SaleMandateStateRef };
type Types = ReturnType<typeof partTypes> & OthersTypes;
type FileRef = ObjectRef<Consignment>;

const seesNotes = ({ viewer }: RequestContext) => viewer?.permissions.has('Leads:read') === true;

function partTypes(builder: Builder) {
  const Stage = builder.enumType('ConsignmentStage', {
    description:
      'Where the car stands, as it follows from what is kept of it: the step that is open, UNSOLD where nobody has bought it, DONE or LOST.',
    values: CONSIGNMENT_STAGES,
  });
  const Step = builder.enumType('ConsignmentStepName', { values: CONSIGNMENT_STEPS });
  const Party = builder.enumType('EstimateParty', { values: ESTIMATE_PARTIES });
  const Kind = builder.enumType('AppointmentKind', { values: APPOINTMENT_KINDS });
  const EstimateType = builder.objectRef<Estimate>('ConsignmentEstimate').implement({
    description: 'What one side thinks the car will bring, in whole euros.',
    fields: t => ({
      ...exposed(t, { ID: ['id'], String: ['note'], Int: ['low', 'high'], DateTime: ['givenAt'] }),
      party: t.expose('party', { type: Party }),
      noteLanguage: textLanguage(t, ({ note }) => note),
      agreedAt: t.expose('agreedAt', {
        type: 'DateTime',
        nullable: true,
        description: 'When the other side agreed to it.',
      }),
    }),
  });
  const AppointmentType = builder.objectRef<Appointment>('ConsignmentAppointment').implement({
    fields: t => ({
      ...exposed(t, { ID: ['id'], String: ['place'], Int: ['version'], DateTime: ['at'] }),
      kind: t.expose('kind', { type: Kind }),
      staffName: t.exposeString('staffName', { description: 'With whom of the house.' }),
      state: t.expose('state', {
        type: builder.enumType('AppointmentState', { values: ['PLANNED', 'DONE', 'CALLED_OFF'] }),
      }),
      staffId: t.id({
        nullable: true,
        description: 'For staff.',
        resolve: ({ staffId }, _args, context) => (seesNotes(context) ? staffId : null),
      }),
      note: t.string({
        nullable: true,
        description: 'For staff.',
        resolve: ({ note }, _args, context) => (seesNotes(context) ? note : null),
      }),
      hasNobody: t.boolean({
        nullable: true,
        description: 'For staff. Who was to go may not read files any more, and nobody would come.',
        resolve: ({ hasNobody }, _args, context) => (seesNotes(context) ? hasNobody : null),
      }),
    }),
  });
  return { Stage, Step, Party, Kind, EstimateType, AppointmentType };
}

function fileType(builder: Builder, consignments: Consignments, types: Types): FileRef {
  const Step = builder.objectRef<ConsignmentStepState>('ConsignmentStep').implement({
    fields: t => ({
      step: t.expose('step', { type: types.Step }),
      isDone: t.exposeBoolean('isDone'),
      doneAt: t.expose('doneAt', { type: 'DateTime', nullable: true }),
    }),
  });
  return builder.objectRef<Consignment>('Consignment').implement({
    description: 'The file of a car that somebody has the house sell.',
    fields: t => ({
      ...exposed(t, { ID: ['id'], String: ['title'], Boolean: ['isLate'], DateTime: ['openedAt'] }),
      reference: t.string({ description: 'As `DOS-000012`.', resolve: referenceOf }),
      stage: t.expose('stage', { type: types.Stage }),
      steps: t.expose('steps', { type: [Step] }),
      dueAt: t.expose('dueAt', {
        type: 'DateTime',
        nullable: true,
        description: 'Until when its stage is to be done; null where there is nothing to do but wait.',
      }),
      ownerId: t.exposeID('ownerId', { nullable: true, description: 'Who of the house has it.' }),
      ...exposedOrNull(t, {
        ID: ['sellerId', 'leadId', 'adUuid', 'orderId'],
        String: ['ownerName', 'sellerName', 'sellerEmail', 'sellerPhone', 'lostReason'],
      }),
      takesAd: t.boolean({
        description: 'An ad, or another one, may be linked to it (`linkConsignment`).',
        resolve: ({ id }) => consignments.takesAd(id),
      }),
      mandateState: t.expose('mandateState', {
        ...{ type: types.SaleMandateState, nullable: true },
        description: 'Of the last mandate that its seller was proposed; null: none.',
      }),
      hasAuction: t.boolean({ resolve: ({ auctionStatus }) => auctionStatus !== null }),
      estimates: t.field({
        type: [types.EstimateType],
        description: 'The last one first.',
        resolve: ({ id }) => consignments.estimates(id),
      }),
      appointments: t.field({
        type: [types.AppointmentType],
        resolve: ({ id }) => consignments.appointments(id),
      }),
    }),
  });
}

const SHEET: readonly CsvColumn<Consignment>[] = [
  ['reference', referenceOf],
  ['car', file => file.title],
  ['seller', file => file.sellerName],
  ['stage', file => file.stage, 'admin.consignments.stages'],
  ['due', file => momentOf(file.dueAt)],
  ['isLate', file => file.isLate],
  ['owner', file => file.ownerName],
  ['opened', file => momentOf(file.openedAt)],
];

function addReading(
  builder: Builder,
  consignments: Consignments,
  { File, Stage }: Types & { File: FileRef },
): void {
  addList(builder, 'consignments', {
    permission: 'Leads:read',
    description:
      'Files of cars, what waits longest first; without a stage or words, those that are not over.',
    type: File,
    page: ['ConsignmentPage', 'consignments'],
    sort: ['ConsignmentSort', CONSIGNMENT_ORDERS],
    args: arg => ({
      stage: arg({ type: Stage }),
      ownerId: arg.id(),
      isMine: arg.boolean({ description: 'Those that I have.' }),
      isLate: arg.boolean(),
    }),
    rows: ({ stage, ownerId, isMine, isLate, pattern }, span, context) => {
      const asked = { stage, ownerId: isMine ? staffIn(context) : ownerId, isLate: isLate ?? false, pattern };
      return consignments.page(asked, span);
    },
    sheet: { name: 'consignments', columns: SHEET },
  });
  builder.queryField('consignment', t =>
    t.field({
      type: File,
      nullable: true,
      description: 'Leads:read.',
      args: { id: t.arg.id({ required: true }) },
      resolve: withRight('Leads:read', ({ id }) => consignments.find(id)),
    }),
  );
}

const staffIn = (context: RequestContext) => requirePermission(context, 'Leads:read').id;

function addChanges(builder: Builder, consignments: Consignments, File: FileRef): void {
  builder.mutationFields(t => ({
    openConsignment: t.field({
      type: File,
      description:
        'Leads:read. Of a seller’s lead, which is done with by that, or of an ad that the house handles; a draft that its owner left to it is one from then on. One that is there already is answered.',
      args: { leadId: t.arg.id(), adUuid: t.arg.id() },
      resolve: (_root, { leadId, adUuid }, context) =>
        consignments.open({ leadId: leadId ?? null, adUuid: adUuid ?? null }, staffIn(context)),
    }),
    assignConsignment: t.field({
      type: File,
      description: 'Leads:read. To somebody who may read leads, or to nobody.',
      args: { id: t.arg.id({ required: true }), ownerId: t.arg.id() },
      resolve: (_root, { id, ownerId }, context) =>
        consignments.assign(id, ownerId ?? null, staffIn(context)),
    }),
    linkConsignment: t.field({
      type: File,
      description:
        'Leads:read. The ad of its car: a draft of its seller’s, or one that the house handles; another in its place until a mandate or order.',
      args: { id: t.arg.id({ required: true }), adUuid: t.arg.id({ required: true }) },
      resolve: (_root, { id, adUuid }, context) => consignments.link(id, adUuid, staffIn(context)),
    }),
    loseConsignment: t.field({
      type: File,
      description:
        'Leads:read. Gives it up for a reason, its unsigned draft back, and calls its appointments off; without one, takes it up again.',
      args: { id: t.arg.id({ required: true }), reason: t.arg.string() },
      resolve: (_root, { id, reason }, context) => consignments.lose(id, reason ?? null, staffIn(context)),
    }),
  }));
}

function addPlanning(
  builder: Builder,
  consignments: Consignments,
  File: FileRef,
  { Party, Kind }: Types,
): void {
  const EstimateInput = builder.inputType('EstimateInput', {
    fields: t => ({
      party: t.field({ type: Party, required: true, description: 'SELLER: told by telephone.' }),
      low: t.int(),
      high: t.int(),
      note: t.string({ description: 'For the seller.' }),
    }),
  });
  const AppointmentInput = builder.inputType('AppointmentInput', {
    fields: t => ({
      kind: t.field({ type: Kind, required: true }),
      at: t.field({ type: 'DateTime', required: true }),
      place: t.string({ required: true }),
      staffId: t.id({ required: true, description: 'Somebody who may read leads.' }),
      note: t.string({ description: 'For staff.' }),
    }),
  });
  builder.mutationFields(t => ({
    giveEstimate: t.field({
      type: File,
      description: 'Leads:read. Tells the seller what the house thinks; the last one stands.',
      args: { id: t.arg.id({ required: true }), data: t.arg({ type: EstimateInput, required: true }) },
      resolve: (_root, { id, data }, context) => consignments.giveEstimate(id, data, staffIn(context)),
    }),
    agreeToEstimate: t.field({
      type: File,
      description: 'Leads:read. To the last one: the house agrees, or its seller did by telephone.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => consignments.agree(id, staffIn(context)),
    }),
    saveAppointment: t.field({
      type: File,
      description:
        'Leads:read. Makes one, or moves the one that is named, unless it changed since `seenVersion`; its seller is told.',
      args: {
        id: t.arg.id({ required: true, description: 'The file’s.' }),
        appointmentId: t.arg.id(),
        seenVersion: t.arg.int(),
        data: t.arg({ type: AppointmentInput, required: true }),
      },
      resolve: (_root, { id, appointmentId = null, seenVersion = null, data: given }, context) =>
        consignments.saveAppointment({ id, appointmentId, seenVersion, given }, staffIn(context)),
    }),
    settleAppointment: t.field({
      type: File,
      description: 'Leads:read. It was kept, or is called off.',
      args: { id: t.arg.id({ required: true }), isDone: t.arg.boolean({ required: true }) },
      resolve: (_root, { id, isDone }, context) => consignments.settle(id, isDone, staffIn(context)),
    }),
  }));
}

function addSellers(builder: Builder, consignments: Consignments, types: Types): FileRef {
  const Task = builder.enumType('ConsignmentTask', { values: CONSIGNMENT_TASKS });
  const Mine = builder.objectRef<Consignment>('MyConsignment').implement({
    description: 'How far the house has come with a car of mine.',
    fields: t => ({
      reference: t.string({ resolve: referenceOf }),
      stage: t.expose('stage', { type: types.Stage }),
      tasks: t.expose('tasks', {
        type: [Task],
        description: 'What waits for me in it; a mandate to be signed is among `mySaleMandates`.',
      }),
      mandateState: t.expose('mandateState', {
        ...{ type: types.SaleMandateState, nullable: true },
        description: 'Of the last mandate that I was proposed; null: none.',
      }),
      mandateId: t.exposeID('mandateId', {
        nullable: true,
        description: 'What `mySaleMandate` is asked for.',
      }),
      ownerName: t.exposeString('ownerName', { nullable: true, description: 'Who of the house sees to it.' }),
      estimate: t.field({
        type: types.EstimateType,
        nullable: true,
        description: 'The one that stands.',
        resolve: async ({ id }) => (await consignments.estimates(id))[0] ?? null,
      }),
      appointments: t.field({
        type: [types.AppointmentType],
        resolve: ({ id }) => consignments.appointments(id),
      }),
    }),
  });
  builder.queryField('myConsignment', t =>
    t.field({
      type: Mine,
      nullable: true,
      args: { adUuid: t.arg.id({ required: true }) },
      resolve: (_root, { adUuid }, { viewer }) => (viewer ? consignments.findMine(viewer.id, adUuid) : null),
    }),
  );
  builder.objectField(types.MyCarType, 'consignmentTasks', t =>
    t.field({
      type: [Task],
      description: 'What its file waits for of me.',
      // A car that its owner sells alone has no file.
      resolve: async ({ ad: { uuid, status, handleByCalandre } }, _args, { viewer }) =>
        viewer && (status === 'DRAFT' || handleByCalandre)
          ? ((await consignments.findMine(viewer.id, uuid))?.tasks ?? [])
          : [],
    }),
  );
  builder.mutationFields(t => ({
    callOffMyAppointment: t.field({
      type: Mine,
      description:
        'I will not be there: one that is to come, unless it changed since `seenVersion`, for a reason that the house is written.',
      args: {
        id: t.arg.id({ required: true }),
        seenVersion: t.arg.int(),
        reason: t.arg.string({ required: true }),
      },
      resolve: (_root, { seenVersion = null, ...said }, context) =>
        consignments.callOffOwn(requireViewer(context).id, { ...said, seenVersion }),
    }),
    answerMyEstimate: t.field({
      type: Mine,
      description: 'Agrees to the house’s estimate; with amounts, says another.',
      args: { id: t.arg.id({ required: true }), low: t.arg.int(), high: t.arg.int() },
      resolve: (_root, { id, low, high }, context) => {
        const counter = low == null && high == null ? null : { low: low ?? null, high: high ?? null };
        return consignments.answerEstimate(requireViewer(context).id, id, counter);
      },
    }),
  }));
  return Mine;
}
