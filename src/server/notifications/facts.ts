import {
  BUYER_FEE,
  type BuyerFee,
  feeCents,
  feeParts,
  INCREMENTS,
  minimumBid,
  totalCents,
} from '#shared/sale/index.ts';
import { cityIn } from '#shared/words/cities.ts';
import { formatCents, formatDateTime, formatEuros, formatKilometres } from '#shared/words/format.ts';
import { type Language, localeOf } from '#shared/words/locale.ts';
import type { Fact, Quote } from '../mail/index.ts';
import { countryIn, wordsIn } from '../words/index.ts';
import { KINDS_OF_A_CAR, kindOf } from './kinds.ts';
import type { ToTell } from './notifications-store.ts';

/**
 * Returns what a letter says about its car: the state of its auction while it runs, and the car's own facts. The
 * reader's maximum is shown only once it has been passed: letters are kept, and staff who help with them must not read
 * a secret one.
 */
export function factsOf({
  kind,
  data,
  language,
  lot,
  isOver,
  price: asked,
  mileage,
  city,
  country,
}: ToTell): Fact[] {
  const say = wordsIn(language);
  const facts: Fact[] = [];
  if (KINDS_OF_A_CAR.includes(kind) && asked !== null)
    facts.push([say('letters.facts.price'), formatEuros(asked)]);
  if (lot && (kindOf(kind).isOfRunning || (KINDS_OF_A_CAR.includes(kind) && !isOver))) {
    const { price, startingPrice, endAt, passedMaximum, increments } = lot;
    if (price !== null) facts.push([say('letters.facts.currentBid'), formatEuros(price)]);
    else if (startingPrice > 0) facts.push([say('letters.facts.startingPrice'), formatEuros(startingPrice)]);
    if (passedMaximum !== null) {
      facts.push([say('letters.facts.yourMaximum'), formatEuros(passedMaximum)]);
      const minimum = minimumBid(price, startingPrice, increments ?? INCREMENTS);
      facts.push([say('letters.facts.nextMinimum'), formatEuros(minimum)]);
    }
    facts.push([say('letters.facts.end'), say('letters.facts.parisTime', { at: formatDateTime(endAt) })]);
  }
  const isBuyers = kind === 'WON' || (kind === 'ORDER_STEP' && data.step === 'OPENED' && !data.isSeller);
  if (isBuyers && data.amount !== undefined)
    facts.push(...duesOf(language, data.amount, lot?.buyerFee ?? BUYER_FEE));
  if (mileage !== null) facts.push([say('letters.facts.mileage'), formatKilometres(mileage)]);
  const place = [
    city && cityIn(localeOf(language), city),
    country && (countryIn(language, country) ?? country),
  ]
    .filter(Boolean)
    .join(', ');
  if (place !== '') facts.push([say('letters.facts.place'), place]);
  return facts;
}

/** Returns what a buyer pays: the hammer price, the fee, the tax in it, and the total (spec §9). */
function duesOf(language: Language, hammerPrice: number, buyerFee: BuyerFee): Fact[] {
  const say = wordsIn(language);
  const fee = feeCents(hammerPrice, buyerFee);
  return [
    [say('letters.facts.hammerPrice'), formatEuros(hammerPrice)],
    [say('letters.facts.fee'), formatCents(fee)],
    [say('letters.facts.vat'), formatCents(feeParts(fee).vatCents)],
    [say('letters.facts.total'), formatCents(totalCents(hammerPrice, buyerFee))],
  ];
}

/** Returns the question that a letter is about, and its answer if there is one, in full. */
export function quotesOf({ language, question }: ToTell): Quote[] {
  const say = wordsIn(language);
  if (!question) return [];
  const { text, answer } = question;
  return [
    { by: say('letters.facts.question'), text },
    ...(answer === null ? [] : [{ by: say('letters.facts.answer'), text: answer }]),
  ];
}
