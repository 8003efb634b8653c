import { useTranslations } from 'use-intl';
import { Icon } from '#web/ui/index.ts';
import type { CarDraft } from './use-car.ts';

/** What the house asked to be changed about a field, beside it. */
export function Remark({ field, draft: { car } }: { field: string; draft: Pick<CarDraft, 'car'> }) {
  const t = useTranslations('selling.review');
  const { submission } = car;
  if (submission?.state !== 'CHANGES_ASKED') return null;
  const found = submission.comments.filter(comment => comment.field === field);
  return found.map(({ text }) => (
    <p key={text} data-remark={field} className="flex gap-2 rounded-box bg-brass-wash px-4 py-3 text-14">
      <Icon name="pencil" className="mt-0.5 size-4 shrink-0 text-brass-ink" />
      <span>
        <span className="sr-only">{t('comment')} : </span>
        {text}
      </span>
    </p>
  ));
}
