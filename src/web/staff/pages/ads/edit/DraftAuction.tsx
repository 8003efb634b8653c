import { useTranslations } from 'use-intl';
import { formatDateTime } from '#web/i18n/index.ts';
import { type AuctionSeen, openAuctionOf } from './use-edited-ad.ts';

/** Says that a car's auction is planned or running although its ad is not public: the auction goes public with it. */
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
