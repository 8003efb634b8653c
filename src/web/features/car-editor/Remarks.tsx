import { useTranslations } from 'use-intl';
import { Button, Icon } from '#web/ui/index.ts';
import { useCarEditor } from './use-car-editor.ts';

/** The house's remarks on a field, shown beside it. */
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

/** Marks a file that the server no longer has. */
export function GoneMark({ file }: { file: string }) {
  const t = useTranslations('carEditor.gone');
  const { state } = useCarEditor();
  return state.gone.has(file) && <span className="text-14 text-red">{t('mark')}</span>;
}

/** Removes all files of a field that the server no longer has. */
export function TakeOutGone({ gone, onTakeOut }: { gone: readonly string[]; onTakeOut: () => void }) {
  const t = useTranslations('carEditor.gone');
  if (gone.length === 0) return null;
  return (
    <Button look="secondary" className="self-start" onClick={onTakeOut}>
      {t('takeOut')}
    </Button>
  );
}
