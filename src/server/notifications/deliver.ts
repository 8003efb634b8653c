import type { Writes } from '../database/index.ts';
import type { Jobs } from '../jobs/index.ts';
import { type Address, addressIn, composeLetter, type Letter, type Mail } from '../mail/index.ts';
import type { Secrets } from '../secrets/index.ts';
import { type Channel, kindOf, type NotificationKind } from './kinds.ts';
import { findToTell, type StoredSettings, type ToTell } from './notifications-store.ts';
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
export type TellJob = { readonly ids: readonly string[]; readonly isLate?: boolean };

/** Where a person is told of a kind: as they chose, else as the house does; a service letter always. */
export function channelsFor(kind: NotificationKind, settings: StoredSettings): readonly Channel[] {
  const { channels, isService } = kindOf(kind);
  const chosen = settings.channels[kind] ?? channels;
  return isService && !chosen.includes('EMAIL') ? [...chosen, 'EMAIL'] : chosen;
}

/** Takes notifications out of the page: into the mailboxes and onto the telephones that want them. */
export async function deliver(parts: DeliverParts, writes: Writes, { ids, isLate }: TellJob): Promise<void> {
  const letters: Letter[] = [];
  const held = new Map<number, string[]>();
  for (const found of await findToTell(writes, ids)) {
    const isStale = found.isRead || (kindOf(found.kind).isOfRunning === true && found.isOver);
    if (isLate && isStale) continue;
    const waitMs = found.data.isUrgent ? 0 : quietMs(found.settings, parts.clock());
    if (waitMs > 0) held.set(waitMs, [...(held.get(waitMs) ?? []), found.id]);
    else letters.push(...(await tell(parts, writes, found)));
  }
  await parts.mail.sendAll(writes, letters);
  await parts.jobs.enqueue(
    writes,
    Array.from(held, ([delayMs, late]) => ({ kind: TELL, data: { ids: late, isLate: true }, delayMs })),
  );
}

/** Tells one person's telephones; answers the letter there is to write, if any. */
async function tell(parts: DeliverParts, writes: Writes, found: ToTell): Promise<Letter[]> {
  const channels = channelsFor(found.kind, found.settings);
  const url = new URL(pathOf(found), parts.publicUrl).href;
  const said = sayIn(found.language, found.kind, found.car, found.data);
  if (found.hasDevices && channels.includes('PUSH')) {
    const message = { title: said.subject, body: said.text, url, tag: found.id };
    await parts.push.send(writes, found.accountId, message);
  }
  // Who is kept out still hears of what they bought and sold.
  if (found.isBlocked && !kindOf(found.kind).isService) return [];
  if (!channels.includes('EMAIL') || found.email === null) return [];
  const letter = composeLetter({
    to: found.email,
    language: found.language,
    subject: said.subject,
    paragraphs: [said.text],
    picture: pictureOf(parts, found),
    button: { text: said.button, url },
    unsubscribeUrl: kindOf(found.kind).isService ? null : await unsubscribeUrl(parts, found),
  });
  return [letter];
}

const PICTURE_WIDTH = 960;

function pictureOf({ publicUrl }: DeliverParts, { photoId, car }: ToTell) {
  if (photoId === null) return null;
  return { url: new URL(`/photos/${photoId}/${PICTURE_WIDTH}.jpg`, publicUrl).href, alt: car };
}

async function unsubscribeUrl({ secrets, publicUrl }: DeliverParts, told: ToTell): Promise<string> {
  const token = await secrets.sign(UNSUBSCRIBE, `${told.accountId} ${told.kind}`);
  return new URL(`/mail/unsubscribe/${token}`, publicUrl).href;
}

/** The staff's application stands outside the languages. */
const REVIEW_PATH = '/admin/ads/review';
const STAFF_ORDERS_PATH = '/admin/orders';
const OF_QUESTIONS: readonly NotificationKind[] = ['QUESTION_ASKED', 'QUESTION_WAITING'];

function pathOf({ kind, language, slug, adUuid, data }: ToTell): string {
  const myCar = () => addressIn('myCar', language, adUuid ?? '');
  if (kind === 'AD_SUBMITTED') return REVIEW_PATH;
  if (kind === 'AD_REVIEWED') return myCar();
  if (data.isSeller && OF_QUESTIONS.includes(kind)) return `${myCar()}#questions`;
  if (kind === 'ORDER_MESSAGE') {
    const orderId = data.orderId ?? '';
    const path = data.isForHouse ? `${STAFF_ORDERS_PATH}/${orderId}` : addressIn('order', language, orderId);
    return `${path}#messages`;
  }
  if (kind === 'DOCUMENT_EXPIRING') return addressIn('documents', language);
  if (kind === 'MANDATE_NEWS') return addressIn('mandates', language);
  const [page, id]: [Address, string?] =
    kind === 'ORDER_STEP'
      ? ['order', data.orderId ?? '']
      : kind === 'OFFER'
        ? ['offer', data.offerId ?? '']
        : slug
          ? ['car', slug]
          : [kind === 'ALERT_MATCH' ? 'alerts' : 'notifications'];
  return addressIn(page, language, id);
}
