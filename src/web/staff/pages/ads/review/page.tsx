import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { NotYet, useQueryOf, useRefresh } from '#web/features/cache/index.ts';
import { AdSubmissionsDocument } from '#web/graphql/documents.gen.ts';
import { AdminArea, staffMeta } from '#web/staff/frame/index.ts';
import { WaitingAd } from './WaitingAd.tsx';

export const meta = staffMeta(t => t('admin.adReview.title'));

/** What sellers have handed in: what changes, and the house's word on it. */
export default function AdReviewPage() {
  const t = useTranslations('admin.adReview');
  const query = useQueryOf(AdSubmissionsDocument, {});
  const refresh = useRefresh();
  const [told, setTold] = useState('');
  const waiting = query.data?.adSubmissions;
  const handleDecided = async (text: string) => {
    setTold(text);
    await refresh();
  };
  return (
    <AdminArea section="admin/ads/review" title={t('title')} text={t('text')}>
      <p role="status" className="live-line mb-4 text-14 text-good">
        {told}
      </p>
      {!waiting && <NotYet query={query} />}
      {waiting?.length === 0 && <p className="text-ink-soft">{t('empty')}</p>}
      <ul className="flex flex-col gap-6">
        {waiting?.map(one => (
          <li key={one.id}>
            <WaitingAd waiting={one} onDecided={text => void handleDecided(text)} />
          </li>
        ))}
      </ul>
    </AdminArea>
  );
}
