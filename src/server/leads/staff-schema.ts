import { requirePermission } from '../context.ts';
import type { Builder } from '../graphql/index.ts';
import type { Leads } from './index.ts';
import type { Answers, Lead } from './leads-store.ts';

type Answer = { name: string; values: readonly string[] };

const PAGE_LENGTH = 50;

export function answerType(builder: Builder) {
  return builder.objectRef<Answer>('InquiryAnswer').implement({
    fields: t => ({
      name: t.exposeString('name'),
      values: t.stringList({ resolve: answer => [...answer.values] }),
    }),
  });
}
export type AnswerRef = ReturnType<typeof answerType>;

export function listOf(answers: Answers): Answer[] {
  return Object.entries(answers).map(([name, values]) => ({ name, values }));
}

/** What staff see and decide. */
export function addStaff(builder: Builder, leads: Leads, InquiryAnswer: AnswerRef): void {
  const LeadState = builder.enumType('LeadState', {
    values: ['NEW', 'IN_PROGRESS', 'DONE', 'DROPPED'] as const,
  });
  const LeadType = builder.objectRef<Lead>('Lead').implement({
    fields: t => ({
      id: t.exposeID('id'),
      form: t.exposeString('form'),
      carUuid: t.id({ nullable: true, resolve: lead => lead.adUuid }),
      name: t.exposeString('name'),
      email: t.exposeString('email'),
      phone: t.exposeString('phone', { nullable: true }),
      leadSource: t.exposeString('leadSource'),
      state: t.field({ type: LeadState, resolve: lead => lead.state }),
      ownerId: t.exposeID('ownerId', { nullable: true }),
      note: t.exposeString('note'),
      dueAt: t.field({ type: 'DateTime', resolve: lead => lead.dueAt }),
      createdAt: t.field({ type: 'DateTime', resolve: lead => lead.createdAt }),
      answers: t.field({ type: [InquiryAnswer], resolve: lead => listOf(lead.answers) }),
    }),
  });
  const LeadPage = builder.objectRef<Awaited<ReturnType<Leads['listLeads']>>>('LeadPage').implement({
    fields: t => ({
      leads: t.field({ type: [LeadType], resolve: page => page.leads }),
      next: t.exposeString('next', { nullable: true, description: 'Where the following page begins.' }),
    }),
  });
  builder.queryField('leads', t =>
    t.field({
      type: LeadPage,
      description: 'Leads:read. Newest first.',
      args: { state: t.arg({ type: LeadState }), first: t.arg.int(), after: t.arg.string() },
      resolve: (_root, { state, first, after }, context) => {
        requirePermission(context, 'Leads:read');
        return leads.listLeads(state ?? null, first ?? PAGE_LENGTH, after ?? null);
      },
    }),
  );
  builder.mutationField('updateLead', t =>
    t.field({
      type: LeadType,
      description: 'Leads:read.',
      args: {
        id: t.arg.id({ required: true }),
        state: t.arg({ type: LeadState, required: true }),
        ownerId: t.arg.id(),
        note: t.arg.string({ required: true }),
      },
      resolve: (_root, { id, state, ownerId, note }, context) => {
        requirePermission(context, 'Leads:read');
        return leads.change(id, { state, ownerId: ownerId ?? null, note });
      },
    }),
  );
}
