import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { StandingWord } from '#web/features/standing/index.ts';
import type { OverLotFragment } from '#web/graphql/documents.gen.ts';
import { formatEuros } from '#web/i18n/index.ts';
import { Button, FactRow } from '#web/ui/index.ts';
import { LotName } from './OwnLot.tsx';
import { Section } from './Section.tsx';

const SHOWN_FIRST = 4;

/** The auctions that are over, latest first; nothing if there are none. */
export function OverAuctions({ lots: over }: { lots: readonly OverLotFragment[] }) {
  const t = useTranslations('mine.dashboard');
  const [isWhole, setWhole] = useState(false);
  if (over.length === 0) return null;
  const shown = isWhole ? over : over.slice(0, SHOWN_FIRST);
  const hiddenCount = over.length - shown.length;
  return (
    <Section title={t('over')}>
      <ul className="divide-y divide-line border-line border-y">
        {shown.map(lot => (
          <li key={lot.auction.id}>
            <OverLot own={lot} />
          </li>
        ))}
      </ul>
      {hiddenCount > 0 && (
        <Button look="quiet" onClick={() => setWhole(true)} className="self-start">
          {t('moreOver', { count: hiddenCount })}
        </Button>
      )}
    </Section>
  );
}

/** An ended auction and its result for the user; prices that others paid are not shown. */
function OverLot({ own }: { own: OverLotFragment }) {
  const t = useTranslations('mine.lots');
  const { standing, finalPrice } = own;
  return (
    <article data-standing={standing} className="flex flex-wrap items-center gap-x-6 gap-y-2 py-4">
      <div className="min-w-48 flex-1">
        <LotName own={own} />
        <FactRow
          facts={[
            finalPrice !== null && t('boughtFor', { amount: formatEuros(finalPrice) }),
            own.myMaxBid !== null && t('myMaxBid', { amount: formatEuros(own.myMaxBid) }),
          ]}
          className="text-14"
        />
      </div>
      <StandingWord standing={standing} />
    </article>
  );
}
