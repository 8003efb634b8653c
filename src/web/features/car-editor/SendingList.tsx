import { useTranslations } from 'use-intl';
import { type Sending, type Uploads, useUploadText } from '#web/features/uploads/index.ts';
import { Button } from '#web/ui/index.ts';

/** Files on their way: how far each has come, and what can be done about it. */
export function SendingList({ uploads }: { uploads: Uploads }) {
  if (uploads.sending.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2">
      {uploads.sending.map(one => (
        <li key={one.key}>
          <SendingRow one={one} uploads={uploads} />
        </li>
      ))}
    </ul>
  );
}

function SendingRow({ one, uploads }: { one: Sending; uploads: Uploads }) {
  const t = useTranslations('carEditor.uploads');
  const textOf = useUploadText();
  const { name } = one.file;
  const percent = Math.round(one.share * 100);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-box bg-wash px-4 py-2 text-14">
      {one.error === null ? (
        <>
          <span className="tabular min-w-0 flex-1 truncate">
            {t('sending', { name, percent: String(percent) })}
          </span>
          <progress value={percent} max={100} aria-label={name} className="h-1.5 w-32 accent-green" />
        </>
      ) : (
        <span role="alert" className="min-w-0 flex-1 text-red">
          {textOf(one.code) ?? t(one.error, { name })}
        </span>
      )}
      {one.error === 'failed' && (
        <Button look="quiet" onClick={() => uploads.retry(one)}>
          {t('retry')}
        </Button>
      )}
      <Button look="quiet" onClick={() => uploads.drop(one.key)}>
        {t(one.error === null ? 'cancel' : 'remove')}
      </Button>
    </div>
  );
}
