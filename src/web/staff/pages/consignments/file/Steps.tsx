import { useTranslations } from 'use-intl';
import type { ConsignmentWholeFragment } from '#web/graphql/documents.gen.ts';
import { formatDate } from '#web/i18n/index.ts';
import { classes, Icon } from '#web/ui/index.ts';

/** Every step in a row: what is done and when, and where the car stands; told by more than a colour. */
export function Steps({ file: { steps, stage } }: { file: ConsignmentWholeFragment }) {
  const t = useTranslations('admin.consignments');
  return (
    <ol aria-label={t('steps')} className="grid grid-cols-2 gap-x-2 gap-y-3 sm:grid-cols-5 xl:grid-cols-10">
      {steps.map(({ step, isDone, doneAt }) => (
        <li
          key={step}
          data-step={step}
          aria-current={step === stage ? 'step' : undefined}
          className={classes(
            'flex flex-col border-t-2 pt-2 text-12',
            isDone ? 'border-green' : step === stage ? 'border-brass' : 'border-line',
            step === stage ? 'font-[600]' : !isDone && 'text-ink-soft',
          )}
        >
          <span className="flex items-center gap-1">
            {isDone && <Icon name="check" className="size-3.5 text-good" />}
            {t(`stages.${step}`)}
            <span className="sr-only">, {t(isDone ? 'isDone' : 'isOpen')}</span>
          </span>
          {doneAt && <span className="tabular font-normal text-ink-soft">{formatDate(doneAt)}</span>}
        </li>
      ))}
    </ol>
  );
}
