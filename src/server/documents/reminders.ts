import type { Millis } from '#shared/sale/index.ts';
import type { Core } from '../core.ts';
import type { Writes } from '../database/index.ts';
import type { Notify } from '../notifications/index.ts';
import { findDocument, listDocuments, type PersonDocument } from './documents-store.ts';

const REMIND = 'documents.remind';
/** Long enough to have a new one made. */
const BEFORE_MS: Millis = 30 * 86_400_000;

export type Reminders = ReturnType<typeof openReminders>;

export type RemindersParts = Pick<Core, 'database' | 'jobs' | 'clock'> & {
  readonly notify: Notify;
};

/** Tells people in time that a paper of theirs which was accepted will soon be good no more. */
export function openReminders({ jobs, notify, clock }: RemindersParts) {
  jobs.handle<{ readonly id: string }>(REMIND, async ({ id }, writes) => {
    const document = await findDocument(writes, id);
    if (document?.state !== 'ACCEPTED' || document.expiresAt === null) return;
    const { accountId, kind, fileName: name, expiresAt: endAt } = document;
    // Who has one that is good for longer misses nothing when this one is over.
    const others = await listDocuments(writes, accountId);
    const isGoodFor = ({ expiresAt }: PersonDocument) => expiresAt === null || expiresAt > endAt;
    if (others.some(each => each.kind === kind && each.state === 'ACCEPTED' && isGoodFor(each))) return;
    await notify(writes, [
      { accountId, kind: 'DOCUMENT_EXPIRING', key: id, adUuid: null, data: { name, endAt } },
    ]);
  });

  return {
    /** Promises the reminder with the acceptance itself. */
    async promise(writes: Writes, { id, expiresAt }: PersonDocument): Promise<void> {
      if (expiresAt === null) return;
      const delayMs = Math.max(0, expiresAt - BEFORE_MS - clock());
      await jobs.enqueue(writes, [{ kind: REMIND, data: { id }, delayMs }]);
    },
  };
}
