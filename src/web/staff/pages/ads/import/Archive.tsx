import { useTranslations } from 'use-intl';
import { useUploadText } from '#web/features/uploads/index.ts';
import { formatNumber } from '#web/i18n/index.ts';
import { Button, Card } from '#web/ui/index.ts';
import { FileForm, type Refusal } from './FileForm.tsx';
import type { FileImport, ImportWork } from './use-import.ts';

const BYTES_MAX = 1024 * 1024 * 1024;
const MEGABYTE = 1_000_000;
const SAID = { TooLarge: 'tooLarge', FileLocked: 'locked', FileTooHeavy: 'heavy' } as const;

/** The archive of photos beside a file of cars: sent or replaced until the file is taken, removed while it is there. */
export function Archive({ file, work }: { file: FileImport; work: ImportWork }) {
  const t = useTranslations('admin.importing.archive');
  const textOf = useUploadText();
  const { archive } = file;
  const takesOne = file.state === 'WAITING' || file.state === 'TRIED';
  if (file.kind !== 'ADS' || !(takesOne || archive)) return null;
  const say = ({ isRefused, code }: Refusal) => {
    if (code && code in SAID) return t(SAID[code as keyof typeof SAID]);
    return textOf(code) ?? t(isRefused ? 'none' : 'failed');
  };
  const send = t(archive ? 'replace' : 'send');
  return (
    <Card className="flex flex-col gap-5 p-5 sm:p-7">
      <header className="flex flex-col gap-1.5">
        <h2 className="display text-22">{t('title')}</h2>
        <p className="max-w-prose text-14 text-ink-soft">{t('text')}</p>
      </header>
      {archive && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <p role="status" className="wrap-anywhere">
            {t('here', {
              name: archive.fileName,
              count: archive.photoCount,
              size: formatNumber(Math.ceil(archive.byteCount / MEGABYTE)),
            })}
          </p>
          <Button look="secondary" isBusy={work.isBusy} onClick={() => void work.removeArchive(file.id)}>
            {t('remove')}
          </Button>
        </div>
      )}
      {takesOne && (
        <FileForm
          {...{ name: 'archive', accept: '.zip', bytesMax: BYTES_MAX, say }}
          words={{ label: t('label'), hint: t('hint'), sending: t('sending'), send }}
          send={(given, onProgress) => work.sendArchive(file.id, given, onProgress)}
        />
      )}
    </Card>
  );
}
