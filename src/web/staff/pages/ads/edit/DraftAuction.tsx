import { useTranslations } from 'use-intl';
import { formatDateTime } from '#web/i18n/index.ts';
import { type AuctionSeen, openAuctionOf } from './use-edited-ad.ts';

/** That an auction of a car which nobody sees is planned, or already runs: it goes before the public with the ad. */
export function DraftAuction({ ad }: { ad: AuctionSeen & { readonly status: string } }) {
  const t = useTranslations('admin.editor.draftAuction');
  const auction = openAuctionOf(ad);
  if (!auction || ad.status === 'PUBLISHED') return null;
  const times = { start: formatDateTime(auction.start), end: formatDateTime(auction.end) };
  return (
    <span
      data-draft-auction={auction.state}
      className={auction.state === 'RUNNING' ? 'font-[560] text-red' : 'text-ink'}
    >
      {t(auction.state === 'RUNNING' ? 'running' : 'planned', times)}
    </span>
  );
}
