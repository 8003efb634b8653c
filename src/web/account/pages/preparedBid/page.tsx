import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { isBidAmount } from '#shared/sale/index.ts';
import { OwnWords, UserArea, userAreaMeta } from '#web/features/user-area/index.ts';
import { PreparedBid } from './PreparedBid.tsx';

export const meta = userAreaMeta('user/preparedBid', t => t('account.preparedBid'));

/** The page on which users confirm a bid prepared by an API client; nothing is sent before that. */
export default function PreparedBidPage() {
  const t = useTranslations('account');
  const wish = wishIn(useLocation().search);
  return (
    <UserArea section="user" title={t('preparedBid')}>
      {person => <OwnWords>{wish ? <PreparedBid {...wish} person={person} /> : <Wrong />}</OwnWords>}
    </UserArea>
  );
}

function Wrong() {
  const t = useTranslations('preparedBid');
  return <p className="max-w-prose">{t('wrong')}</p>;
}

/** Parses the bid in the URL; null if it is invalid. */
function wishIn(search: string) {
  const given = new URLSearchParams(search);
  const lot = given.get('lot') ?? '';
  const [bid, maxBid] = [Number(given.get('bid')), given.has('maxBid') ? Number(given.get('maxBid')) : null];
  const isGood = lot !== '' && isBidAmount(bid) && (maxBid === null || (isBidAmount(maxBid) && maxBid > bid));
  return isGood ? { lot, bid, maxBid } : null;
}
