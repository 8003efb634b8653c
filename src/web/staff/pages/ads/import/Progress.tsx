import { useTranslations } from 'use-intl';
import { formatNumber } from '#web/i18n/index.ts';
import { Button, Card } from '#web/ui/index.ts';
import type { FileImport, ImportWork } from './use-import.ts';

/** How far the file has come; it goes on where this page is closed. */
export function Progress({ file, work }: { file: FileImport; work: ImportWork }) {
  const t = useTranslations('admin.importing');
  const { total, waiting } = file.counts;
  const state = t(`states.${file.state}`);
  const label = t('running', { state, done: formatNumber(total - waiting), count: formatNumber(total) });
  const { photos } = file;
  const done = photos.total - photos.waiting;
  const photoLabel = t('photosDone', { done: formatNumber(done), count: formatNumber(photos.total) });
  return (
    <Card className="flex flex-col gap-4 p-5 sm:p-7">
      <h2 className="display wrap-anywhere text-22">{file.fileName}</h2>
      <div role="status" className="flex max-w-prose flex-col gap-1.5 text-14">
        {label}
        <progress
          value={total === 0 ? 0 : (total - waiting) / total}
          aria-label={label}
          className="h-2 w-full accent-green"
        />
        {photos.waiting > 0 && (
          <>
            {photoLabel}
            <progress
              value={done / photos.total}
              aria-label={photoLabel}
              className="h-2 w-full accent-green"
            />
          </>
        )}
      </div>
      <Button
        look="secondary"
        isBusy={work.isBusy}
        onClick={() => void work.stop(file.id)}
        className="self-start"
      >
        {t('stop')}
      </Button>
    </Card>
  );
}
