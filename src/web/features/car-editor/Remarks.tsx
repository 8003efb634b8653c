import { useTranslations } from 'use-intl';
import { Icon } from '#web/ui/index.ts';
import { useCarEditor } from './use-car-editor.ts';

/** What the house asked to be changed about a field, beside it. */
export function Remarks({ field }: { field: string }) {
  const { remarks } = useCarEditor();
  const t = useTranslations('carEditor');
  return remarks
    .filter(remark => remark.field === field)
    .map(({ text }) => (
      <p key={text} data-remark={field} className="flex gap-2 rounded-box bg-brass-wash px-4 py-3 text-14">
        <Icon name="pencil" className="mt-0.5 size-4 shrink-0 text-brass-ink" />
        <span>
          <span className="sr-only">{t('remark')} : </span>
          {text}
        </span>
      </p>
    ));
}
