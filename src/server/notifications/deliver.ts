import type { Writes } from '../database/index.ts';
import type { Jobs } from '../jobs/index.ts';
import { type Address, addressIn, composeLetter, type Mail } from '../mail/index.ts';
import type { Secrets } from '../secrets/index.ts';
import { type Channel, kindOf, type NotificationKind } from './kinds.ts';
import { findSettings, findToTell, type StoredSettings, type ToTell } from './notifications-store.ts';
import type { Push } from './push.ts';
import { quietMs } from './quiet.ts';
import { sayIn } from './words.ts';

export type DeliverParts = {
  readonly jobs: Jobs;
  readonly mail: Mail;
  readonly push: Push;
  readonly secrets: Secrets;
  readonly publicUrl: URL;
  readonly clock: () => number;
};

export const TELL = 'notifications.tell';
export const UNSUBSCRIBE = 'unsubscribe';
/** `isLate`: it was held back by quiet hours. */
export type TellJob = { readonly id: string; readonly isLate?: boolean };

/** Where a person is told of a kind: as they chose, else as the house does; a service letter always. */
export function channelsFor(kind: NotificationKind, settings: StoredSettings): readonly Channel[] {
  const { channels, isService } = kindOf(kind);
  const chosen = settings.channels[kind] ?? channels;
  return isService && !chosen.includes('EMAIL') ? [...chosen, 'EMAIL'] : chosen;
}

/** Takes one notification out of the page: into the mailbox and onto the telephones that want it. */
export async function deliver(parts: DeliverParts, writes: Writes, { id, isLate }: TellJob): Promise<void> {
  const found = await findToTell(writes, id);
  if (!found || (isLate && (found.isRead || (kindOf(found.kind).isOfRunning && found.isOver)))) return;
  const settings = await findSettings(writes, found.accountId);
  const channels = channelsFor(found.kind, settings);
  const waitMs = found.data.isUrgent ? 0 : quietMs(settings, parts.clock());
  if (waitMs > 0) {
    return parts.jobs.enqueue(writes, [{ kind: TELL, data: { id, isLate: true }, delayMs: waitMs }]);
  }
  const url = new URL(pathOf(found), parts.publicUrl).href;
  const said = sayIn(found.language, found.kind, found.car, found.data);
  if (channels.includes('PUSH')) {
    await parts.push.send(writes, found.accountId, { title: said.subject, body: said.text, url, tag: id });
  }
  if (!channels.includes('EMAIL') || found.email === null) return;
  const letter = composeLetter({
    to: found.email,
    language: found.language,
    subject: said.subject,
    preheader: said.text,
    title: said.subject,
    paragraphs: [said.text],
    button: { text: said.button, url },
    unsubscribeUrl: kindOf(found.kind).isService ? null : await unsubscribeUrl(parts, found),
  });
  await parts.mail.send(writes, letter);
}

async function unsubscribeUrl({ secrets, publicUrl }: DeliverParts, told: ToTell): Promise<string> {
  const token = await secrets.sign(UNSUBSCRIBE, `${told.accountId} ${told.kind}`);
  return new URL(`/mail/unsubscribe/${token}`, publicUrl).href;
}

function pathOf({ kind, language, slug, data }: ToTell): string {
  const [page, id]: [Address, string?] =
    kind === 'ORDER_STEP'
      ? ['order', data.orderId ?? '']
      : slug
        ? ['car', slug]
        : [kind === 'ALERT_MATCH' ? 'alerts' : 'notifications'];
  return addressIn(page, language, id);
}
