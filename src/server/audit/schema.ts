import { type Permission, type RequestContext, requirePermission } from '../context.ts';
import { type CsvColumn, momentOf } from '../csv/index.ts';
import { isUuid } from '../database/index.ts';
import { requireInput } from '../errors.ts';
import { type Builder, exposed, exposedOrNull, sheetOf, textLanguage, withRight } from '../graphql/index.ts';
import { spanOf } from '../paging.ts';
import type { AuditEntry, AuditFilter } from './audit-store.ts';
import type { Audit } from './index.ts';

const TEXT_LENGTH_MAX = 200;
const HISTORY_LENGTH = 100;

/** Whose history is read with the list that they stand in, and the permission that opens it. */
const HISTORIES = {
  CAMPAIGN: 'Users:update',
  CONSIGNMENT: 'Leads:read',
  LEAD: 'Leads:read',
  ORDER: 'Orders:update',
  QUESTION: 'Questions:answer',
  REPORT: 'Users:update',
  REVIEW: 'Content:update',
} as const satisfies Readonly<Record<string, Permission>>;
type HistoryKind = keyof typeof HISTORIES;

type Change = { name: string; before: string | null; after: string | null };
type Page = { entries: AuditEntry[]; total: number };

/** Reading the log: for those who hand out permissions. */
export function auditSchema(builder: Builder, audit: Audit) {
  const AuditEntryType = entryType(builder);
  const AuditPage = builder.objectRef<Page>('AuditPage').implement({
    fields: t => ({
      entries: t.expose('entries', { type: [AuditEntryType] }),
      totalCount: t.exposeInt('total'),
    }),
  });
  const Filter = builder.inputType('AuditFilter', {
    fields: t => ({
      text: t.string({
        description: 'Part of a name, a person’s address or a reason, or the whole id of a thing.',
      }),
      subject: t.string({ description: 'What was acted on: ad, auction, order, account…' }),
      actorId: t.id(),
      from: t.field({ type: 'DateTime' }),
      until: t.field({ type: 'DateTime' }),
    }),
  });
  builder.queryField('auditEntries', t =>
    t.field({
      type: AuditPage,
      description: 'Users:update. Newest first, fifty a page.',
      args: { filter: t.arg({ type: Filter }), page: t.arg.int({ defaultValue: 1 }) },
      extensions: sheetOf({
        name: 'audit',
        permission: 'Users:update',
        isFresh: true,
        columns: COLUMNS,
        rows: async ({ filter }: { filter?: FilterInput | null }, { limit, offset }, context) => {
          const { entries, total } = await audit.page(toFilter(filter ?? {}), { first: limit, offset });
          return { rows: entries.map(entry => readableBy(context, entry)), totalCount: total };
        },
      }),
      resolve: withRight('Users:update', ({ filter, page }) => {
        const { limit, offset } = spanOf({ page });
        return audit.page(toFilter(filter ?? {}), { first: limit, offset });
      }),
    }),
  );
  addHistory(builder, audit, AuditEntryType);
  return { AuditEntry: AuditEntryType };
}

function addHistory(builder: Builder, audit: Audit, AuditEntryType: AuditEntryRef): void {
  const Kind = builder.enumType('HistoryKind', { values: Object.keys(HISTORIES) as HistoryKind[] });
  builder.queryField('staffHistory', t =>
    t.field({
      type: [AuditEntryType],
      description: 'The permission of the list. What was done to a thing, newest first.',
      args: { kind: t.arg({ type: Kind, required: true }), id: t.arg.id({ required: true }) },
      resolve: (_root, { kind, id }, context) => {
        requirePermission(context, HISTORIES[kind]);
        return audit.listOf(id, HISTORY_LENGTH, kind.toLowerCase());
      },
    }),
  );
}

export type AuditEntryRef = ReturnType<typeof entryType>;

function entryType(builder: Builder) {
  const AuditChange = builder.objectRef<Change>('AuditChange').implement({
    fields: t => ({
      name: t.exposeString('name'),
      before: t.exposeString('before', {
        nullable: true,
        description: 'As it is written; null where there was none.',
      }),
      after: t.exposeString('after', { nullable: true }),
    }),
  });
  return builder.objectRef<AuditEntry>('AuditEntry').implement({
    fields: t => ({
      ...exposed(t, { ID: ['subjectId'], String: ['action'], DateTime: ['recordedAt'] }),
      ...exposedOrNull(t, { String: ['reason'] }),
      id: t.id({ resolve: entry => String(entry.id) }),
      subjectName: t.exposeString('subjectName', {
        description: 'Of an account its person’s name, or its number once they have left.',
      }),
      actorName: t.exposeString('actorName', { description: 'Empty for the house itself.' }),
      changes: t.field({
        type: [AuditChange],
        resolve: (entry, _args, context) => changesOf(readableBy(context, entry)),
      }),
      reasonLanguage: textLanguage(t, ({ reason }) => reason),
    }),
  });
}

/** What only those who run auctions may know, though others read that it changed. */
const RESERVES = new Set(['reserve', 'reservePrice', 'wishedReserve']);
const HIDDEN = '•••';

function readableBy({ viewer }: RequestContext, entry: AuditEntry): AuditEntry {
  if (viewer?.permissions.has('Auctions:update')) return entry;
  const shown = (state: AuditEntry['before']) =>
    Object.fromEntries(
      Object.entries(state).map(([name, value]) => [name, RESERVES.has(name) ? HIDDEN : value]),
    );
  return { ...entry, before: shown(entry.before), after: shown(entry.after) };
}

/** What is different, field by field, in words that can be read. */
function changesOf({ before, after, names: people }: AuditEntry): Change[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const said = (value: unknown) => (typeof value === 'string' && people.get(value)) || told(value);
  return names.map(name => ({ name, before: said(before[name]), after: said(after[name]) }));
}

function told(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

type FilterInput = {
  [Field in 'text' | 'subject' | 'actorId']?: string | null | undefined;
} & { [Field in 'from' | 'until']?: number | null | undefined };

function toFilter({ text, subject, actorId, from, until }: FilterInput): AuditFilter {
  requireInput((text ?? '').length <= TEXT_LENGTH_MAX, 'text');
  requireInput(actorId == null || isUuid(actorId), 'actorId');
  return {
    text: text?.trim() || null,
    subject: subject || null,
    actorId: actorId ?? null,
    from: from ?? null,
    until: until ?? null,
  };
}

const COLUMNS: readonly CsvColumn<AuditEntry>[] = [
  ['id', entry => entry.id],
  ['recordedAt', entry => momentOf(entry.recordedAt)],
  ['actor', entry => entry.actorName],
  ['action', entry => entry.action, 'admin.audit.actions'],
  ['subjectId', entry => entry.subjectId],
  ['subject', entry => entry.subjectName],
  ['before', entry => JSON.stringify(entry.before)],
  ['after', entry => JSON.stringify(entry.after)],
  ['reason', entry => entry.reason],
];
