import { linkTo } from '#shared/paths/links.ts';
import { formatDate, formatDateTime, formatEuros } from '#shared/words/format.ts';
import { localeOf } from '#shared/words/locale.ts';
import type { Core } from '../core.ts';
import type { Writes } from '../database/index.ts';
import { composeLetter, houseLetter, type Letter } from '../mail/index.ts';
import { houseLanguage, houseWords, wordsIn } from '../words/index.ts';
import type { Appointment } from './appointments-store.ts';
import type { FileRow, NewEstimate } from './consignments-store.ts';

type Facts = readonly (readonly [string, string])[];
type Said = { readonly subject: string; readonly paragraphs: readonly string[]; readonly facts?: Facts };
type Say = ReturnType<typeof wordsIn>;

/**
 * A letter to a file's seller: it leads to their car where they have an account, else they answer it in writing. Null
 * where nobody is there to read it.
 */
function letterToSeller(
  publicUrl: URL,
  { sellerEmail, sellerId, language, adUuid }: FileRow,
  saidIn: (say: Say, way: 'answer' | 'write') => Said,
): Letter | null {
  if (sellerEmail === null) return null;
  const written = language ?? 'FR';
  const url =
    sellerId === null || adUuid === null
      ? null
      : new URL(linkTo('user/cars/edit', localeOf(written), { id: adUuid }), publicUrl).href;
  const say = wordsIn(written);
  const button = url === null ? null : { text: say('letters.consignments.button'), url };
  const said = saidIn(say, button ? 'answer' : 'write');
  return composeLetter({ to: sellerEmail, language: written, ...said, button });
}

/**
 * To the seller: what the house thinks their car will bring, or that it agrees to what they think; null where nobody is
 * there to read it.
 */
export function estimateLetter(
  publicUrl: URL,
  file: FileRow,
  { low, high, note, party }: NewEstimate,
): Letter | null {
  const said = { car: file.title, low: formatEuros(low), high: formatEuros(high) };
  const of = party === 'SELLER' ? 'agreed' : 'estimate';
  return letterToSeller(publicUrl, file, (say, way) => ({
    subject: say(`letters.consignments.${of}.subject`, said),
    paragraphs: [
      say(`letters.consignments.${of}.text`, said),
      ...(of === 'agreed' ? [] : [note, say(`letters.consignments.estimate.${way}`)].filter(Boolean)),
    ],
  }));
}

/** To the seller: the ad waits for their word, before it is public or since; null where nobody is there to read it. */
export function approvalLetter(publicUrl: URL, file: FileRow): Letter | null {
  const said = { car: file.title };
  const online = file.adStatus === 'PUBLISHED' ? 'online.' : '';
  return letterToSeller(publicUrl, file, (say, way) => ({
    subject: say(`letters.consignments.approval.${online}subject`, said),
    paragraphs: [
      say(`letters.consignments.approval.${online}text`, said),
      say(`letters.consignments.approval.${way}`),
    ],
  }));
}

/**
 * To the seller: the house wrote down today that they approve of the ad, and how they are said to have; null where
 * nobody is there to read it.
 */
export function approvalNotedLetter(
  { publicUrl, clock }: Pick<Core, 'publicUrl' | 'clock'>,
  file: FileRow,
  how: string,
): Letter | null {
  const said = { car: file.title, date: formatDate(clock()) };
  return letterToSeller(publicUrl, file, say => ({
    subject: say('letters.consignments.approvalNoted.subject', said),
    paragraphs: [
      say('letters.consignments.approvalNoted.text', said),
      how,
      say('letters.consignments.approvalNoted.otherwise'),
    ],
  }));
}

/** A car that the house sells; without an id there is no file of it. */
type OfCar = Pick<FileRow, 'title' | 'adUuid'> & { readonly id: string | null };

/** To the house, of what a seller did in their file, or of their car: with the way there. */
function letterToHouse(
  parts: Pick<Core, 'settings' | 'publicUrl'>,
  { id, adUuid }: OfCar,
  said: Said,
): Letter {
  return houseLetter(parts, {
    ...said,
    button: houseWords()(`house.consignments.${id === null ? 'ad' : 'button'}`),
    path:
      id === null
        ? linkTo('admin/ads/edit', 'fr', { uuid: adUuid ?? '' })
        : linkTo('admin/consignments/file', 'fr', { id }),
  });
}

/** To the house: a seller agrees to its estimate, or suggests another. */
export function answeredLetter(
  parts: Pick<Core, 'settings' | 'publicUrl'>,
  file: FileRow,
  { low, high, party }: Pick<NewEstimate, 'low' | 'high' | 'party'>,
): Letter {
  const said = { car: file.title, low: formatEuros(low), high: formatEuros(high), party };
  return letterToHouse(parts, file, {
    subject: houseWords()('house.consignments.subject', said),
    paragraphs: [houseWords()('house.consignments.text', said)],
  });
}

/** To the house: a seller approves of the ad of their car, or says what is to change. */
export function approvalAnsweredLetter(
  parts: Pick<Core, 'settings' | 'publicUrl'>,
  file: FileRow,
  change: string | null,
): Letter {
  const said = { car: file.title, answer: change === null ? 'APPROVED' : 'CHANGE' };
  return letterToHouse(parts, file, {
    subject: houseWords()('house.consignments.approval.subject', said),
    paragraphs: [
      houseWords()('house.consignments.approval.text', said),
      ...(change === null ? [] : [change]),
    ],
  });
}

type Left = {
  readonly reason: string | null;
  readonly planned?: Appointment;
  /** Whoever of the house was to go; null: the house itself. */
  readonly to?: string | null;
};

/** Writes to the house that a seller took their car back, or calls an appointment off, and why where they say so. */
export async function writeHouse(
  parts: Pick<Core, 'mail' | 'settings' | 'publicUrl'>,
  writes: Writes,
  file: OfCar,
  what: 'takenBack' | 'calledOff',
  { reason, planned, to = null }: Left,
): Promise<void> {
  const [say, ofLetters] = [houseWords(), wordsIn(houseLanguage())];
  const said = {
    car: file.title,
    what: planned ? ofLetters(`letters.consignments.kinds.${planned.kind}`) : '',
  };
  const letter = letterToHouse(parts, file, {
    subject: say(`house.consignments.${what}.subject`, said),
    paragraphs: [say(`house.consignments.${what}.text`, said), ...(reason === null ? [] : [reason])],
    facts: planned ? meetingFacts(ofLetters, planned) : [],
  });
  await parts.mail.send(writes, to === null ? letter : { ...letter, to });
}

/** When, where and with whom. */
const meetingFacts = (say: Say, { at, place, staffName }: Appointment): Facts => [
  [say('letters.consignments.when'), say('letters.consignments.at', { at: formatDateTime(at) })],
  [say('letters.consignments.where'), place],
  [say('letters.consignments.who'), staffName],
];

/** To the seller: an appointment that was made, moved or called off; null where nobody is there to read it. */
export function appointmentLetter(
  publicUrl: URL,
  file: FileRow,
  what: 'made' | 'moved' | 'calledOff' | 'over',
  appointment: Appointment,
): Letter | null {
  return letterToSeller(publicUrl, file, say => {
    const words = { car: file.title, what: say(`letters.consignments.kinds.${appointment.kind}`) };
    return {
      subject: say(`letters.consignments.${what}.subject`, words),
      paragraphs: [say(`letters.consignments.${what}.text`, words)],
      facts: meetingFacts(say, appointment),
    };
  });
}
