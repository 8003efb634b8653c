import type { Ad } from '../ads/index.ts';
import type { CarAdRef } from '../ads/schema.ts';
import { requireViewer } from '../context.ts';
import { type Builder, exposed, textLanguage, withRight } from '../graphql/index.ts';
import type { Leads } from './index.ts';
import type { Answers } from './leads-store.ts';
import { MANDATE_STATES, stateOf } from './mandates.ts';
import type { MandateRecord, Proposal } from './mandates-store.ts';

export type MandatesSchemaParts = {
  readonly CarAd: CarAdRef;
  readonly findPublicAd: (uuid: string) => Promise<Ad | null>;
};

/** Adds search mandates: the client's view, and the staff's. */
export function mandatesSchema(builder: Builder, leads: Leads, parts: MandatesSchemaParts): void {
  const Mandate = mandateType(builder, parts);
  addOwn(builder, leads, Mandate);
  addStaff(builder, leads, Mandate);
}

const textOf = (answers: Answers, name: string) => answers[name]?.[0] ?? null;
const wholeOf = (answers: Answers, name: string) => {
  const text = textOf(answers, name);
  return text === null ? null : Number(text);
};

function mandateType(builder: Builder, { CarAd, findPublicAd }: MandatesSchemaParts) {
  const MandateState = builder.enumType('MandateState', { values: MANDATE_STATES });
  const ProposalAnswer = builder.enumType('ProposalAnswer', { values: ['ACCEPTED', 'REFUSED'] as const });
  const MandateProposal = builder.objectRef<Proposal>('MandateProposal').implement({
    fields: t => ({
      ...exposed(t, { ID: ['id'], String: ['note', 'reason'] }),
      car: t.field({
        type: CarAd,
        nullable: true,
        description: 'null when the car is public no more.',
        resolve: ({ adUuid }) => findPublicAd(adUuid),
      }),
      noteLanguage: textLanguage(t, ({ note }) => note),
      date: t.expose('proposedAt', { type: 'DateTime' }),
      answer: t.expose('answer', { type: ProposalAnswer, nullable: true }),
      reasonLanguage: textLanguage(t, ({ reason }) => reason),
    }),
  });
  return builder.objectRef<MandateRecord>('Mandate').implement({
    description: "A search entrusted to the house; its id is its lead's.",
    fields: t => ({
      ...exposed(t, { ID: ['id'], DateTime: ['sentAt'] }),
      state: t.field({ type: MandateState, resolve: stateOf }),
      name: t.exposeString('name', { description: 'Whose search it is.' }),
      brand: t.string({ nullable: true, resolve: ({ answers }) => textOf(answers, 'brand') }),
      model: t.string({ nullable: true, resolve: ({ answers }) => textOf(answers, 'model') }),
      version: t.string({ nullable: true, resolve: ({ answers }) => textOf(answers, 'version') }),
      yearFrom: t.int({ nullable: true, resolve: ({ answers }) => wholeOf(answers, 'yearFrom') }),
      yearTo: t.int({ nullable: true, resolve: ({ answers }) => wholeOf(answers, 'yearTo') }),
      mileageMax: t.int({ nullable: true, resolve: ({ answers }) => wholeOf(answers, 'mileageMax') }),
      budget: t.int({ nullable: true, resolve: ({ answers }) => wholeOf(answers, 'budget') }),
      proposals: t.expose('proposals', { type: [MandateProposal] }),
    }),
  });
}

type MandateRef = ReturnType<typeof mandateType>;

function addOwn(builder: Builder, leads: Leads, Mandate: MandateRef): void {
  builder.queryField('myMandates', t =>
    t.field({
      type: [Mandate],
      description: 'The searches I entrusted the house with, newest first.',
      resolve: (_root, _args, { viewer }) => (viewer ? leads.listMandates(viewer.id) : []),
    }),
  );
  builder.mutationField('answerProposal', t =>
    t.field({
      type: Mandate,
      description: 'What I say to a car that was proposed to me; the first answer counts.',
      args: {
        id: t.arg.id({ required: true }),
        accepts: t.arg.boolean({ required: true }),
        reason: t.arg.string({ description: 'Why not.' }),
      },
      resolve: (_root, { id, accepts, reason }, context) =>
        leads.answerProposal(requireViewer(context).id, id, { accepts, reason: reason ?? '' }),
    }),
  );
}

function addStaff(builder: Builder, leads: Leads, Mandate: MandateRef): void {
  builder.queryField('matchingMandates', t =>
    t.field({
      type: [Mandate],
      description: 'Leads:read. The open searches that a public car could answer, the oldest first.',
      args: { carUuid: t.arg.id({ required: true }) },
      resolve: withRight('Leads:read', ({ carUuid }) => leads.matchingMandates(carUuid)),
    }),
  );
  builder.mutationField('proposeCar', t =>
    t.field({
      type: Mandate,
      description: 'Leads:read. Proposes a public car to a search and tells its person, once.',
      args: {
        mandateId: t.arg.id({ required: true }),
        carUuid: t.arg.id({ required: true }),
        note: t.arg.string({ description: 'A word to the person.' }),
      },
      resolve: withRight('Leads:read', ({ mandateId, carUuid, note }, { id: staffId }) =>
        leads.propose(mandateId, { carUuid, note: note ?? '', staffId }),
      ),
    }),
  );
}
