import { useTranslations } from 'use-intl';
import { Button, FormAlert, useFormHold } from '#web/ui/index.ts';
import type { Sending, Uploads } from './use-uploads.ts';
import { type Asked, useWhyNot } from './use-why-not.ts';

type Props = {
  uploads: Uploads;
  /** The kind of file expected, for the error message. */
  of?: Asked;
};

/** Files being uploaded: progress, errors and actions. The surrounding form waits for them. */
export function SendingList({ uploads, of = 'documents' }: Props) {
  const t = useTranslations('uploads');
  useFormHold(uploads.sending.some(({ error }) => error === null));
  return (
    <>
      <FormAlert>{uploads.leftOut > 0 && t('tooMany', { count: uploads.leftOut })}</FormAlert>
      {uploads.sending.length > 0 && <Rows uploads={uploads} of={of} />}
    </>
  );
}

function Rows({ uploads, of }: Required<Props>) {
  const t = useTranslations('uploads');
  const failed = uploads.sending.filter(({ error }) => error === 'failed');
  return (
    <div className="flex flex-col items-start gap-2">
      <ul className="flex w-full flex-col gap-2">
        {uploads.sending.map(one => (
          <li key={one.key}>
            <SendingRow {...{ one, uploads, of }} />
          </li>
        ))}
      </ul>
      {failed.length > 1 && (
        <Button look="secondary" onClick={uploads.retryAll}>
          {t('retryAll')}
        </Button>
      )}
    </div>
  );
}

function SendingRow({ one, uploads, of }: Required<Props> & { one: Sending }) {
  const t = useTranslations('uploads');
  const whyNot = useWhyNot(of);
  const { name } = one.file;
  const percent = Math.round(one.share * 100);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-box bg-wash px-4 py-2 text-14">
      {one.error === null ? (
        <>
          <span className="tabular min-w-40 flex-1 break-words">
            {t('sending', { name, percent: String(percent) })}
          </span>
          <progress value={percent} max={100} aria-label={name} className="h-1.5 w-32 accent-green" />
        </>
      ) : (
        <span role="alert" className="min-w-0 flex-1 break-words text-red">
          {whyNot(one)}
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
