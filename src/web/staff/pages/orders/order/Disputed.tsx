import { useTranslations } from 'use-intl';
import { Panel } from '#web/features/user-area/index.ts';
import { formatCents, formatDateTime } from '#web/i18n/index.ts';
import { classes } from '#web/ui/index.ts';
import type { StaffOrder } from './staff-order.ts';

/** What the bank of the buyer contests of a fee that was paid by card, and how it ended. */
export function Disputed({ order: { dispute } }: { order: StaffOrder }) {
  const t = useTranslations('admin.orders.dispute');
  if (!dispute) return null;
  const { state, amountCents, feeCents, reason, openedAt, evidenceBy } = dispute;
  const asks = state === 'INQUIRY' || state === 'NEEDS_RESPONSE';
  const rows = [
    [t('amount'), formatCents(amountCents)],
    [t('fee'), feeCents > 0 && formatCents(feeCents)],
    [t('reason'), t('because', { reason, code: reason })],
    [t('openedAt'), formatDateTime(openedAt)],
    [t('evidenceBy'), asks && evidenceBy && formatDateTime(evidenceBy)],
  ] as const;
  return (
    <Panel title={t('title')} text={t('text')}>
      <p className={classes('font-[560]', state === 'WON' ? 'text-good' : 'text-red')}>
        {t(`state.${state}`)}
      </p>
      <dl className="flex flex-col text-14">
        {rows.map(
          ([word, said]) =>
            said && (
              <div key={word} className="flex flex-wrap justify-between gap-x-4 border-line border-t py-2">
                <dt className="text-ink-soft">{word}</dt>
                <dd className="tabular">{said}</dd>
              </div>
            ),
        )}
      </dl>
    </Panel>
  );
}
