import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Countdown } from '#web/features/countdown/index.ts';
import { Action, Panel } from '#web/features/user-area/index.ts';
import { LowerMyReserveDocument, type MySaleFactsFragment } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatDateTime, formatEuros } from '#web/i18n/index.ts';
import { Button, Dialog } from '#web/ui/index.ts';

type Sale = NonNullable<MySaleFactsFragment['sale']>;
type Props = { car: MySaleFactsFragment; sale: Sale; onChanged: (car: MySaleFactsFragment) => void };

/** The running auction with its seller's private data. */
export function SalePanel({ car, sale, onChanged }: Props) {
  const t = useTranslations('selling');
  const { auction, cardBidders, finalPrice } = sale;
  const { state, start, end, currentBid } = auction;
  const price = finalPrice ?? currentBid;
  const date = formatDateTime(state === 'NOT_STARTED' ? start : end);
  const dates = { date, end: formatDateTime(end) };
  return (
    <Panel id="sale" title={t('sale.title')} text={t(`sale.${state}`, dates)}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 lg:grid-cols-3" data-sale={state} aria-live="polite">
        <Fact name="current" label={t(finalPrice === null ? 'sale.current' : 'sale.finalPrice')}>
          <span className="display text-28">{price === null ? t('sale.noBid') : formatEuros(price)}</span>
        </Fact>
        {price === null && (
          <Fact name="startingPrice" label={t('sale.startingPrice')}>
            {formatEuros(auction.startingPrice)}
          </Fact>
        )}
        {state === 'RUNNING' && (
          <Fact name="ends" label={t('sale.ends')}>
            <Countdown until={end} style="auction" canBeUrgent />
          </Fact>
        )}
        <Fact name="reserve" label={t('sale.reserve')}>
          <Reserve sale={sale} isRunning={state === 'RUNNING'} />
        </Fact>
      </dl>
      <ul className="tabular flex flex-wrap gap-x-5 gap-y-1 text-14 text-ink-soft">
        <li data-figure="bids">{t('figures.bids', { count: auction.bidCount })}</li>
        <li data-figure="cardBidders">{t('sale.bidders', { count: cardBidders })}</li>
        {car.figures &&
          (['views', 'favorites'] as const).map(name => (
            <li key={name} data-figure={name}>
              {t(`figures.${name}`, { count: car.figures?.[name] ?? 0 })}
            </li>
          ))}
      </ul>
      {state === 'RUNNING' && sale.reserve !== null && !!sale.reserveDistance && (
        <LowerReserve uuid={car.uuid} sale={sale} onChanged={onChanged} />
      )}
    </Panel>
  );
}

function Fact({ name, label, children }: { name: string; label: string; children: React.ReactNode }) {
  return (
    <div data-fact={name} className="flex flex-col gap-1">
      <dt className="text-14 text-ink-soft">{label}</dt>
      <dd className="tabular">{children}</dd>
    </div>
  );
}

function Reserve({ sale: { reserve, reserveDistance }, isRunning }: { sale: Sale; isRunning: boolean }) {
  const t = useTranslations('selling.sale');
  if (reserve === null) return t('noReserve');
  return (
    <span className="flex flex-col">
      <span className="text-18">{formatEuros(reserve)}</span>
      {(isRunning || !reserveDistance) && (
        <span className={reserveDistance ? 'text-14' : 'text-14 text-good'}>
          {reserveDistance ? t('distance', { amount: formatEuros(reserveDistance) }) : t('reached')}
        </span>
      )}
      <span className="text-12 text-ink-soft">{t('secret')}</span>
    </span>
  );
}

/** Lowers the reserve to the best bid or removes it: one click, and a confirmation. */
function LowerReserve({ uuid, sale, onChanged }: Omit<Props, 'car'> & { uuid: string }) {
  const t = useTranslations('selling.sale');
  const [chosen, setChosen] = useState<number | 'none' | null>(null);
  const { currentBid, startingPrice } = sale.auction;
  const lower = async () => {
    const reservePrice = chosen === 'none' ? null : chosen;
    const { lowerMyReserve } = await request(LowerMyReserveDocument, { uuid, reservePrice });
    setChosen(null);
    onChanged(lowerMyReserve);
  };
  const amount = formatEuros(typeof chosen === 'number' ? chosen : 0);
  return (
    <div className="flex flex-wrap gap-3">
      {currentBid !== null && (
        <Button look="secondary" onClick={() => setChosen(currentBid)}>
          {t('lower', { amount: formatEuros(currentBid) })}
        </Button>
      )}
      <Button look="secondary" onClick={() => setChosen('none')}>
        {t('drop')}
      </Button>
      <Dialog
        name="reserve"
        title={chosen === 'none' ? t('dropTitle') : t('lowerTitle', { amount })}
        isOpen={chosen !== null}
        onClose={() => setChosen(null)}
      >
        <p className="mt-2 mb-6 text-ink-soft">
          {t(chosen === 'none' ? 'dropText' : 'lowerText', {
            amount: formatEuros(currentBid ?? startingPrice),
          })}
        </p>
        <div className="flex flex-wrap gap-3">
          <Action look="primary" onAct={lower}>
            {t('confirm')}
          </Action>
          <Button look="quiet" onClick={() => setChosen(null)}>
            {t('keep')}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
