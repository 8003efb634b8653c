import { useTranslations } from 'use-intl';
import type { MyBidLineFragment } from '#web/graphql/documents.gen.ts';
import { formatEuros, formatInstant, LocaleLink } from '#web/i18n/index.ts';
import { ceilingOf } from './ceiling.ts';
import type { LiveAuction, Mine } from './live-auction.ts';

type Props = { mine: Mine; auction: LiveAuction };

/** The user's maximum and their own requests, visible only to them. The newest is their receipt. */
export function MyActs({ mine, auction }: Props) {
  const t = useTranslations('bidDialog');
  const ceiling = ceilingOf(auction, mine);
  const { bids, id: auctionId } = auction;
  if (mine.acts.length === 0 || ceiling === null) return null;
  return (
    <div data-acts="" className="tabular flex flex-col gap-1 text-12 text-ink-soft">
      <p className="text-14 text-ink">
        <span data-ceiling={ceiling} className="font-[560]">
          {t('maximum', { amount: formatEuros(ceiling) })}
        </span>{' '}
        <span className="text-12 text-ink-soft">{t('private')}</span>
      </p>
      <details>
        <summary className="flex min-h-11 items-center underline underline-offset-4">{t('proof')}</summary>
        <ol className="flex flex-col gap-1">
          {mine.acts.map((act, place) => (
            <li key={act.date} data-receipt={place === 0 ? '' : undefined}>
              <Act act={act} bids={bids} />
            </li>
          ))}
        </ol>
        <LocaleLink
          to="proof"
          params={{ auctionId }}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {t('signedReceipts')}
        </LocaleLink>
      </details>
    </div>
  );
}

/** When the server accepted the request, and its row; a raised maximum has no row. */
function Act({ act, bids }: { act: MyBidLineFragment; bids: LiveAuction['bids'] }) {
  const t = useTranslations('bidDialog');
  const { bid, maxBid, version } = act;
  const at = formatInstant(act.date);
  if (version === null) return t('raised', { amount: formatEuros(maxBid ?? bid), at });
  const position = String(Math.max(1, bids.filter(row => row.version <= version).length));
  const amount = formatEuros(bid);
  return maxBid === null
    ? t('receipt', { amount, at, position })
    : t('receiptWithMaximum', { amount, maximum: formatEuros(maxBid), at, position });
}
