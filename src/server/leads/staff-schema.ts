import { requireFreshPermission, requirePermission } from '../context.ts';
import { type CsvColumn, isoOf, partSpan, writePart } from '../csv/index.ts';
import type { CsvFileRef } from '../csv/schema.ts';
import type { Builder } from '../graphql/index.ts';
import { type Paged, sortsOf, spanOf } from '../paging.ts';
import { FORMS } from './forms/index.ts';
import type { Leads } from './index.ts';
import type { Answers } from './leads-store.ts';
import { LEAD_ORDERS, type StaffLead } from './staff-store.ts';

type Answer = { name: string; values: readonly string[] };

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
export function addStaff(
  builder: Builder,
  leads: Leads,
  { InquiryAnswer, CsvFile }: { readonly InquiryAnswer: AnswerRef; readonly CsvFile: CsvFileRef },
): void {
  const LeadState = stateType(builder);
  const LeadType = leadType(builder, LeadState, InquiryAnswer);
  addLists(builder, leads, LeadType, CsvFile);
  addOverview(builder, leads);
  addDecisions(builder, leads, LeadType, LeadState);
}

function stateType(builder: Builder) {
  return builder.enumType('LeadState', { values: ['NEW', 'IN_PROGRESS', 'DONE', 'DROPPED'] as const });
}

type StateRef = ReturnType<typeof stateType>;

function leadType(builder: Builder, LeadState: StateRef, InquiryAnswer: AnswerRef) {
  return builder.objectRef<StaffLead>('Lead').implement({
    fields: t => ({
      id: t.exposeID('id'),
      form: t.exposeString('form'),
      carUuid: t.id({ nullable: true, resolve: lead => lead.adUuid }),
      carTitle: t.exposeString('adTitle', { nullable: true }),
      personId: t.id({
        nullable: true,
        description: 'The account, where the person has one.',
        resolve: lead => lead.accountId,
      }),
      name: t.exposeString('name'),
      email: t.exposeString('email', { nullable: true }),
      phone: t.exposeString('phone', { nullable: true }),
      leadSource: t.exposeString('leadSource'),
      state: t.field({ type: LeadState, resolve: lead => lead.state }),
      ownerId: t.exposeID('ownerId', { nullable: true }),
      ownerName: t.exposeString('ownerName', { nullable: true }),
      note: t.exposeString('note'),
      dueAt: t.field({ type: 'DateTime', resolve: lead => lead.dueAt }),
      isOverdue: t.exposeBoolean('isOverdue', { description: 'Open, and past its day.' }),
      createdAt: t.field({ type: 'DateTime', resolve: lead => lead.createdAt }),
      answers: t.field({ type: [InquiryAnswer], resolve: lead => listOf(lead.answers) }),
    }),
  });
}

type LeadRef = ReturnType<typeof leadType>;

/** A line a lead: what the list shows, and how its person is reached. */
const SHEET: readonly CsvColumn<StaffLead>[] = [
  ['id', lead => lead.id],
  ['form', lead => lead.form],
  ['name', lead => lead.name],
  ['email', lead => lead.email],
  ['phone', lead => lead.phone],
  ['source', lead => lead.leadSource],
  ['car', lead => lead.adTitle],
  ['ad', lead => lead.adUuid],
  ['state', lead => lead.state],
  ['owner', lead => lead.ownerName],
  ['due', lead => isoOf(lead.dueAt)],
  ['isOverdue', lead => lead.isOverdue],
  ['createdAt', lead => isoOf(lead.createdAt)],
  ['note', lead => lead.note],
];

function addLists(builder: Builder, leads: Leads, LeadType: LeadRef, CsvFile: CsvFileRef): void {
  const LeadPage = builder.objectRef<Paged<StaffLead>>('LeadPage').implement({
    fields: t => ({
      totalCount: t.exposeInt('totalCount'),
      leads: t.field({ type: [LeadType], resolve: page => [...page.rows] }),
    }),
  });
  const LeadFilter = builder.enumType('LeadFilter', {
    values: ['OPEN', 'NEW', 'IN_PROGRESS', 'DONE', 'DROPPED'] as const,
  });
  const LeadSort = builder.enumType('LeadSort', { values: sortsOf(LEAD_ORDERS) });
  builder.queryFields(t => ({
    leads: t.field({
      type: LeadPage,
      description: 'Leads:read. What is open by its day, soonest first; then the rest, newest first.',
      args: {
        state: t.arg({ type: LeadFilter }),
        form: t.arg.string(),
        ownerId: t.arg.id(),
        isOverdue: t.arg.boolean(),
        search: t.arg.string(),
        page: t.arg.int(),
        first: t.arg.int(),
        sort: t.arg({ type: LeadSort }),
      },
      resolve: (_root, { state, form, ownerId, isOverdue, search, page, first, sort }, context) => {
        requirePermission(context, 'Leads:read');
        const asked = { state: state ?? null, form: form ?? null, ownerId: ownerId ?? null };
        return leads.staff.list(
          { ...asked, isOverdue: isOverdue ?? false, search: search ?? null },
          spanOf({ page, first, sort }),
        );
      },
    }),
    leadsCsv: t.field({
      type: CsvFile,
      description: 'Leads:read, just signed in. What the list shows, as a file.',
      args: {
        state: t.arg({ type: LeadFilter }),
        form: t.arg.string(),
        ownerId: t.arg.id(),
        isOverdue: t.arg.boolean(),
        search: t.arg.string(),
        page: t.arg.int(),
        sort: t.arg({ type: LeadSort }),
      },
      resolve: async (_root, { state, form, ownerId, isOverdue, search, page, sort }, context) => {
        requireFreshPermission(context, 'Leads:read');
        const asked = { state: state ?? null, form: form ?? null, ownerId: ownerId ?? null };
        const wish = { ...asked, isOverdue: isOverdue ?? false, search: search ?? null };
        const span = partSpan(page, sort);
        return writePart(SHEET, await leads.staff.list(wish, span), span);
      },
    }),
    lead: t.field({
      type: LeadType,
      nullable: true,
      description: 'Leads:read.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => {
        requirePermission(context, 'Leads:read');
        return leads.staff.find(id);
      },
    }),
  }));
}

function addOverview(builder: Builder, leads: Leads): void {
  const LeadOwner = builder.objectRef<{ id: string; name: string }>('LeadOwner').implement({
    fields: t => ({ id: t.exposeID('id'), name: t.exposeString('name') }),
  });
  const LeadCounts = builder.objectRef<{ open: number; overdue: number }>('LeadCounts').implement({
    fields: t => ({ open: t.exposeInt('open'), overdue: t.exposeInt('overdue') }),
  });
  builder.queryFields(t => ({
    leadOwners: t.field({
      type: [LeadOwner],
      description: 'Leads:read. Who may answer leads.',
      resolve: (_root, _args, context) => {
        requirePermission(context, 'Leads:read');
        return leads.staff.owners();
      },
    }),
    leadForms: t.stringList({
      description: 'Leads:read. Every form a lead may come from.',
      resolve: (_root, _args, context) => {
        requirePermission(context, 'Leads:read');
        return [...FORMS.keys()];
      },
    }),
    leadCounts: t.field({
      type: LeadCounts,
      description: 'Leads:read. What is open, and how much of it is past its day.',
      resolve: (_root, _args, context) => {
        requirePermission(context, 'Leads:read');
        return leads.staff.counts();
      },
    }),
  }));
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
      description: 'Leads:read. Writes down what came by telephone or otherwise than by a form.',
      args: { data: t.arg({ type: AddLeadInput, required: true }) },
      resolve: (_root, { data }, context) => {
        const { id } = requirePermission(context, 'Leads:read');
        const { form, name, leadSource, note } = data;
        const [email, phone] = [data.email ?? null, data.phone ?? null];
        const [adUuid, dueInHours] = [data.carUuid ?? null, data.dueInHours ?? null];
        return leads.staff.take({ form, name, leadSource, note, email, phone, adUuid, dueInHours }, id);
      },
    }),
    updateLead: t.field({
      type: LeadType,
      description: 'Leads:read. Its owner is somebody who may read leads, or nobody.',
      args: {
        id: t.arg.id({ required: true }),
        state: t.arg({ type: LeadState, required: true }),
        ownerId: t.arg.id(),
        note: t.arg.string({ required: true }),
        dueAt: t.arg({ type: 'DateTime', description: 'As it is where nothing is said.' }),
      },
      resolve: (_root, { id, state, ownerId, note, dueAt }, context) => {
        const { id: actorId } = requirePermission(context, 'Leads:read');
        const wish = { state, ownerId: ownerId ?? null, note, dueAt: dueAt ?? null };
        return leads.staff.change(id, wish, actorId);
      },
    }),
  }));
}
