import { APPROVAL_STATES, approvalState, type ConsignmentStep } from '#shared/sale/index.ts';
import { requireViewer } from '../context.ts';
import { type Builder, type EnumRef, type ObjectRef, withRight } from '../graphql/index.ts';
import type { Consignment, Consignments, OpenFile } from './index.ts';

type FileRef = ObjectRef<Consignment>;
type Types = {
  readonly Step: EnumRef<ConsignmentStep>;
  readonly File: FileRef;
  readonly Mine: FileRef;
};

/** The change that the seller requested, until they are asked again. */
const changeOf = ({ approvalAnswer, approvalNote }: Consignment) =>
  approvalAnswer === 'CHANGE' ? approvalNote : null;

const SELLS = ['Ads:publish', 'Auctions:update'] as const;

/** Adds the seller's approval of the ad that the house wrote, and the other steps open before publication. */
export function addApprovals(builder: Builder, consignments: Consignments, types: Types): void {
  const { Step, File, Mine } = types;
  const State = builder.enumType('ApprovalState', {
    description: 'OUTDATED: given, and the ad was written otherwise since.',
    values: APPROVAL_STATES,
  });
  const Approval = builder.objectRef<Consignment>('AdApproval').implement({
    description: 'What a car’s seller says to the ad that the house wrote.',
    fields: t => ({
      id: t.exposeID('approvalId', { nullable: true, description: 'What `answerAdApproval` is told.' }),
      state: t.field({ type: State, resolve: approvalState }),
      answeredAt: t.expose('approvalAnsweredAt', { type: 'DateTime', nullable: true }),
      isNoted: t.exposeBoolean('isApprovalNoted', {
        description: 'The house wrote down what they said elsewhere.',
      }),
      change: t.string({
        nullable: true,
        description: 'What is to change, in their words.',
        resolve: changeOf,
      }),
    }),
  });
  const resolve = (file: Consignment) => (file.isHandled && file.adUuid !== null ? file : null);
  for (const Type of [File, Mine])
    builder.objectField(Type, 'approval', t => t.field({ type: Approval, nullable: true, resolve }));
  builder.objectField(File, 'missing', t =>
    t.stringList({
      description: 'Fields of its ad without which that should not be published.',
      resolve: async file => [...(await consignments.missing(file))],
    }),
  );
  const Open = openFileType(builder, Step);
  builder.queryField('openSteps', t =>
    t.field({
      type: [Open],
      description:
        'Ads:publish or Auctions:update. Of these cars, those whose file is not ready for the public.',
      args: { uuids: t.arg.idList({ required: true }) },
      resolve: withRight(SELLS, ({ uuids }) => consignments.openSteps(uuids)),
    }),
  );
  builder.mutationFields(t => ({
    askAdApproval: t.field({
      type: File,
      description: 'Leads:read. Asks its seller for their word on the ad, by letter and on their page.',
      args: { id: t.arg.id({ required: true }) },
      resolve: withRight('Leads:read', ({ id }, viewer) => consignments.askApproval(id, viewer.id)),
    }),
    noteAdApproval: t.boolean({
      description:
        'Leads:read, Ads:publish or Auctions:update. Its seller approves of the ad of this car, as they said elsewhere.',
      args: {
        uuid: t.arg.id({ required: true }),
        reason: t.arg.string({ required: true, description: 'How they said so.' }),
      },
      resolve: withRight(['Leads:read', ...SELLS], async ({ uuid, reason }, { id }) => {
        await consignments.noteApproval(uuid, reason, id);
        return true;
      }),
    }),
    answerAdApproval: t.field({
      type: Mine,
      description: 'My word on the ad of my car: yes to the revision that I read, or what is to change.',
      args: {
        id: t.arg.id({ required: true }),
        revision: t.arg.int({ required: true }),
        change: t.arg.string(),
      },
      resolve: (_root, { id, revision, change = null }, context) =>
        consignments.answerApproval(requireViewer(context).id, id, { revision, change }),
    }),
  }));
}

function openFileType(builder: Builder, Step: Types['Step']) {
  return builder.objectRef<OpenFile>('OpenFile').implement({
    description:
      'A car whose file has something open that comes before its publication, or is to be opened first.',
    fields: t => ({
      id: t.id({
        nullable: true,
        description: 'Of the file; null where its owner left the car to the house, and none was opened yet.',
        resolve: ({ file }) => file?.id ?? null,
      }),
      adUuid: t.exposeID('adUuid'),
      title: t.exposeString('title'),
      steps: t.expose('open', { type: [Step] }),
      change: t.string({
        nullable: true,
        description: 'What its seller asks to have changed of the ad, in their words.',
        resolve: ({ file }) => file && changeOf(file),
      }),
    }),
  });
}
