import { formatCents, formatDate, formatDateTime, formatEuros } from '#shared/words/format.ts';
import type { Language } from '#shared/words/locale.ts';
import type { Words } from '#shared/words/words.gen.ts';
import { wordsIn } from '../words/index.ts';
import { sayAlert } from './alert-words.ts';
import { sayCancelled } from './cancelled-words.ts';
import type { NotificationData, NotificationKind, Said } from './kinds.ts';
import { sayOrderNews } from './order-words.ts';

/** Returns an event's words in a person's language; amounts and instants in French format (spec §9). */
export function sayIn(language: Language, kind: NotificationKind, car: string, data: NotificationData): Said {
  switch (kind) {
    case 'ALERT_MATCH':
      return sayAlert(language, car, data);
    case 'CANCELLED':
      return sayCancelled(language, car, data);
    case 'OFFER':
      return sayOffer(language, car, data);
    case 'ORDER_MESSAGE':
      return sayOrderMessage(language, car, data);
    case 'SALE_MANDATE':
      return sayMandate(language, car, data);
    case 'ORDER_STEP':
      return sayOrderNews(language, car, data);
    default:
      return sayNews(language, kind, car, data);
  }
}

function sayNews(
  language: Language,
  kind: keyof Words['letters']['news'],
  car: string,
  data: NotificationData,
): Said {
  const say = wordsIn(language);
  const { amount, at = 0, endAt = 0, decision = 'APPROVED', name = '', reason = '', isBegun } = data;
  const values = {
    ...{ car, name, reason, decision },
    amount: formatEuros(amount ?? 0),
    start: formatDateTime(at),
    end: formatDateTime(endAt),
    day: formatDate(endAt),
    result: resultOf(data),
    phase: isBegun ? 'RUNNING' : 'PLANNED',
  };
  return {
    subject: say(`letters.news.${kind}.subject`, values),
    // Trimmed, because the reason at the end may be missing.
    text: say(`letters.news.${kind}.text`, values).trim(),
    button: say(`letters.news.${kind}.button`),
  };
}

/** Returns a sale's result; only that it is over, for readers who may not know its price. */
function resultOf({ isSold, amount }: NotificationData): string {
  if (isSold === undefined) return 'OVER';
  if (isSold) return 'SOLD';
  return amount === undefined ? 'NO_BID' : 'RESERVE';
}

function sayOffer(language: Language, car: string, data: NotificationData): Said {
  const say = wordsIn(language);
  const { offerNews = 'CLOSED', amount = 0, endAt = 0, isSecondChance = false, keptCents = 0 } = data;
  const isChance = isSecondChance && (offerNews === 'BIDDER_ASKED' || offerNews === 'OPENED');
  const news = isChance ? (`chance.${offerNews}` as const) : (`news.${offerNews}` as const);
  const values = {
    ...{ amount: formatEuros(amount), end: formatDateTime(endAt), isKept: keptCents > 0 ? 'YES' : 'NO' },
    ...{ kept: formatCents(keptCents), net: formatCents(100 * amount - keptCents) },
  };
  return {
    subject: say(`letters.offers.${news}.subject`, { car }),
    text: say(`letters.offers.${news}.text`, values),
    button: say('letters.offers.button'),
  };
}

function sayMandate(language: Language, car: string, data: NotificationData): Said {
  const say = wordsIn(language);
  const { mandateNews = 'PROPOSED', name: number = '', cents = 0, commission } = data;
  const values = { car, number, fee: formatCents(cents), commission: commission?.[language] ?? '' };
  return {
    subject: say(`letters.mandate.${mandateNews}.subject`, { car }),
    text: say(`letters.mandate.${mandateNews}.text`, {
      ...{ ...values, isKept: commission ? 'YES' : 'NO', isDue: cents > 0 ? 'YES' : 'NO' },
    }),
    button: say('letters.mandate.button'),
  };
}

/** Says that somebody wrote on an order, without the message: a letter would outlive it on its page. */
function sayOrderMessage(
  language: Language,
  car: string,
  { sender = 'HOUSE', isForHouse }: NotificationData,
): Said {
  const say = wordsIn(language);
  return {
    subject: say(`letters.messages.subject.${sender}`, { car }),
    text: say(isForHouse ? 'letters.messages.toHouse' : 'letters.messages.text'),
    button: say('letters.messages.button'),
  };
}
