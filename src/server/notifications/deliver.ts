import { linkTo } from '#shared/paths/links.ts';
import { localeOf } from '#shared/words/locale.ts';
import type { Core } from '../core.ts';
import type { Writes } from '../database/index.ts';
import { composeLetter, type Letter } from '../mail/index.ts';
import { factsOf, quotesOf } from './facts.ts';
import { type Channel, kindOf, type NotificationKind } from './kinds.ts';
import { findToTell, type StoredSettings, type ToTell } from './notifications-store.ts';
import type { Push } from './push.ts';
import { quietMs } from './quiet.ts';
import { sayIn } from './words.ts';

export type DeliverParts = Pick<Core, 'jobs' | 'mail' | 'secrets' | 'publicUrl' | 'clock'> & {
  readonly push: Push;
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
    const { isService, isOfRunning } = kindOf(found.kind);
    // A service letter is owed on a lasting medium: that its line was clicked in the page is no letter.
    const isStale = (found.isRead && !isService) || (isOfRunning && found.isOver);
    if (found.isUndone || (isLate && isStale)) continue;
    const waitMs = isUrgent(found) ? 0 : quietMs(found.settings, parts.clock());
    if (waitMs > 0) held.set(waitMs, [...(held.get(waitMs) ?? []), found.id]);
    else letters.push(...(await tell(parts, writes, found)));
  }
  await parts.mail.sendAll(writes, letters);
  await parts.jobs.enqueue(
    writes,
    Array.from(held, ([delayMs, late]) => ({ kind: TELL, data: { ids: late, isLate: true }, delayMs })),
  );
}

/** What quiet hours don't hold back: the law wants a withdrawal acknowledged without delay. */
const isUrgent = ({ data }: ToTell) => data.isUrgent || data.step === 'WITHDRAWN';

/** Tells one person's telephones; answers the letter there is to write, if any. */
async function tell(parts: DeliverParts, writes: Writes, found: ToTell): Promise<Letter[]> {
  // Who is kept out still hears of what they bought and sold.
  if (found.isBlocked && !kindOf(found.kind).isService) return [];
  const channels = channelsFor(found.kind, found.settings);
  const url = new URL(pathOf(found), parts.publicUrl).href;
  const said = sayIn(found.language, found.kind, found.car, found.data);
  if (found.hasDevices && channels.includes('PUSH')) {
    const message = { title: said.subject, body: said.text, url, tag: found.id };
    await parts.push.send(writes, found.accountId, message);
  }
  if (!channels.includes('EMAIL') || found.email === null) return [];
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

const OF_QUESTIONS: readonly NotificationKind[] = ['QUESTION_ASKED', 'QUESTION_WAITING'];

function pathOf({ kind, language, slug, adUuid, data }: ToTell): string {
  const locale = localeOf(language);
  const myCar = () => linkTo('user/cars/edit', locale, { id: adUuid ?? '' });
  const order = { id: data.orderId ?? '' };
  if (kind === 'AD_SUBMITTED') return linkTo('admin/ads/review', 'fr');
  if (kind === 'AD_REVIEWED') return myCar();
  if (data.isSeller && OF_QUESTIONS.includes(kind)) return `${myCar()}#questions`;
  if (kind === 'ORDER_MESSAGE') {
    const path = data.isForHouse
      ? linkTo('admin/orders/order', 'fr', order)
      : linkTo('user/orders/order', locale, order);
    return `${path}#messages`;
  }
  if (kind === 'DOCUMENT_EXPIRING') return linkTo('user/documents', locale);
  if (kind === 'MANDATE_NEWS') return linkTo('user/carHunter', locale);
  if (kind === 'ORDER_STEP') return linkTo('user/orders/order', locale, order);
  if (kind === 'OFFER') return linkTo('user/offers/offer', locale, { id: data.offerId ?? '' });
  if (slug) return linkTo('car', locale, { slug });
  return linkTo(kind === 'ALERT_MATCH' ? 'user/alerts' : 'user/notifications', locale);
}
