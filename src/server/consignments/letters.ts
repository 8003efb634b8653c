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
 * An e-mail to a file's seller, with a link to their car, or a request to reply where they have no account. Null
 * without an address.
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

/** To the seller: the house's estimate, or its agreement to theirs; null without an address. */
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

/** To the seller: the ad needs their approval, before or after its publication; null without an address. */
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

/** To the seller: the house recorded their approval of the ad today, and how they gave it; null without an address. */
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

/** A car that the house sells; without an id it has no file. */
type OfCar = Pick<FileRow, 'title' | 'adUuid'> & { readonly id: string | null };

/** To the house: what a seller did, with a link to the file or the car. */
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

/** To the house: a seller agreed to its estimate, or made another. */
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

/** To the house: a seller approved the ad of their car, or requested a change. */
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
  /** The member of staff who was to go; null: the house. */
  readonly to?: string | null;
};

/** E-mails the house that a seller took their car back or cancelled an appointment, with the reason if given. */
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

/** To the seller: an appointment was made, moved or cancelled; null without an address. */
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
