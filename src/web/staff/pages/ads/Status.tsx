import { useTranslations } from 'use-intl';
import type { StaffAdsQuery } from '#web/graphql/documents.gen.ts';
import { Badge, type BadgeTone } from '#web/ui/index.ts';

type Standing = Pick<StaffAdsQuery['staffCarAds']['ads'][number], 'status' | 'isInReview'>;

const TONES: Readonly<Record<Standing['status'], BadgeTone>> = {
  DRAFT: 'plain',
  PUBLISHED: 'good',
  SOLD: 'night',
  WITHDRAWN: 'brass',
};

/** The state of an ad. A submitted draft is shown only as awaiting review. */
export function Status({ status, isInReview }: Standing) {
  const t = useTranslations('admin.ads');
  return (
    <span className="inline-flex flex-wrap gap-1 whitespace-nowrap">
      {!(isInReview && status === 'DRAFT') && <Badge tone={TONES[status]}>{t(`statuses.${status}`)}</Badge>}
      {isInReview && <Badge tone="red">{t('inReview')}</Badge>}
    </span>
  );
}
