import { useEffect, useRef, useState } from 'react';
import type { CarValues } from '#shared/fields/index.ts';
import { type WishProblem, wishProblems } from '#shared/sale/index.ts';
import { mayBeOld } from '#web/features/cache/index.ts';
import {
  altsOf,
  type CarEditor,
  isCarField,
  type Kept,
  sentOf,
  toWire,
  useDraft,
  valuesOf,
  wrongOfSeller,
} from '#web/features/car-editor/index.ts';
import { useToday } from '#web/features/form/index.ts';
import { useToasts } from '#web/features/toasts/index.ts';
import {
  DescribePhotoDocument,
  MyCarDocument,
  type MyCarWholeFragment,
  SaveMyCarDocument,
} from '#web/graphql/documents.gen.ts';
import { RequestError, request } from '#web/graphql/index.ts';

/** The seller's values: the car, and the wishes for its sale. */
type SellersValues = CarValues & {
  readonly wish: MyCarWholeFragment['wish']['kind'];
  readonly wishedStartingPrice: number | null;
  readonly wishedReserve: number | null;
  readonly wishedStart: string | null;
};

/** The seller's car being edited: the server's state, and the draft. */
export type MyCarEditor = ReturnType<typeof useMyCar>;

const keptOf = ({ version, values, wish }: MyCarWholeFragment): Kept<SellersValues> => ({
  values: {
    ...valuesOf(values),
    wish: wish.kind,
    wishedStartingPrice: wish.startingPrice,
    wishedReserve: wish.reserve,
    wishedStart: wish.startDate,
  },
  revision: version,
});

const wishIn = ({ wish, wishedReserve, wishedStartingPrice, wishedStart }: SellersValues) => ({
  ...{ kind: wish, reserve: wishedReserve, startingPrice: wishedStartingPrice, startDate: wishedStart },
});

/** Returns the problems of the wishes for an auction, by field. */
function wishProblemsIn(values: SellersValues, today: string) {
  const { wish: kind, wishedReserve, wishedStartingPrice, wishedStart } = values;
  if (kind !== 'AUCTION') return new Map<string, WishProblem>();
  const wish = { startingPrice: wishedStartingPrice, reserve: wishedReserve, startDay: wishedStart };
  const problems = wishProblems(wish, today);
  const names = {
    startingPrice: 'wishedStartingPrice',
    reserve: 'wishedReserve',
    startDay: 'wishedStart',
  } as const;
  return new Map<string, WishProblem>([...problems].map(([part, problem]) => [names[part], problem]));
}

/** Whether the house handles the car: it writes the ad, and sells the car for its owner. */
export const isInHand = ({ state, isHouseSale }: MyCarWholeFragment): boolean =>
  isHouseSale || state === 'PREPARING';

/** Whether the seller may edit it: a submitted ad, also from another device, must not change. */
export const isWritten = (car: MyCarWholeFragment): boolean =>
  car.state !== 'SOLD' && car.submission?.state !== 'WAITING' && !isInHand(car);

const isStale = (error: unknown) => error instanceof RequestError && error.code === 'StaleVersion';

async function askMyCar(uuid: string): Promise<MyCarWholeFragment> {
  const { myCar } = await request(MyCarDocument, { uuid });
  if (!myCar) throw new RequestError('NotFound', 'The car is gone');
  return myCar;
}

/** Loads a car into the editor, which saves while typing. `first` is the page's query, which may be refetched. */
export function useMyCar(first: MyCarWholeFragment) {
  const [car, setCar] = useState(first);
  const { fail } = useToasts();
  const today = useToday();
  const { uuid } = first;
  const isOpen = useRef(isWritten(first));
  const take = (newest: MyCarWholeFragment) => {
    isOpen.current = isWritten(newest);
    setCar(newest);
  };
  const { draft, state } = useDraft<SellersValues>(keptOf(first), {
    isAutomatic: () => isOpen.current,
    wrongIn: (values, names) => [...wrongOfSeller(values, names), ...wishProblemsIn(values, today).keys()],
    async send(values, names, version) {
      const data = toWire(values, names.filter(isCarField));
      const hasWish = names.some(name => !isCarField(name));
      const wish = hasWish ? wishIn(values) : null;
      return sentOf(
        request(SaveMyCarDocument, { uuid, version, data, wish }).then(({ saveMyCar }) => {
          take(saveMyCar);
          return saveMyCar.version;
        }),
      );
    },
    async reload() {
      const newest = await askMyCar(uuid);
      take(newest);
      return { ...keptOf(newest), who: null };
    },
    fail,
  });
  const editor: CarEditor = {
    ...{ role: 'SELLER', draft, state, missing: car.missing },
    remarks: car.submission?.state === 'CHANGES_ASKED' ? car.submission.comments : [],
    alts: altsOf(car.ad.photos),
    describePhoto: (id, alt) => request(DescribePhotoDocument, { id, alt }).then(said => said.describePhoto),
  };
  /** Continues from a newer state of the server; unsaved changes stay. */
  const renew = (newest: MyCarWholeFragment) => {
    take(newest);
    draft.renew(keptOf(newest));
  };
  const isOlder = first.version < car.version || first.ad.revision < car.ad.revision;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each response of the query
  useEffect(() => void (first === car || isOlder || renew(first)), [first]);
  /** Runs an action on the car; a refusal that suggests outdated data refetches it. */
  const act = (answer: Promise<MyCarWholeFragment>) =>
    answer.then(renew).catch((error: unknown) => {
      if (mayBeOld(error) || isStale(error)) void askMyCar(uuid).then(renew, () => {});
      throw error;
    });
  return {
    ...{ car, draft, values: state.values, state, editor, act },
    wishProblems: wishProblemsIn(state.values, today),
    refresh: () => askMyCar(uuid).then(renew, fail),
  };
}
