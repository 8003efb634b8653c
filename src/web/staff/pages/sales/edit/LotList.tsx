import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { SALE_LOTS_MAX } from '#shared/fields/index.ts';
import { linkTo } from '#shared/paths/links.ts';
import { useQueryOf } from '#web/features/cache/index.ts';
import type { FormOf } from '#web/features/form/index.ts';
import {
  AuctionCandidatesDocument,
  type LotFaultFragment,
  type SaleSheetFragment,
} from '#web/graphql/documents.gen.ts';
import { formatDateTime, formatEuros } from '#web/i18n/index.ts';
import { joined } from '#web/staff/frame/index.ts';
import {
  Badge,
  Button,
  Card,
  CONTROL_CLASSES,
  FieldErrorText,
  FormAlert,
  Icon,
  IconButton,
  TextField,
} from '#web/ui/index.ts';
import {
  differenceOf,
  lotOf,
  type Mandate,
  moved,
  type PlannedEnd,
  previewEnds,
  signedAmounts,
  type TypedLot,
  type TypedSale,
} from './sale-values.ts';

type Props = {
  form: FormOf<TypedSale>;
  /** The server's last version of the sale; null for a new one. */
  newest: SaleSheetFragment | null;
  /** The lots' errors at the last attempt to schedule or announce the sale. */
  faults: readonly LotFaultFragment[];
};

/** The lots in order, each with its end by the timetable on the page. */
export function LotList({ form: { values, put, errorOf }, newest, faults }: Props) {
  const t = useTranslations('admin.sales.edit');
  // Announced to screen readers when a row moves.
  const [told, setTold] = useState('');
  const { lots } = values;
  const hasBegun = newest?.hasBegun ?? false;
  const ends = previewEnds(values);
  const change = (at: number, part: Partial<TypedLot>) =>
    put({ lots: lots.map((lot, index) => (index === at ? { ...lot, ...part } : lot)) });
  const move = (from: number, to: number) => {
    if (to < 0 || to >= lots.length || from === to) return;
    put({ lots: moved(lots, from, to) });
    setTold(t('moved', { car: lots[from]?.title ?? '', number: String(to + 1) }));
  };
  const add = (more: readonly TypedLot[]) => {
    put({ lots: [...lots, ...more] });
    setTold(t('added', { count: more.length }));
  };
  return (
    <Card className="flex flex-col gap-5 p-5 sm:p-8">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="display text-22">{t('lots')}</h2>
        <p className="tabular text-14 text-ink-soft">{t('lotCount', { count: lots.length })}</p>
      </header>
      <FormAlert>{faults.length > 0 ? t('faulty', { count: faults.length }) : null}</FormAlert>
      <p role="status" className="sr-only">
        {told}
      </p>
      {lots.length === 0 && <p className="text-ink-soft">{t('noLots')}</p>}
      <ol className="flex flex-col">
        {lots.map((lot, at) => (
          <LotRow
            key={lot.uuid}
            {...{ lot, at, hasBegun, sale: values, count: lots.length }}
            mandate={newest?.lots.find(({ adUuid }) => adUuid === lot.uuid)?.mandate ?? null}
            end={ends[at] ?? { at: null, isHot: false }}
            fault={faults.find(({ adUuid }) => adUuid === lot.uuid) ?? null}
            onChange={part => change(at, part)}
            onMove={move}
            onRemove={() => put({ lots: lots.toSpliced(at, 1) })}
          />
        ))}
      </ol>
      <FieldErrorText id="lots-error" error={errorOf('lots')} />
      {!hasBegun && <AddLot taken={lots.map(({ uuid }) => uuid)} onAdd={add} />}
    </Card>
  );
}

type AddProps = { taken: readonly string[]; onAdd: (lots: readonly TypedLot[]) => void };

/**
 * Cars that can be added to the sale, found by name or reference. A click adds one as the last lot, or all of them, in
 * the order in which they came to the house.
 */
function AddLot({ taken, onAdd }: AddProps) {
  const t = useTranslations('admin.sales.edit');
  const [typed, setTyped] = useState('');
  const query = useQueryOf(
    AuctionCandidatesDocument,
    { search: typed, first: SALE_LOTS_MAX },
    { placeholderData: before => before },
  );
  const found = (query.data?.auctionCandidates ?? []).filter(({ uuid }) => !taken.includes(uuid));
  return (
    <section aria-label={t('add')} className="flex flex-col gap-3 border-line border-t pt-5">
      <TextField
        label={t('add')}
        hint={t('addHint')}
        name="car"
        autoComplete="off"
        value={typed}
        onChange={event => setTyped(event.target.value)}
        // Enter searches for a car; it must not submit the form.
        onKeyDown={event => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {query.data && found.length === 0 && <p className="text-14">{t('noCar')}</p>}
      {found.length > 1 && (
        <Button look="secondary" className="self-start" onClick={() => onAdd(found.map(lotOf).toReversed())}>
          {t('addAll', { count: String(found.length) })}
        </Button>
      )}
      <ul className="max-h-64 overflow-y-auto rounded-box border border-line empty:hidden">
        {found.map(car => (
          <li key={car.uuid} className="border-line not-last:border-b">
            <button
              type="button"
              data-add={car.uuid}
              onClick={() => onAdd([lotOf(car)])}
              className="flex min-h-11 w-full items-center gap-3 px-4 py-2 text-left text-14 hover:bg-wash"
            >
              <Icon name="plus" className="size-4 text-ink-soft" />
              <span className="flex-1">
                {car.title}
                <span className="block text-12 text-ink-soft">{joined(car.seller, car.slug)}</span>
              </span>
              {!car.isPublic && <Badge>{t('draft')}</Badge>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const DRAGGED = 'application/x-calandre-lot';
const AMOUNTS = ['estimateLow', 'estimateHigh', 'startingPrice', 'reservePrice'] as const;
const FAULTS = {
  CarUnderHammer: 'running',
  CarNotOffered: 'notOffered',
  OrderOpen: 'order',
  OfferOpen: 'offer',
  AuctionNotStarted: 'unplanned',
  DeclarationMissing: 'declaration',
  ApprovalRequired: 'approval',
} as const;
const AMOUNT_FAULTS = { estimateHigh: 'estimates', reservePrice: 'reserve' } as const;
const MANDATE_FAULTS = { mandate: 'mandate', reservePrice: 'mandateReserve' } as const;

type LotProps = {
  lot: TypedLot;
  mandate: Mandate;
  sale: TypedSale;
  at: number;
  count: number;
  end: PlannedEnd;
  hasBegun: boolean;
  fault: LotFaultFragment | null;
  onChange: (part: Partial<TypedLot>) => void;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
};

/** One lot with its plan; it can be dragged to another place, or moved by buttons. */
function LotRow({
  lot,
  mandate,
  sale,
  at,
  count,
  end,
  hasBegun,
  fault,
  onChange,
  onMove,
  onRemove,
}: LotProps) {
  const t = useTranslations('admin.sales.edit');
  const faultId = useId();
  const isKept = hasBegun || lot.auction?.isOver === true;
  const name = t('lot', { number: String(at + 1) });
  return (
    <li
      data-lot={at + 1}
      data-fault={fault?.code}
      draggable={!hasBegun}
      onDragStart={event => event.dataTransfer.setData(DRAGGED, String(at))}
      onDragOver={event => event.preventDefault()}
      onDrop={event => {
        const from = event.dataTransfer.getData(DRAGGED);
        if (from === '') return;
        event.preventDefault();
        onMove(Number(from), at);
      }}
      className="grid gap-x-4 gap-y-3 border-line border-t py-4 lg:grid-cols-[minmax(12rem,1.2fr)_minmax(0,2fr)_11rem_auto] lg:items-start"
    >
      <div className="min-w-0">
        <p className="font-[560] text-14 text-brass-ink">{name}</p>
        {/* Opens in another tab, because the page contains unsaved changes. */}
        <a
          href={linkTo('admin/ads/edit', 'fr', { uuid: lot.uuid })}
          target="_blank"
          rel="noopener"
          className="font-[560] text-link underline-offset-4 hover:underline"
        >
          {lot.title}
        </a>
        {!lot.isPublic && (
          <p className="mt-1">
            <Badge>{t('draft')}</Badge>
          </p>
        )}
        {fault && (
          <p id={faultId} className="mt-1 text-14 text-red">
            {t(`faults.${wordOf(fault)}`)}
          </p>
        )}
        {!isKept && <Signed {...{ lot, mandate }} onTake={onChange} />}
      </div>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {AMOUNTS.map(amount => (
          <label key={amount} className="flex flex-col gap-1 text-12 text-ink-soft">
            {t(`amounts.${amount}`)}
            <input
              type="text"
              name={`lots.${at}.${amount}`}
              inputMode="numeric"
              disabled={isKept}
              aria-invalid={fault?.field === amount ? true : undefined}
              aria-describedby={fault?.field === amount ? faultId : undefined}
              value={lot[amount]}
              onChange={event => onChange({ [amount]: event.target.value })}
              className={CONTROL_CLASSES}
            />
          </label>
        ))}
      </div>
      <div className="text-14">
        <p className="text-12 text-ink-soft">{t('end')}</p>
        <p data-planned-end={end.at ?? ''} className="tabular">
          {end.at === null ? t('noEnd') : formatDateTime(end.at)}
        </p>
        {end.isHot && <p className="text-12 text-brass-ink">{t('hot')}</p>}
        <Scheduled lot={lot} sale={sale} end={end} />
      </div>
      {!hasBegun && <Moves {...{ lot, at, count, onMove, onRemove }} />}
    </li>
  );
}

type Movable = Pick<LotProps, 'lot' | 'at' | 'count' | 'onMove' | 'onRemove'>;

/** The buttons of a lot: up, down, remove. */
function Moves({ lot, at, count, onMove, onRemove }: Movable) {
  const t = useTranslations('admin.sales.edit');
  return (
    <div className="flex gap-1">
      <IconButton label={t('up', { car: lot.title })} disabled={at === 0} onClick={() => onMove(at, at - 1)}>
        <Icon name="chevronDown" className="rotate-180" />
      </IconButton>
      <IconButton
        label={t('down', { car: lot.title })}
        disabled={at === count - 1}
        onClick={() => onMove(at, at + 1)}
      >
        <Icon name="chevronDown" />
      </IconButton>
      <IconButton label={t('remove', { car: lot.title })} onClick={onRemove}>
        <Icon name="close" />
      </IconButton>
    </div>
  );
}

/** The button to take over what the owner has signed since. */
function Signed({
  lot,
  mandate,
  onTake,
}: Pick<LotProps, 'lot' | 'mandate'> & { onTake: LotProps['onChange'] }) {
  const t = useTranslations('admin.sales.edit');
  const signed = signedAmounts(lot, mandate);
  if (!signed || !mandate) return null;
  const { reserve, estimateLow: low, estimateHigh: high } = mandate;
  const terms = [
    ...(low !== null && high !== null
      ? [t('signedEstimate', { low: formatEuros(low), high: formatEuros(high) })]
      : []),
    ...(reserve === null ? [] : [t('signedReserve', { amount: formatEuros(reserve) })]),
  ];
  return (
    <Button look="quiet" className="text-left" onClick={() => onTake(signed)}>
      {t('takeMandate', { terms: terms.join(', ') })}
      <span className="sr-only"> {lot.title}</span>
    </Button>
  );
}

/** The state of the lot's auction, where it differs from the plan on the page. */
function Scheduled({ lot, sale, end }: Pick<LotProps, 'lot' | 'sale' | 'end'>) {
  const { auction } = lot;
  const t = useTranslations('admin.sales.edit');
  if (auction === null) return <p className="text-12 text-ink-soft">{t('notScheduled')}</p>;
  if (auction.isOver) return <p className="text-12 text-ink-soft">{t('over')}</p>;
  const difference = differenceOf({ ...lot, auction }, sale, end);
  if (difference === 'end')
    return <p className="text-12 text-ink-soft">{t('scheduledAt', { at: formatDateTime(auction.end) })}</p>;
  if (difference === null) return <p className="text-12 text-ink-soft">{t('scheduled')}</p>;
  return (
    <p className="text-12 text-red">{t(difference === 'amounts' ? 'scheduledAmounts' : 'scheduledRules')}</p>
  );
}

function wordOf({ code, field }: LotFaultFragment) {
  if (field === 'sale') return 'taken';
  if (code === 'MandateRequired')
    return MANDATE_FAULTS[field as keyof typeof MANDATE_FAULTS] ?? 'mandateDays';
  if (code === 'BadInput' && (field === 'end' || field === 'start')) return 'past';
  if (code === 'BadInput') return AMOUNT_FAULTS[field as keyof typeof AMOUNT_FAULTS] ?? 'amounts';
  return FAULTS[code as keyof typeof FAULTS] ?? 'other';
}
