import { useTranslations } from 'use-intl';
import { useIsOffline } from '#web/graphql/index.ts';
import { Button, Icon } from '#web/ui/index.ts';
import { useCarUploads, useUnsent } from './CarUploads.tsx';
import { useCarEditor, useFieldLabel } from './use-car-editor.ts';

/**
 * Says whether all changes are saved, and which are not; unfinished uploads count as unsaved. Being offline shows at
 * once, not only after a failed request.
 */
export function SavingLine() {
  const t = useTranslations('carEditor.saving');
  const labelOf = useFieldLabel();
  const {
    draft,
    state: { saving, refused, unread },
  } = useCarEditor();
  const hasUnsent = useUnsent().length > 0;
  const { changes } = useCarUploads();
  const untold = changes.hasFailed ? 'failed' : changes.isUnsaved() ? 'dirty' : null;
  const said = saving !== 'saved' ? saving : (untold ?? (hasUnsent ? 'unsent' : 'saved'));
  const isDecided = said === 'partly' || said === 'stale';
  const isOffline = useIsOffline() && !isDecided;
  const fields = [...refused, ...unread.keys()].map(labelOf).join(', ');
  const isBad = said === 'partly' || (said === 'failed' && !isOffline);
  return (
    <div role="status" data-saving={said} className="flex min-h-11 items-center gap-2 text-14 text-ink-soft">
      {said === 'saved' && !isOffline && <Icon name="check" className="size-4 text-good" />}
      <span className={isBad ? 'text-red' : undefined}>{t(isOffline ? 'offline' : said, { fields })}</span>
      {said === 'failed' && (
        <Button look="quiet" onClick={() => void changes.flush().then(() => draft.flush())}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
}
