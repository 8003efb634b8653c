/**
 * The audit room: who did what to what, when, and how it was before and after. Every verb by which staff change
 * an ad, an auction, a person, an order or a text calls `record` in its own transaction; so does the house
 * where it closes an auction. It promises that a line stands exactly when its change was committed, that no
 * line is ever changed or deleted (the database refuses it), and that only what differs is kept. Never give it
 * a secret: no password, no token, no ceiling.
 */
import type { Reads } from '../database/index.ts';
import { type AuditFilter, findEntries, findEntriesOf } from './audit-store.ts';

export type { AuditEntry } from './audit-store.ts';
export { type Action, differenceOf, type NewEntry, record } from './record.ts';

export type Audit = ReturnType<typeof openAudit>;

export function openAudit({ database }: { database: Reads }) {
  return {
    page: (filter: AuditFilter, page: { first: number; offset: number }) =>
      findEntries(database, filter, page),
    /** What was done to one thing, newest first. */
    listOf: (subjectId: string, first: number, subject: string | null = null) =>
      findEntriesOf(database, subjectId, subject, first),
  };
}
