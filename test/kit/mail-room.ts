import { openBus } from '#server/bus/index.ts';
import { openJobs } from '#server/jobs/index.ts';
import { openMail } from '#server/mail/index.ts';
import type { TestDatabase } from './database.ts';
import { quietEvents } from './world.ts';

export const HOUSE = { name: 'Calandre SAS', address: '12 rue du Bac & Cie, 75007 Paris' };
export const letterTo = (to: string, subject = 'Hello') => ({
  to,
  subject,
  text: 'text',
  html: '<p>text</p>',
});

/** A mail room with jobs and a bus of its own, as each process has. */
export async function openMailRoom({ database }: TestDatabase, smtpUrl: string | null, patienceMs?: number) {
  const bus = await openBus(database, null, () => {});
  const jobs = openJobs({ database, bus, events: quietEvents(), patienceMs });
  const publicUrl = new URL('https://calandre.test');
  const from = 'Calandre <sale@calandre.test>';
  const mail = openMail({ database, jobs, smtpUrl, from, publicUrl, house: () => HOUSE });
  return {
    mail,
    jobs,
    async [Symbol.asyncDispose]() {
      await jobs[Symbol.asyncDispose]();
      await mail[Symbol.asyncDispose]();
      await bus[Symbol.asyncDispose]();
    },
  };
}
