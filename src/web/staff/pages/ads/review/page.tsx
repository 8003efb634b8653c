import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AdSubmissionsDocument } from '#web/graphql/documents.gen.ts';
import { AdminArea, staffMeta, useStaffData } from '#web/staff/frame/index.ts';
import { Button, Skeleton } from '#web/ui/index.ts';
import { WaitingAd } from './WaitingAd.tsx';

export const meta = staffMeta(t => t('admin.adReview.title'));

/** What sellers have handed in: what changes, and the house's word on it. */
export default function AdReviewPage() {
  const t = useTranslations('admin.adReview');
  const { data, again } = useStaffData(AdSubmissionsDocument, {});
  const [told, setTold] = useState('');
  const waiting = data.kind === 'ready' ? data.data.adSubmissions : null;
  const handleDecided = async (text: string) => {
    setTold(text);
    await again();
  };
  return (
    <AdminArea section="admin/ads/review" title={t('title')} text={t('text')}>
      <p role="status" className="mb-4 text-14 text-good empty:hidden">
        {told}
      </p>
      {data.kind === 'waiting' && <Skeleton className="h-64" />}
      {data.kind === 'failed' && (
        <div role="alert" className="flex flex-col items-start gap-3">
          <p>{t('failed')}</p>
          <Button look="secondary" onClick={() => void again()}>
            {t('again')}
          </Button>
        </div>
      )}
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
