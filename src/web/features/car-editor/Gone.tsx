import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/index.ts';
import { useCarEditor } from './use-car-editor.ts';

/** At a file: that it is kept no more, where the server said so. */
export function GoneMark({ file }: { file: string }) {
  const t = useTranslations('carEditor.gone');
  const { state } = useCarEditor();
  return state.gone.has(file) && <span className="text-14 text-red">{t('mark')}</span>;
}

/** Takes out all files of a field that are kept no more. */
export function TakeOutGone({ gone, onTakeOut }: { gone: readonly string[]; onTakeOut: () => void }) {
  const t = useTranslations('carEditor.gone');
  if (gone.length === 0) return null;
  return (
    <Button look="secondary" className="self-start" onClick={onTakeOut}>
      {t('takeOut')}
    </Button>
  );
}
