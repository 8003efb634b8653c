import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CLASH_WITHIN_MS, endsClash } from '#shared/sale/index.ts';
import { useQueryOf } from '#web/features/cache/index.ts';
import { type FormOf, useForm, WrongFields } from '#web/features/form/index.ts';
import {
  AuctionCandidatesDocument,
  type AuctionCandidatesQuery,
  AuctionEndsDocument,
  NoteAdApprovalDocument,
  ScheduleAuctionDocument,
  type TieRule,
  UsualAuctionDocument,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import {
  AmountField,
  DateTimeField,
  fromParisTime,
  StaffDialog,
  toParisTime,
  typedAmount,
  typedMoment,
} from '#web/staff/forms/index.ts';
import { joined, OpenSteps } from '#web/staff/frame/index.ts';
import { Badge, Checkbox, type FieldError, optionsOf, SelectField, TextField } from '#web/ui/index.ts';

const HOUR_MS = 3_600_000;
/** A start in the recent past counts as now; an earlier one may be a typing error. */
const NOW_WITHIN_MS = 5 * 60_000;
const TIES: readonly TieRule[] = ['REFUSE', 'EARLIEST_WINS'];

export type Plan = {
  readonly start: string;
  readonly end: string;
  readonly startingPrice: string;
  readonly reservePrice: string;
  readonly askForCardDetails: boolean;
  readonly extensionWindowSeconds: string;
  readonly tieRule: TieRule;
  /** The id of the auction's last change when its plan was read; null for a new one. */
  readonly seenChangeId: string | null;
};

/** The plan of a car's auction. */
type Wish = Plan & {
  readonly uuid: string;
  /** How the seller approved the ad, if it is recorded here. */
  readonly reason: string;
  readonly isPublic: boolean;
  readonly isNow: boolean;
};

/** The message for an impossible plan. */
export const WRONG_PLAN = { end: 'admin.sales.edit.faults.past' } as const;

/** Returns tomorrow at this hour, with the given length. */
export function usualTimes(lengthMs: number): Pick<Plan, 'start' | 'end'> {
  const start = new Date(Date.now() + 24 * HOUR_MS);
  start.setMinutes(0, 0, 0);
  const end = new Date(start.getTime() + lengthMs);
  return { start: toParisTime(start.toISOString()), end: toParisTime(end.toISOString()) };
}

/** Returns the default plan: a week, like most auctions. */
function usualPlan(): Plan {
  return {
    ...usualTimes(7 * 24 * HOUR_MS),
    ...{ startingPrice: '', reservePrice: '', askForCardDetails: true },
    ...{ extensionWindowSeconds: '120', tieRule: 'REFUSE' as const, seenChangeId: null },
  };
}

/**
 * Returns the plan that the seller of a car asked for; open points stay unchanged. The reason is cleared, because the
 * previous car's approval does not apply to this one.
 */
function planFor(car: Candidate | null, { start, end }: Plan): Partial<Wish> {
  if (car === null) return { uuid: '', reason: '', isPublic: true };
  const { uuid, isPublic, wishedStartingPrice, wishedReserve, wishedStartDate: day } = car;
  const at = day && day > start.slice(0, 10) ? day + start.slice(10) : null;
  const lasts = Date.parse(end) - Date.parse(start);
  return {
    ...{ uuid, reason: '', isPublic },
    startingPrice: String(wishedStartingPrice ?? ''),
    reservePrice: String(wishedReserve ?? ''),
    // Both are local times: they are computed as if in UTC.
    ...(at && { start: at, end: new Date(Date.parse(`${at}Z`) + lasts).toISOString().slice(0, 16) }),
  };
}

/** Applies the house's defaults once they are loaded, unless the user has already changed the fields. */
function useUsual(isNew: boolean, { values, put }: FormOf<Wish>): void {
  const usual = useQueryOf(UsualAuctionDocument, {}, { enabled: isNew }).data?.usualAuction;
  const [first] = useState(values);
  const propose = useEffectEvent(({ windowSeconds, lengthDays }: NonNullable<typeof usual>) => {
    const { start, end, extensionWindowSeconds } = first;
    if (values.extensionWindowSeconds === extensionWindowSeconds)
      put({ extensionWindowSeconds: String(windowSeconds) });
    // Both are local times: they are computed as if in UTC.
    const usualEnd = Date.parse(`${start}Z`) + lengthDays * 24 * HOUR_MS;
    if (values.start === start && values.end === end)
      put({ end: new Date(usualEnd).toISOString().slice(0, 16) });
  });
  useEffect(() => {
    if (isNew && usual) propose(usual);
  }, [isNew, usual]);
}

type Props = {
  /** The car, if it is already chosen. */
  uuid?: string | null;
  plan?: Plan;
  onClose: () => void;
};

/** Plans an auction, or changes its plan; warns of ends too close to those of others. */
export function ScheduleDialog({ uuid = null, plan, onClose }: Props) {
  const t = useTranslations('admin.auctions.schedule');
  const isPast = (start: string, agoMs = 0) =>
    start !== plan?.start && Date.parse(fromParisTime(start) ?? '') <= Date.now() - agoMs;
  const send = async ({ uuid: car, seenChangeId, reason, ...wish }: Wish) => {
    if (car === '') throw new WrongFields({ uuid: 'form.validation.required' });
    if (!wish.isNow && isPast(wish.start, NOW_WITHIN_MS))
      throw new WrongFields({ isNow: 'form.validation.required' });
    if (reason.trim() !== '') await request(NoteAdApprovalDocument, { uuid: car, reason });
    return request(ScheduleAuctionDocument, {
      ...{ uuid: car, seenChangeId },
      data: {
        start: typedMoment('start', wish.start),
        end: typedMoment('end', wish.end),
        startingPrice: typedAmount(wish.startingPrice) ?? 0,
        reservePrice: typedAmount(wish.reservePrice),
        askForCardDetails: wish.askForCardDetails,
        extensionWindowSeconds: typedAmount(wish.extensionWindowSeconds) ?? -1,
        tieRule: wish.tieRule,
      },
    });
  };
  const first = (): Wish => ({
    ...{ uuid: uuid ?? '', reason: '', isPublic: true, isNow: false },
    ...(plan ?? usualPlan()),
  });
  const form = useForm(first, send, onClose, { wrongs: WRONG_PLAN });
  const { values, put } = form;
  useUsual(plan === undefined, form);
  const choose = (car: Candidate | null) => put(planFor(car, values));
  const title = t(plan ? 'change' : 'title');
  return (
    <StaffDialog {...{ name: 'schedule', title, sendLabel: t('send'), form, onClose, width: 'wide' }}>
      {!plan && <CarChoice uuid={values.uuid} onCar={choose} error={form.errorOf('uuid')} />}
      <PlanFields form={form} />
      {!plan && <OpenSteps uuids={values.uuid === '' ? [] : [values.uuid]} approval={form.field('reason')} />}
      <div role="status" className="flex flex-col gap-3">
        {isPast(values.start) && <Warning>{t('atOnce')}</Warning>}
        {!values.isPublic && <Warning>{t('unseen')}</Warning>}
        <ClashWarning uuid={values.uuid} end={fromParisTime(values.end)} />
      </div>
      {isPast(values.start, NOW_WITHIN_MS) && (
        <Checkbox label={t('isNow')} isRequired {...form.ticks('isNow')} />
      )}
    </StaffDialog>
  );
}

const Warning = (rest: ComponentProps<'p'>) => (
  <p {...rest} className="rounded-box bg-red-wash px-4 py-3 text-14 text-red" />
);

function PlanFields({ form: { values, field, ticks } }: { form: FormOf<Wish> }) {
  const t = useTranslations('admin.auctions.schedule');
  const reserve = typedAmount(values.reservePrice) ?? -1;
  const isIdle = reserve >= 0 && reserve < (typedAmount(values.startingPrice) ?? 0);
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <DateTimeField label={t('start')} {...field('start')} />
        <DateTimeField label={t('end')} {...field('end')} />
        <AmountField label={t('startingPrice')} {...field('startingPrice')} />
        <AmountField
          label={t('reserve')}
          hint={t(isIdle ? 'reserveIdle' : 'reserveHint')}
          {...field('reservePrice')}
        />
        <AmountField label={t('window')} hint={t('windowHint')} {...field('extensionWindowSeconds')} />
        <SelectField
          label={t('tie')}
          isRequired
          {...field('tieRule')}
          options={optionsOf(TIES, each => t(`ties.${each}`))}
        />
      </div>
      <Checkbox label={t('card')} {...ticks('askForCardDetails')} />
    </>
  );
}

function ClashWarning({ uuid, end }: { uuid: string; end: string | null }) {
  const t = useTranslations('admin.auctions.schedule');
  const [from] = useState(() => new Date().toISOString());
  const others = useQueryOf(AuctionEndsDocument, { from }).data?.auctionBoard.auctions ?? [];
  const near = others.filter(
    other =>
      end !== null &&
      other.adUuid !== uuid &&
      (other.state === 'NOT_STARTED' || other.state === 'RUNNING') &&
      endsClash(Date.parse(other.end), Date.parse(end)),
  );
  if (near.length === 0) return null;
  const cars = near.map(other => other.adTitle).join(', ');
  return <Warning data-clash="">{t('clash', { minutes: String(CLASH_WITHIN_MS / 60_000), cars })}</Warning>;
}

/** A car that can be sold, with its seller's wishes. */
type Candidate = AuctionCandidatesQuery['auctionCandidates'][number];

/** The choice of the car, among those without an open auction. */
function CarChoice({
  uuid,
  onCar,
  error,
}: {
  uuid: string;
  onCar: (car: Candidate | null) => void;
  error: FieldError | null;
}) {
  const t = useTranslations('admin.auctions');
  // A link from an ad names the car by its id.
  const [typed, setTyped] = useState(uuid);
  const query = useQueryOf(
    AuctionCandidatesDocument,
    { search: typed },
    { placeholderData: before => before },
  );
  const found = query.data?.auctionCandidates ?? [];
  const named = useRef(uuid);
  useEffect(() => {
    const car = query.data?.auctionCandidates.find(each => each.uuid === named.current);
    if (!car) return;
    named.current = '';
    onCar(car);
  }, [query.data, onCar]);
  return (
    <div className="flex flex-col gap-3">
      <TextField
        type="search"
        label={t('schedule.car')}
        name="car"
        isRequired
        hint={t('schedule.carHint')}
        error={error}
        value={typed}
        onChange={event => {
          setTyped(event.target.value);
          named.current = '';
          // The chosen car must be visible, so a new search clears it.
          onCar(null);
        }}
      />
      {query.data && found.length === 0 && <p className="text-14">{t('schedule.noCar')}</p>}
      {found.length > 0 && (
        <fieldset className="max-h-56 overflow-y-auto rounded-box border border-line">
          <legend className="sr-only">{t('schedule.car')}</legend>
          {found.map(car => (
            <label
              key={car.uuid}
              className="flex min-h-11 items-center gap-3 border-line px-4 py-2 text-14 not-last:border-b hover:bg-wash"
            >
              <input
                type="radio"
                name="uuid"
                value={car.uuid}
                checked={car.uuid === uuid}
                onChange={() => onCar(car)}
                className="size-5 accent-green"
              />
              <span className="flex-1">
                {car.title}
                <span className="block text-12 text-ink-soft">{joined(car.seller, car.slug)}</span>
              </span>
              {!car.isPublic && <Badge>{t('draft')}</Badge>}
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}
