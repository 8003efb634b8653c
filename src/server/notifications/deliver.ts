import { linkTo, placeOfNews } from '#shared/paths/links.ts';
import { localeOf } from '#shared/words/locale.ts';
import type { Core } from '../core.ts';
import type { Reads, Writes } from '../database/index.ts';
import { composeLetter, type GivenUp, type Letter } from '../mail/index.ts';
import { factsOf, quotesOf } from './facts.ts';
import { type Channel, kindOf, type NotificationKind, type OrderNews } from './kinds.ts';
import { findToTell, type StoredSettings, type ToTell } from './notifications-store.ts';
import type { Push, PushMessage } from './push.ts';
import { quietMs } from './quiet.ts';
import { sayIn } from './words.ts';

export type DeliverParts = Pick<Core, 'jobs' | 'mail' | 'secrets' | 'publicUrl' | 'clock'> & {
  readonly push: Push;
};

export const TELL = 'notifications.tell';
export const UNSUBSCRIBE = 'unsubscribe';
/** `isLate`: it was held back by quiet hours. */
export type TellJob = { readonly ids: readonly string[]; readonly isLate?: boolean };

/** Returns the channels of a kind: the person's choice, else the default; a service letter always. */
export function channelsFor(kind: NotificationKind, settings: StoredSettings): readonly Channel[] {
  const { channels, isService } = kindOf(kind);
  const chosen = settings.channels[kind] ?? channels;
  return isService && !chosen.includes('EMAIL') ? [...chosen, 'EMAIL'] : chosen;
}

/**
 * Delivers notifications by letter and push to those who want them. One whose words cannot be made gets a job of its
 * own, which fails and is retried alone.
 */
export async function deliver(parts: DeliverParts, writes: Writes, { ids, isLate }: TellJob): Promise<void> {
  const letters: Letter[] = [];
  const held = new Map<number, string[]>();
  const apart: string[] = [];
  for (const found of await findToTell(writes, ids)) {
    // A service letter must be delivered on a durable medium: reading the notification in the page does not replace it.
    const isStale = (found.isRead && !kindOf(found.kind).isService) || isPast(found);
    if (found.isUndone || (isLate && isStale)) continue;
    const waitMs = isUrgent(found) ? 0 : quietMs(found.settings, parts.clock());
    if (waitMs > 0) held.set(waitMs, [...(held.get(waitMs) ?? []), found.id]);
    else {
      const words = await wordsOf(parts, found).catch(error => {
        if (ids.length === 1) throw error;
        apart.push(found.id);
        return NO_WORDS;
      });
      if (words.message) await parts.push.send(writes, found.accountId, words.message, endOf(found));
      if (words.letter) letters.push(words.letter);
    }
  }
  await parts.mail.sendAll(writes, letters);
  await parts.jobs.enqueue(
    writes,
    Array.from(held, ([delayMs, late]) => ({ kind: TELL, data: { ids: late, isLate: true }, delayMs })),
  );
  await parts.jobs.enqueue(
    writes,
    apart.map(id => ({ kind: TELL, data: { ids: [id], isLate: isLate === true } })),
  );
}

/** Whether the subject of the news is over. */
function isPast({ kind, isOver, isOffered }: ToTell): boolean {
  const { isOfRunning = false, isOfOffered = false } = kindOf(kind);
  return (isOfRunning && isOver) || (isOfOffered && !isOffered);
}

/** Returns the letter as it should be written now, to the current address; or why it is not to be sent. */
export async function tellAgain(parts: DeliverParts, reads: Reads, id: string): Promise<Letter | GivenUp> {
  const [found] = await findToTell(reads, [id]);
  if (!found) return 'UNWANTED';
  if (found.isUndone || isPast(found)) return 'LATE';
  return (await wordsOf(parts, found)).letter ?? 'UNWANTED';
}

/**
 * News that quiet hours do not hold back: the law requires a withdrawal to be acknowledged without delay, and the
 * deadline of a formal notice runs from the hour it is sent.
 */
const URGENT_STEPS: readonly OrderNews[] = [
  'WITHDRAWN',
  'SIGN_LATE',
  'PAY_LATE',
  'COLLECT_LATE',
  'RETURN_LATE',
];
const isUrgent = ({ data }: ToTell) => data.isUrgent || URGENT_STEPS.some(step => step === data.step);

type Told = { readonly message: PushMessage | null; readonly letter: Letter | null };
const NO_WORDS: Told = { message: null, letter: null };

/** Returns the push message and the letter for one notification, if any. */
async function wordsOf(parts: DeliverParts, found: ToTell): Promise<Told> {
  // A blocked person still receives news of their purchases and sales.
  if (found.isBlocked && !kindOf(found.kind).isService) return NO_WORDS;
  const channels = channelsFor(found.kind, found.settings);
  const url = new URL(pathOf(found), parts.publicUrl).href;
  const endAt = endOf(found);
  // The end may have moved since: letters and pushes give the current one.
  const isBegun = found.lot?.isBegun === true;
  const data = endAt === null ? found.data : { ...found.data, endAt, isBegun };
  const said = sayIn(found.language, found.kind, found.car, data);
  const isPushed = found.hasDevices && channels.includes('PUSH');
  const message = isPushed ? { title: said.subject, body: said.text, url, tag: found.id } : null;
  if (!channels.includes('EMAIL') || found.email === null) return { message, letter: null };
  const letter = composeLetter({
    to: found.email,
    language: found.language,
    subject: said.subject,
    paragraphs: [said.text],
    facts: factsOf(found),
    quotes: quotesOf(found),
    picture: pictureOf(parts, found),
    button: { text: said.button, url },
    unsubscribeUrl: kindOf(found.kind).isService ? null : await unsubscribeUrl(parts, found),
    goodUntil: endAt,
    notificationId: found.id,
  });
  return { message, letter };
}

/** Returns when the news becomes worthless outside the page; null: never. */
const endOf = ({ kind, lot }: ToTell) => (kindOf(kind).isOfRunning && lot ? lot.endAt : null);

const PICTURE_WIDTH = 960;

function pictureOf({ publicUrl }: DeliverParts, { photoId, car }: ToTell) {
  if (photoId === null) return null;
  return { url: new URL(`/photos/${photoId}/${PICTURE_WIDTH}.jpg`, publicUrl).href, alt: car };
}

async function unsubscribeUrl({ secrets, publicUrl }: DeliverParts, told: ToTell): Promise<string> {
  const token = await secrets.sign(UNSUBSCRIBE, `${told.accountId} ${told.kind}`);
  return new URL(`/mail/unsubscribe/${token}`, publicUrl).href;
}

const OF_QUESTIONS: readonly NotificationKind[] = ['QUESTION_ASKED', 'QUESTION_WAITING'];

function pathOf({ kind, language, slug, adUuid, data }: ToTell): string {
  const locale = localeOf(language);
  const myCar = () => linkTo('user/cars/edit', locale, { id: adUuid ?? '' });
  const order = { id: data.orderId ?? '' };
  if (kind === 'AD_SUBMITTED') return linkTo('admin/ads/review', 'fr');
  if (kind === 'AD_REVIEWED' || kind === 'AUCTION_PLANNED') return myCar();
  if (data.isSeller && OF_QUESTIONS.includes(kind)) return `${myCar()}#questions`;
  if (kind === 'ORDER_MESSAGE') {
    const path = data.isForHouse
      ? linkTo('admin/orders/order', 'fr', order)
      : linkTo('user/orders/order', locale, order);
    return `${path}#messages`;
  }
  if (kind === 'DOCUMENT_EXPIRING') return linkTo('user/documents', locale);
  if (kind === 'MANDATE_NEWS') return linkTo('user/carHunter', locale);
  if (kind === 'ORDER_STEP') return linkTo('user/orders/order', locale, order) + placeOfNews(data.step);
  if (kind === 'SALE_MANDATE') return linkTo('user/mandates/mandate', locale, { id: data.mandateId ?? '' });
  if (kind === 'OFFER') return linkTo('user/offers/offer', locale, { id: data.offerId ?? '' });
  if (kind === 'WON') return linkTo('user/orders', locale);
  if (slug) return linkTo('car', locale, { slug });
  return linkTo(kind === 'ALERT_MATCH' ? 'user/alerts' : 'user/notifications', locale);
}
