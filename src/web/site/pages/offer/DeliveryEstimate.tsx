import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatEuros } from '#web/i18n/index.ts';
import { optionsOf } from '#web/ui/index.ts';
import { Choice } from './Choice.tsx';

/** An estimate of the delivery costs. */
export function DeliveryEstimate() {
  const t = useTranslations('pages.delivery');
  const [zone, setZone] = useState<Zone>('france');
  const [way, setWay] = useState<Way>('closed');
  const estimate = estimateOf(zone, way);
  return (
    <div className="flex flex-col gap-6">
      <div className="grid gap-6 sm:grid-cols-2">
        <Choice
          label={t('zone')}
          value={zone}
          onValue={value => setZone(value as Zone)}
          options={optionsOf(ZONES, one => t(`zones.${one}`))}
        />
        <Choice
          label={t('way')}
          value={way}
          onValue={value => setWay(value as Way)}
          options={optionsOf(WAYS, one => t(`ways.${one}`))}
        />
      </div>
      <output aria-live="polite" className="flex flex-col gap-2 border-line border-y py-6">
        {estimate ? (
          <>
            <span className="price-type text-28 sm:text-36">
              {t('range', { from: formatEuros(estimate.from), to: formatEuros(estimate.to) })}
            </span>
            <span className="text-ink-soft">
              {t('days', { from: String(estimate.daysFrom), to: String(estimate.daysTo) })}
            </span>
          </>
        ) : (
          <span className="display text-22">{t('onQuotation')}</span>
        )}
      </output>
      <p className="max-w-prose text-14 text-ink-soft">{t('notice')}</p>
    </div>
  );
}

const ZONES = ['france', 'neighbours', 'south', 'north', 'world'] as const;
type Zone = (typeof ZONES)[number];
const WAYS = ['closed', 'open'] as const;
type Way = (typeof WAYS)[number];

type Estimate = {
  /** Whole euros, insurance included. */
  readonly from: number;
  readonly to: number;
  /** Working days after payment. */
  readonly daysFrom: number;
  readonly daysTo: number;
};

/** The costs of an enclosed truck from the Paris area; beyond Europe there are only quotations. */
const CLOSED: Readonly<Record<Exclude<Zone, 'world'>, Estimate>> = {
  france: { from: 690, to: 1_390, daysFrom: 5, daysTo: 12 },
  neighbours: { from: 1_090, to: 1_890, daysFrom: 7, daysTo: 15 },
  south: { from: 1_490, to: 2_690, daysFrom: 8, daysTo: 18 },
  north: { from: 1_690, to: 3_290, daysFrom: 10, daysTo: 20 },
};
/** An open transporter costs about two thirds. */
const OPEN_SHARE = 0.66;

/** Returns the estimate of a delivery; null where only a quotation can say. */
function estimateOf(zone: Zone, way: Way): Estimate | null {
  if (zone === 'world') return null;
  const closed = CLOSED[zone];
  if (way === 'closed') return closed;
  const roundly = (amount: number) => Math.round((amount * OPEN_SHARE) / 10) * 10;
  return { ...closed, from: roundly(closed.from), to: roundly(closed.to) };
}
