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

/** A lot as it is typed. */
export type TypedLot = {
  readonly uuid: string;
  readonly title: string;
  readonly isPublic: boolean;
  readonly estimateLow: string;
  readonly estimateHigh: string;
  readonly startingPrice: string;
  readonly reservePrice: string;
  /** Its auction as it stands, where the sale was scheduled. */
  readonly auction: (StandingAuction & { readonly isOver: boolean }) | null;
};

/** What a lot's owner has signed by now: nobody types it, so it is the newest sheet's at all times. */
export type Mandate = SaleSheetFragment['lots'][number]['mandate'];

/** A sale as it is typed, by the names that the server has for its fields. */
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

/** In a week, at eight in the evening, for three days: when people are at home; a late bid as the house has it. */
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

/** A car that is found, as a lot: with what its seller has signed, or hopes for. */
export const lotOf = (car: AuctionCandidatesQuery['auctionCandidates'][number]): TypedLot => ({
  ...{ uuid: car.uuid, title: car.title, isPublic: car.isPublic, auction: null },
  ...{ estimateLow: typedEuros(car.estimateLow), estimateHigh: typedEuros(car.estimateHigh) },
  startingPrice: typedEuros(car.wishedStartingPrice),
  reservePrice: typedEuros(car.wishedReserve),
});

/** The amounts of a lot's mandate, as they would be typed, where one of them is not what stands in the lot. */
export function signedAmounts(lot: TypedLot, mandate: Mandate): Partial<TypedLot> | null {
  const { reserve = null, estimateLow = null, estimateHigh = null } = mandate ?? {};
  const signed = Object.entries({ estimateLow, estimateHigh, reservePrice: reserve }).filter(
    ([, amount]) => amount !== null,
  );
  const isAsSigned = signed.every(([name, amount]) => typedAmount(lot[name as 'reservePrice']) === amount);
  return isAsSigned ? null : Object.fromEntries(signed.map(([name, amount]) => [name, typedEuros(amount)]));
}

/** A sale as it was last written. */
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

/** What the server is sent. @throws RequestError BadInput at a moment that says none */
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
 * When each lot would end as the sale stands on the page, by the rule that the server schedules with; null where it
 * has no end to come, or what is typed is no plan.
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
 * Where a lot's auction is not what the page would have it be: in its prices, in its end, or in what the sale says for
 * all of its lots; null where it is all of that.
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

/** The lots with one of them in another place. */
export function moved<Each>(list: readonly Each[], from: number, to: number): Each[] {
  const [taken] = list.slice(from, from + 1);
  const rest = list.toSpliced(from, 1);
  return taken === undefined ? rest : rest.toSpliced(to, 0, taken);
}
