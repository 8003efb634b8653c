import { isHotLot, type Stagger, staggeredEnds } from '#shared/sale/index.ts';
import type { AuctionCandidatesQuery, SaleSheetFragment, SaveSaleInput } from '#web/graphql/documents.gen.ts';
import { formatNumber } from '#web/i18n/index.ts';
import {
  fromParisTime,
  type InLanguages,
  NO_WORDS,
  toParisTime,
  typedAmount,
  typedMoment,
  typedWords,
} from '#web/staff/forms/index.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

type StandingAuction = NonNullable<SaleSheetFragment['lots'][number]['auction']>;

/** A lot as typed. */
export type TypedLot = {
  readonly uuid: string;
  readonly title: string;
  readonly isPublic: boolean;
  readonly estimateLow: string;
  readonly estimateHigh: string;
  readonly startingPrice: string;
  readonly reservePrice: string;
  /** The lot's auction, if the sale is scheduled. */
  readonly auction: (StandingAuction & { readonly isOver: boolean }) | null;
};

/** The owner's signed mandate; it is not typed, so it always comes from the newest version. */
export type Mandate = SaleSheetFragment['lots'][number]['mandate'];

/** A sale as typed, by the server's field names. */
export type TypedSale = {
  readonly title: InLanguages;
  readonly story: InLanguages;
  readonly terms: InLanguages;
  readonly place: string;
  readonly start: string;
  readonly firstEnd: string;
  readonly intervalMinutes: string;
  readonly stagger: Stagger;
  readonly hotFrom: string;
  readonly hotGapMinutes: string;
  readonly extensionWindowSeconds: string;
  readonly askForCardDetails: boolean;
  readonly lots: readonly TypedLot[];
};

/** Returns a new sale: in a week, at eight in the evening, when people are at home, for three days. */
export function newSale(now: number, windowSeconds: number): TypedSale {
  const evening = (days: number) =>
    `${toParisTime(new Date(now + days * DAY_MS).toISOString()).slice(0, 10)}T20:00`;
  return {
    ...{ title: NO_WORDS, story: NO_WORDS, terms: NO_WORDS, place: '' },
    ...{ start: evening(7), firstEnd: evening(10), intervalMinutes: '5', stagger: 'VALUE' },
    ...{ hotFrom: formatNumber(50_000), hotGapMinutes: '15', extensionWindowSeconds: String(windowSeconds) },
    ...{ askForCardDetails: true, lots: [] },
  };
}

const typedEuros = (amount: number | null) => (amount === null ? '' : formatNumber(amount));

/** Returns a car as a lot, with what its seller has signed or wishes. */
export const lotOf = (car: AuctionCandidatesQuery['auctionCandidates'][number]): TypedLot => ({
  ...{ uuid: car.uuid, title: car.title, isPublic: car.isPublic, auction: null },
  ...{ estimateLow: typedEuros(car.estimateLow), estimateHigh: typedEuros(car.estimateHigh) },
  startingPrice: typedEuros(car.wishedStartingPrice),
  reservePrice: typedEuros(car.wishedReserve),
});

/** Returns the signed amounts of a lot's mandate as typed values, if one of them differs from the lot's. */
export function signedAmounts(lot: TypedLot, mandate: Mandate): Partial<TypedLot> | null {
  const { reserve = null, estimateLow = null, estimateHigh = null } = mandate ?? {};
  const signed = Object.entries({ estimateLow, estimateHigh, reservePrice: reserve }).filter(
    ([, amount]) => amount !== null,
  );
  const isAsSigned = signed.every(([name, amount]) => typedAmount(lot[name as 'reservePrice']) === amount);
  return isAsSigned ? null : Object.fromEntries(signed.map(([name, amount]) => [name, typedEuros(amount)]));
}

/** Returns a saved sale as typed values. */
export const typedSale = (sale: SaleSheetFragment): TypedSale => ({
  ...{ title: typedWords(sale.title), story: typedWords(sale.story), terms: typedWords(sale.terms) },
  ...{ place: sale.place ?? '', start: toParisTime(sale.start), firstEnd: toParisTime(sale.firstEnd) },
  ...{ intervalMinutes: String(sale.intervalMinutes), stagger: sale.stagger },
  ...{ hotFrom: formatNumber(sale.hotFrom), hotGapMinutes: String(sale.hotGapMinutes) },
  extensionWindowSeconds: String(sale.extensionWindowSeconds),
  askForCardDetails: sale.askForCardDetails,
  lots: sale.lots.map(lot => ({
    ...{ uuid: lot.adUuid, title: lot.adTitle, isPublic: lot.isAdPublic },
    ...{ estimateLow: typedEuros(lot.estimateLow), estimateHigh: typedEuros(lot.estimateHigh) },
    startingPrice: lot.startingPrice === 0 ? '' : formatNumber(lot.startingPrice),
    reservePrice: typedEuros(lot.reservePrice),
    auction: lot.auction && {
      ...lot.auction,
      isOver: lot.auction.state === 'FINISHED' || lot.auction.state === 'CANCELLED',
    },
  })),
});

/** Returns the sale for the server. @throws RequestError BadInput for an invalid moment */
export const saleInput = (typed: TypedSale): SaveSaleInput => ({
  ...{ title: typed.title, story: typed.story, terms: typed.terms, place: typed.place },
  ...{ start: typedMoment('start', typed.start), firstEnd: typedMoment('firstEnd', typed.firstEnd) },
  ...{ intervalMinutes: typedAmount(typed.intervalMinutes) ?? -1, stagger: typed.stagger },
  ...{ hotFrom: typedAmount(typed.hotFrom) ?? -1, hotGapMinutes: typedAmount(typed.hotGapMinutes) ?? -1 },
  extensionWindowSeconds: typedAmount(typed.extensionWindowSeconds) ?? -1,
  askForCardDetails: typed.askForCardDetails,
  lots: typed.lots.map(lot => ({
    uuid: lot.uuid,
    estimateLow: typedAmount(lot.estimateLow),
    estimateHigh: typedAmount(lot.estimateHigh),
    startingPrice: typedAmount(lot.startingPrice) ?? 0,
    reservePrice: typedAmount(lot.reservePrice),
  })),
});

export type PlannedEnd = { readonly at: string | null; readonly isHot: boolean };

/**
 * Returns each lot's end by the timetable on the page, with the server's rule; null for a lot without a coming end, or
 * for an invalid plan.
 */
export function previewEnds(typed: TypedSale): PlannedEnd[] {
  const firstEnd = fromParisTime(typed.firstEnd);
  const [interval, hotFrom, hotGap] = [typed.intervalMinutes, typed.hotFrom, typed.hotGapMinutes].map(
    each => typedAmount(each) ?? -1,
  ) as [number, number, number];
  const isPlan = firstEnd !== null && interval > 0 && hotFrom > 0 && hotGap >= 0;
  const valued = typed.lots.map(({ estimateLow, estimateHigh }) => {
    const [low, high] = [typedAmount(estimateLow) ?? -1, typedAmount(estimateHigh) ?? -1];
    return { value: low > 0 && high >= low ? Math.round((low + high) / 2) : null };
  });
  const toPlan = valued.filter((_, at) => !typed.lots[at]?.auction?.isOver);
  const ends = isPlan
    ? staggeredEnds(toPlan, {
        ...{ firstEndAt: Date.parse(firstEnd), intervalMs: interval * MINUTE_MS },
        ...{ stagger: typed.stagger, hotFrom, hotGapMs: hotGap * MINUTE_MS },
      })
    : [];
  return typed.lots.map((lot, at) => {
    const end = lot.auction?.isOver ? undefined : ends.shift();
    const isHot = isPlan && typed.stagger === 'VALUE' && isHotLot(valued[at] ?? { value: null }, { hotFrom });
    return { at: end === undefined ? null : new Date(end).toISOString(), isHot };
  });
}

/**
 * Returns how a lot's auction differs from the plan on the page: in its prices, its end, or the sale's common rules;
 * null if it does not.
 */
export function differenceOf(
  { auction, ...lot }: TypedLot & { readonly auction: StandingAuction },
  sale: Pick<TypedSale, 'start' | 'askForCardDetails' | 'extensionWindowSeconds'>,
  end: PlannedEnd,
): 'amounts' | 'end' | 'rules' | null {
  const areAmounts =
    (typedAmount(lot.startingPrice) ?? 0) === auction.startingPrice &&
    typedAmount(lot.reservePrice) === auction.reservePrice;
  if (!areAmounts) return 'amounts';
  if (end.at === null || Date.parse(end.at) !== Date.parse(auction.end)) return 'end';
  const areRules =
    sale.start === toParisTime(auction.start) &&
    sale.askForCardDetails === auction.askForCardDetails &&
    typedAmount(sale.extensionWindowSeconds) === auction.extensionWindowSeconds;
  return areRules ? null : 'rules';
}

/** Returns the list with one entry moved. */
export function moved<Each>(list: readonly Each[], from: number, to: number): Each[] {
  const [taken] = list.slice(from, from + 1);
  const rest = list.toSpliced(from, 1);
  return taken === undefined ? rest : rest.toSpliced(to, 0, taken);
}
