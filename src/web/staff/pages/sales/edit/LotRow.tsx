import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import type { LotFaultFragment } from '#web/graphql/documents.gen.ts';
import { formatDateTime, formatEuros } from '#web/i18n/index.ts';
import { Badge, Button, CONTROL_CLASSES, Icon, IconButton } from '#web/ui/index.ts';
import {
  differenceOf,
  type Mandate,
  type PlannedEnd,
  signedAmounts,
  type TypedLot,
  type TypedSale,
} from './sale-values.ts';

const DRAGGED = 'application/x-calandre-lot';
const AMOUNTS = ['estimateLow', 'estimateHigh', 'startingPrice', 'reservePrice'] as const;
const FAULTS = {
  CarUnderHammer: 'running',
  CarNotOffered: 'notOffered',
  OrderOpen: 'order',
  OfferOpen: 'offer',
  AuctionNotStarted: 'unplanned',
  DeclarationMissing: 'declaration',
} as const;
const AMOUNT_FAULTS = { estimateHigh: 'estimates', reservePrice: 'reserve' } as const;
const MANDATE_FAULTS = { mandate: 'mandate', reservePrice: 'mandateReserve' } as const;

type Props = {
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

/** One lot with all that is planned for it; it can be dragged onto another's place, or moved by its buttons. */
export function LotRow({
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
}: Props) {
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
        {/* The page has what is typed of the whole sale. */}
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

type Movable = Pick<Props, 'lot' | 'at' | 'count' | 'onMove' | 'onRemove'>;

/** Its buttons: one place up, one down, and out of the sale. */
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

/** The way to what its owner has signed since it was put into the sale. */
function Signed({ lot, mandate, onTake }: Pick<Props, 'lot' | 'mandate'> & { onTake: Props['onChange'] }) {
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

/** How its auction stands, where that is not what the page plans. */
function Scheduled({ lot, sale, end }: Pick<Props, 'lot' | 'sale' | 'end'>) {
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
