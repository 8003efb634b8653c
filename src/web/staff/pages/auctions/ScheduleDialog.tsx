import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CLASH_WITHIN_MS, endsClash } from '#shared/sale/index.ts';
import { useQueryOf } from '#web/features/cache/index.ts';
import { AuctionEndsDocument, ScheduleAuctionDocument, type TieRule } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import {
  DateTimeField,
  type FieldErrors,
  fromParisTime,
  StaffDialog,
  toParisTime,
  typedAmount,
} from '#web/staff/forms/index.ts';
import { Checkbox, SelectField, TextField } from '#web/ui/index.ts';
import { CarChoice } from './CarChoice.tsx';

const HOUR_MS = 3_600_000;
const TIES: readonly TieRule[] = ['REFUSE', 'EARLIEST_WINS'];

export type Plan = {
  readonly start: string;
  readonly end: string;
  readonly startingPrice: string;
  readonly reserve: string;
  readonly asksForCard: boolean;
  readonly window: string;
  readonly tieRule: TieRule;
};

/** Tomorrow at this hour, for a week: what most auctions are near to. */
function usualPlan(): Plan {
  const start = new Date(Date.now() + 24 * HOUR_MS);
  start.setMinutes(0, 0, 0);
  const end = new Date(start.getTime() + 7 * 24 * HOUR_MS);
  return {
    start: toParisTime(start.toISOString()),
    end: toParisTime(end.toISOString()),
    ...{ startingPrice: '', reserve: '', asksForCard: true, window: '120', tieRule: 'REFUSE' as const },
  };
}

/** Plans an auction, or changes the plan of one; ends too close to another's are warned of. */
export function ScheduleDialog({
  uuid = null,
  plan,
  onClose,
}: {
  /** The car, where it is chosen already. */
  uuid?: string | null;
  plan?: Plan;
  onClose: () => void;
}) {
  const t = useTranslations('admin.auctions.schedule');
  const [car, setCar] = useState(uuid ?? '');
  const [wish, setWish] = useState<Plan>(() => plan ?? usualPlan());
  const change = (part: Partial<Plan>) => setWish(before => ({ ...before, ...part }));
  const act = () =>
    request(ScheduleAuctionDocument, {
      uuid: car,
      data: {
        start: fromParisTime(wish.start) ?? '',
        end: fromParisTime(wish.end) ?? '',
        startingPrice: typedAmount(wish.startingPrice) ?? 0,
        reservePrice: typedAmount(wish.reserve),
        askForCardDetails: wish.asksForCard,
        extensionWindowSeconds: typedAmount(wish.window) ?? 0,
        tieRule: wish.tieRule,
      },
    });
  return (
    <StaffDialog
      name="schedule"
      title={t(plan ? 'change' : 'title')}
      sendLabel={t('send')}
      act={act}
      onClose={onClose}
      width="wide"
    >
      {errorOf => (
        <>
          {!plan && <CarChoice uuid={car} onUuid={setCar} />}
          <PlanFields wish={wish} change={change} errorOf={errorOf} />
          <ClashWarning uuid={car} end={fromParisTime(wish.end)} />
        </>
      )}
    </StaffDialog>
  );
}

type PlanParts = { wish: Plan; change: (part: Partial<Plan>) => void; errorOf: FieldErrors };

function PlanFields({ wish, change, errorOf }: PlanParts) {
  const t = useTranslations('admin.auctions.schedule');
  const amount = (name: 'startingPrice' | 'window', field: string, label: string, hint?: string) => (
    <TextField
      label={label}
      name={field}
      inputMode="numeric"
      value={wish[name]}
      onChange={event => change({ [name]: event.target.value })}
      error={errorOf(field)}
      {...(hint ? { hint } : {})}
    />
  );
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <DateTimeField
          label={t('start')}
          name="start"
          value={wish.start}
          onChange={start => change({ start })}
          error={errorOf('start')}
        />
        <DateTimeField
          label={t('end')}
          name="end"
          value={wish.end}
          onChange={end => change({ end })}
          error={errorOf('end')}
        />
        {amount('startingPrice', 'startingPrice', t('startingPrice'))}
        <TextField
          label={t('reserve')}
          name="reservePrice"
          inputMode="numeric"
          hint={t('reserveHint')}
          value={wish.reserve}
          onChange={event => change({ reserve: event.target.value })}
          error={errorOf('reservePrice')}
        />
        {amount('window', 'extensionWindowSeconds', t('window'), t('windowHint'))}
        <TieField {...{ wish, change, errorOf }} />
      </div>
      <Checkbox
        label={t('card')}
        name="askForCardDetails"
        isChecked={wish.asksForCard}
        onChange={asksForCard => change({ asksForCard })}
        error={errorOf('askForCardDetails')}
      />
    </>
  );
}

function TieField({ wish, change, errorOf }: PlanParts) {
  const t = useTranslations('admin.auctions.schedule');
  return (
    <SelectField
      label={t('tie')}
      name="tieRule"
      isRequired
      value={wish.tieRule}
      onChange={event => change({ tieRule: TIES.find(each => each === event.target.value) ?? wish.tieRule })}
      error={errorOf('tieRule')}
    >
      {TIES.map(each => (
        <option key={each} value={each}>
          {t(`ties.${each}`)}
        </option>
      ))}
    </SelectField>
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
  return (
    <div role="status">
      {near.length > 0 && (
        <p data-clash className="rounded-box bg-red-wash px-4 py-3 text-14 text-red">
          {t('clash', {
            minutes: String(CLASH_WITHIN_MS / 60_000),
            cars: near.map(other => other.adTitle).join(', '),
          })}
        </p>
      )}
    </div>
  );
}
