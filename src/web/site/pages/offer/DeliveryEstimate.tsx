import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatEuros } from '#web/i18n/index.ts';
import { Choice } from './Choice.tsx';
import { estimateOf, WAYS, type Way, ZONES, type Zone } from './delivery-price.ts';

/** A first idea of what it costs to bring the car home. */
export function DeliveryEstimate() {
  const t = useTranslations('pages.delivery');
  const [zone, setZone] = useState<Zone>('france');
  const [way, setWay] = useState<Way>('closed');
  const estimate = estimateOf(zone, way);
  return (
    <div className="flex flex-col gap-6">
      <div className="grid gap-6 sm:grid-cols-2">
        <Choice label={t('zone')} value={zone} onValue={value => setZone(value as Zone)}>
          {ZONES.map(one => (
            <option key={one} value={one}>
              {t(`zones.${one}`)}
            </option>
          ))}
        </Choice>
        <Choice label={t('way')} value={way} onValue={value => setWay(value as Way)}>
          {WAYS.map(one => (
            <option key={one} value={one}>
              {t(`ways.${one}`)}
            </option>
          ))}
        </Choice>
      </div>
      <output aria-live="polite" className="flex flex-col gap-2 border-line border-y py-6">
        {estimate ? (
          <>
            <span className="display tabular text-28 sm:text-36">
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
