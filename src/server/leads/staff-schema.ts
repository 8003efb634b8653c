import { answerWords } from '#shared/words/answer-words.ts';
import type { WrittenWishRef } from '../accounts/people-schema.ts';
import { type RequestContext, requireFreshPermission } from '../context.ts';
import { type CsvColumn, momentOf } from '../csv/index.ts';
import { addList, type Builder, done, exposed, exposedOrNull, withRight } from '../graphql/index.ts';
import { WITHDRAWAL_PROOFS } from './declared.ts';
import { FORMS } from './forms/index.ts';
import type { Leads } from './index.ts';
import type { Answers } from './leads-store.ts';
import { LEAD_ORDERS, type StaffLead } from './staff-store.ts';
import { withoutReserve } from './words.ts';

type Answer = { name: string; values: readonly string[] };

export function answerType(builder: Builder) {
  return builder.objectRef<Answer>('InquiryAnswer').implement({
    fields: t => ({
      name: t.exposeString('name'),
      values: t.exposeStringList('values'),
    }),
  });
}
export type AnswerRef = ReturnType<typeof answerType>;

export function listOf(answers: Answers): Answer[] {
  return Object.entries(answers).map(([name, values]) => ({ name, values }));
}

/** Returns the answers in the form's order, removed questions last; amounts, distances and dates are formatted. */
function saidIn({ form, answers }: StaffLead): Answer[] {
  const fields = FORMS.get(form)?.steps.flatMap(step => step.fields) ?? [];
  const kinds = new Map(fields.map(({ name, kind }, at) => [name, { kind, at }] as const));
  return listOf(answers)
    .toSorted(
      (one, other) =>
        (kinds.get(one.name)?.at ?? fields.length) - (kinds.get(other.name)?.at ?? fields.length),
    )
    .map(({ name, values }) => {
      const { kind = 'text' } = kinds.get(name) ?? {};
      return { name, values: values.map(value => answerWords(name, kind, value)) };
    });
}

type Ways = { readonly InquiryAnswer: AnswerRef; readonly WrittenWishInput: WrittenWishRef };

/** What staff see and decide. */
export function addStaff(builder: Builder, leads: Leads, { InquiryAnswer, WrittenWishInput }: Ways): void {
  const LeadState = stateType(builder);
  const LeadType = leadType(builder, LeadState, InquiryAnswer);
  addLists(builder, leads, LeadType);
  addOverview(builder, leads);
  addDecisions(builder, leads, LeadType, LeadState);
  builder.mutationField('eraseLead', t =>
    t.boolean({
      description:
        'Users:update, just signed in. For good, as its person asked in writing. BadInput with `state` while a contract rests on it, or a withdrawal or a mandate to search is open.',
      args: { id: t.arg.id({ required: true }), wish: t.arg({ type: WrittenWishInput, required: true }) },
      resolve: (_root, { id, wish }, context) =>
        done(leads.staff.erase(id, wish, requireFreshPermission(context, 'Users:update').id)),
    }),
  );
}

function stateType(builder: Builder) {
  return builder.enumType('LeadState', { values: ['NEW', 'IN_PROGRESS', 'DONE', 'DROPPED'] as const });
}

type StateRef = ReturnType<typeof stateType>;

function leadType(builder: Builder, LeadState: StateRef, InquiryAnswer: AnswerRef) {
  const WithdrawalProof = builder.enumType('WithdrawalProof', { values: WITHDRAWAL_PROOFS });
  return builder.objectRef<StaffLead>('Lead').implement({
    fields: t => ({
      ...exposed(t, {
        ID: ['id'],
        String: ['form', 'name', 'leadSource', 'note'],
        DateTime: ['dueAt', 'createdAt'],
      }),
      ...exposedOrNull(t, { ID: ['ownerId'], String: ['email', 'phone', 'ownerName'] }),
      carUuid: t.exposeID('adUuid', { nullable: true }),
      carTitle: t.exposeString('adTitle', { nullable: true }),
      sellsCar: t.boolean({ resolve: ({ form }) => FORMS.get(form)?.makesAd != null }),
      personId: t.exposeID('accountId', {
        nullable: true,
        description: 'The account, where the person has one.',
      }),
      state: t.expose('state', { type: LeadState }),
      isOverdue: t.exposeBoolean('isOverdue', { description: 'Open, and past its day.' }),
      proof: t.expose('proof', {
        type: WithdrawalProof,
        nullable: true,
        description:
          'Of an open withdrawal: what shows that it is the buyer’s. With it nothing is asked of either side and the price is held where the sale may be gone back on, with NONE neither.',
      }),
      orderId: t.exposeID('orderId', {
        nullable: true,
        description: 'Of a withdrawal: the order whose number it gives, whosever it is.',
      }),
      answers: t.field({
        type: [InquiryAnswer],
        description: 'What was said; the reserve that is wished for to Auctions:update alone.',
        resolve: (lead, _args, { viewer }) =>
          saidIn(
            viewer?.permissions.has('Auctions:update')
              ? lead
              : { ...lead, answers: withoutReserve(lead.answers) },
          ),
      }),
    }),
  });
}

type LeadRef = ReturnType<typeof leadType>;

/** The columns of the export: as in the list, with contact details. */
const SHEET: readonly CsvColumn<StaffLead>[] = [
  ['id', lead => lead.id],
  ['form', lead => lead.form, 'admin.leads.forms'],
  ['name', lead => lead.name],
  ['email', lead => lead.email],
  ['phone', lead => lead.phone],
  ['source', lead => lead.leadSource, 'admin.leads.sources'],
  ['car', lead => lead.adTitle],
  ['ad', lead => lead.adUuid],
  ['state', lead => lead.state, 'admin.leads.states'],
  ['owner', lead => lead.ownerName],
  ['due', lead => momentOf(lead.dueAt)],
  ['isOverdue', lead => lead.isOverdue],
  ['createdAt', lead => momentOf(lead.createdAt)],
  ['note', lead => lead.note],
];

function addLists(builder: Builder, leads: Leads, LeadType: LeadRef): void {
  const LeadFilter = builder.enumType('LeadFilter', {
    values: ['OPEN', 'NEW', 'IN_PROGRESS', 'DONE', 'DROPPED'] as const,
  });
  addList(builder, 'leads', {
    permission: 'Leads:read',
    description: 'What is open by its day, soonest first; then the rest, newest first.',
    type: LeadType,
    page: ['LeadPage', 'leads'],
    sort: ['LeadSort', LEAD_ORDERS],
    args: t => ({
      state: t({ type: LeadFilter }),
      form: t.string(),
      ownerId: t.id(),
      isOverdue: t.boolean(),
    }),
    rows: (asked, span) => leads.staff.list({ ...asked, isOverdue: asked.isOverdue ?? false }, span),
    sheet: { name: 'leads', isFresh: true, columns: SHEET },
    idOf: lead => lead.id,
  });
}

function addOverview(builder: Builder, leads: Leads): void {
  const LeadOwner = builder.objectRef<{ id: string; name: string }>('LeadOwner').implement({
    fields: t => ({ id: t.exposeID('id'), name: t.exposeString('name') }),
  });
  builder.queryFields(t => ({
    leadOwners: t.field({
      type: [LeadOwner],
      description: 'Leads:read. Who may answer leads.',
      resolve: withRight('Leads:read', () => leads.staff.owners()),
    }),
    leadForms: t.stringList({
      description: 'Leads:read. Every form a lead may come from.',
      resolve: withRight('Leads:read', () => [...FORMS.keys()]),
    }),
  }));
}

/** A withdrawal decides of an order and its price. @throws AppError Forbidden, PasswordNeeded */
function requireOrders(context: RequestContext, form: string): void {
  if (form === 'withdrawal') requireFreshPermission(context, 'Orders:update');
}

function addDecisions(builder: Builder, leads: Leads, LeadType: LeadRef, LeadState: StateRef): void {
  const AddLeadInput = builder.inputType('AddLeadInput', {
    fields: t => ({
      form: t.string({ required: true, description: 'What it is about, by the name of a form.' }),
      name: t.string({ required: true }),
      email: t.string({ description: 'This or a telephone.' }),
      phone: t.string({ description: 'In international form.' }),
      leadSource: t.string({ required: true, description: 'phone_call, chat, email, partner or video.' }),
      note: t.string({ required: true }),
      carUuid: t.id(),
      dueInHours: t.int({ description: '72 where nothing is said.' }),
    }),
  });
  builder.mutationFields(t => ({
    addLead: t.field({
      type: LeadType,
      description:
        'Leads:read. Writes down what came by telephone or otherwise than by a form; a withdrawal needs Orders:update too, just signed in.',
      args: { data: t.arg({ type: AddLeadInput, required: true }) },
      resolve: withRight('Leads:read', ({ data }, { id }, context) => {
        const { form, name, leadSource, note } = data;
        requireOrders(context, form);
        const [email, phone] = [data.email ?? null, data.phone ?? null];
        const [adUuid, dueInHours] = [data.carUuid ?? null, data.dueInHours ?? null];
        return leads.staff.take({ form, name, leadSource, note, email, phone, adUuid, dueInHours }, id);
      }),
    }),
    updateLead: t.field({
      type: LeadType,
      description:
        'Leads:read. What is not said stays as it is. Another state of a withdrawal needs Orders:update too, just signed in.',
      args: {
        id: t.arg.id({ required: true }),
        state: t.arg({ type: LeadState }),
        ownerId: t.arg.id({ description: 'Somebody who may read leads; nobody where it is null.' }),
        note: t.arg.string(),
        noteWas: t.arg.string({ description: 'The note that was read; another is StaleVersion.' }),
        dueAt: t.arg({ type: 'DateTime' }),
      },
      resolve: withRight('Leads:read', async ({ id, ...given }, { id: actorId }, context) => {
        const { state, ownerId, note, noteWas, dueAt } = given;
        const before = state && (await leads.staff.find(id));
        if (before && before.state !== state) requireOrders(context, before.form);
        const wish = {
          ...(state && { state }),
          ...(ownerId !== undefined && { ownerId }),
          ...(typeof note === 'string' && { note }),
          ...(dueAt && { dueAt }),
          noteWas: noteWas ?? null,
        };
        return leads.staff.change(id, wish, actorId);
      }),
    }),
  }));
}
