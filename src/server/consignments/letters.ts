import { linkTo } from '#shared/paths/links.ts';
import { formatDateTime, formatEuros } from '#shared/words/format.ts';
import { localeOf } from '#shared/words/locale.ts';
import { composeLetter, type Letter } from '../mail/index.ts';
import { houseLanguage, houseWords, wordsIn } from '../words/index.ts';
import type { Appointment, FileRow, NewEstimate } from './consignments-store.ts';

/** To whom a letter of a file goes, and where it leads: to their car, where they have an account. */
function addressed(publicUrl: URL, { sellerEmail, sellerId, language, adUuid }: FileRow) {
  if (sellerEmail === null) return null;
  const written = language ?? 'FR';
  const url =
    sellerId === null || adUuid === null
      ? null
      : new URL(linkTo('user/cars/edit', localeOf(written), { id: adUuid }), publicUrl).href;
  const say = wordsIn(written);
  const button = url === null ? null : { text: say('letters.consignments.button'), url };
  return { to: sellerEmail, language: written, say, button };
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
  const known = addressed(publicUrl, file);
  if (known === null) return null;
  const { say, ...letter } = known;
  const said = { car: file.title, low: formatEuros(low), high: formatEuros(high) };
  const answer = say(`letters.consignments.estimate.${letter.button ? 'answer' : 'write'}`);
  const of = party === 'SELLER' ? 'agreed' : 'estimate';
  return composeLetter({
    ...letter,
    subject: say(`letters.consignments.${of}.subject`, said),
    paragraphs: [
      say(`letters.consignments.${of}.text`, said),
      ...(of === 'agreed' ? [] : [note, answer].filter(Boolean)),
    ],
  });
}

/** To the house: a seller agrees to its estimate, or suggests another. */
export function answeredLetter(
  to: string,
  publicUrl: URL,
  { id, title }: FileRow,
  { low, high, party }: Pick<NewEstimate, 'low' | 'high' | 'party'>,
): Letter {
  const said = { car: title, low: formatEuros(low), high: formatEuros(high), party };
  return composeLetter({
    ...{ to, language: houseLanguage() },
    subject: houseWords()('house.consignments.subject', said),
    paragraphs: [houseWords()('house.consignments.text', said)],
    button: {
      text: houseWords()('house.consignments.button'),
      url: new URL(linkTo('admin/consignments/file', 'fr', { id }), publicUrl).href,
    },
  });
}

/** To the seller: an appointment that was made, moved or called off; null where nobody is there to read it. */
export function appointmentLetter(
  publicUrl: URL,
  file: FileRow,
  what: 'made' | 'moved' | 'calledOff',
  { kind, at, place, staffName }: Appointment,
): Letter | null {
  const known = addressed(publicUrl, file);
  if (known === null) return null;
  const { say, ...letter } = known;
  const words = { car: file.title, what: say(`letters.consignments.kinds.${kind}`) };
  return composeLetter({
    ...letter,
    subject: say(`letters.consignments.${what}.subject`, words),
    paragraphs: [say(`letters.consignments.${what}.text`, words)],
    facts: [
      [say('letters.consignments.when'), say('letters.consignments.at', { at: formatDateTime(at) })],
      [say('letters.consignments.where'), place],
      [say('letters.consignments.who'), staffName],
    ],
  });
}
