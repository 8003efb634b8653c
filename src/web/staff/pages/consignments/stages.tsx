import { useTranslations } from 'use-intl';
import type { ConsignmentCardFragment, ConsignmentStage } from '#web/graphql/documents.gen.ts';
import { formatDate } from '#web/i18n/index.ts';
import { type BadgeTone, classes } from '#web/ui/index.ts';

/** A file's deadline, in red once it has passed; and whether the seller requests changes to the ad. */
export function Due({
  file: { dueAt, isLate, stage, approval },
}: {
  file: Pick<ConsignmentCardFragment, 'dueAt' | 'isLate' | 'stage' | 'approval'>;
}) {
  const t = useTranslations('admin.consignments');
  if (dueAt === null) return null;
  return (
    <>
      <span
        data-overdue={isLate || undefined}
        className={classes('tabular', isLate && 'font-[560] text-red')}
      >
        {t(isLate ? 'overdueSince' : 'due', { date: formatDate(dueAt) })}
      </span>
      {approval?.state === 'CHANGE' && stage !== 'SETTLEMENT' && (
        <span className="block text-red">{t('changeAsked')}</span>
      )}
    </>
  );
}

export const STAGE_TONES: Readonly<Partial<Record<ConsignmentStage, BadgeTone>>> = {
  SALE: 'brass',
  SETTLEMENT: 'good',
  DONE: 'good',
  UNSOLD: 'red',
};
