import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useQueryOf } from '#web/features/cache/index.ts';
import { useToasts } from '#web/features/toasts/index.ts';
import { FileField, UploadError, useUploadText } from '#web/features/uploads/index.ts';
import { type FileImportKind, FileImportsDocument } from '#web/graphql/documents.gen.ts';
import { formatDateTime, formatNumber } from '#web/i18n/index.ts';
import { AdminArea, staffMeta, useCan } from '#web/staff/frame/index.ts';
import { Badge, Button, Card, Form, FormAlert, optionsOf, SelectField } from '#web/ui/index.ts';
import { Columns } from './Columns.tsx';
import { Lines, Report } from './Report.tsx';
import { type FileImport, type ImportWork, isUnderWay, useImport } from './use-import.ts';

export const meta = staffMeta(t => t('admin.importing.title'));

/** The import of a file: upload, columns, trial, import. */
export default function ImportPage() {
  const t = useTranslations('admin.importing');
  const work = useImport();
  const { file } = work;
  return (
    <AdminArea section="admin/ads/import" title={t('title')} text={t('text')}>
      <div className="flex flex-col gap-6">
        {!file && <SendFile send={work.send} />}
        {file && isUnderWay(file) && <Progress file={file} work={work} />}
        {file && !isUnderWay(file) && <Report file={file} work={work} />}
        {file && (file.state === 'WAITING' || file.state === 'TRIED') && (
          <Columns key={file.id + file.state} file={file} work={work} />
        )}
        {file && !isUnderWay(file) && <Archive file={file} work={work} />}
        {file && !isUnderWay(file) && file.state !== 'WAITING' && <Lines file={file} />}
        {!file && <Past open={work.open} />}
      </div>
    </AdminArea>
  );
}

/** The user's last files and the price feeds; each can be opened again, also one in progress. */
function Past({ open }: Pick<ImportWork, 'open'>) {
  const t = useTranslations('admin.importing');
  const { fail } = useToasts();
  const past = useQueryOf(FileImportsDocument, {}).data?.fileImports ?? [];
  if (past.length === 0) return null;
  return (
    <section aria-labelledby="past">
      <h2 id="past" className="display text-22">
        {t('past')}
      </h2>
      <ul className="mt-3 divide-y divide-line text-14">
        {past.map(file => (
          <li key={file.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
            <span className="tabular text-ink-soft">{formatDateTime(file.createdAt)}</span>
            <span className="wrap-anywhere">{file.fileName}</span>
            {file.authorName !== null && (
              <span className="text-ink-soft">{t('from', { name: file.authorName || t('gone') })}</span>
            )}
            <Badge tone={file.state === 'DONE' ? 'good' : 'plain'}>{t(`states.${file.state}`)}</Badge>
            <Button look="secondary" onClick={() => void open(file.id).catch(fail)}>
              {t('open')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The progress of the file; it continues when the page is closed. */
function Progress({ file, work }: { file: FileImport; work: ImportWork }) {
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

const BYTES_MAX = 100 * 1024 * 1024;

/** The upload of a file, with its kind. */
function SendFile({ send }: Pick<ImportWork, 'send'>) {
  const t = useTranslations('admin.importing');
  const textOf = useUploadText();
  const bringsAds = useCan('Ads:create');
  const kinds = [
    ...(bringsAds ? (['ADS'] as const) : []),
    ...(useCan('Auctions:update') ? (['RESULTS'] as const) : []),
  ];
  const [kind, setKind] = useState<FileImportKind>(kinds[0] ?? 'ADS');
  const say = ({ isRefused, code, line }: Refusal) => {
    if (code === 'TooLarge') return t('tooLarge');
    return textOf(code) ?? (isRefused ? t('noTable', { line: formatNumber(line) }) : t('failed'));
  };
  const words = { label: t('file'), hint: t('hint'), sending: t('sending'), send: t('send') };
  return (
    <Card className="p-5 sm:p-7">
      <FileForm
        {...{ name: 'file', accept: '.csv,.tsv,.txt,.json,.xlsx', bytesMax: BYTES_MAX, words, say }}
        send={(file, onProgress) => send(file, kind, onProgress)}
      >
        {kinds.length > 1 && (
          <SelectField
            label={t('kind')}
            name="kind"
            isRequired
            value={kind}
            onChange={event => setKind(event.target.value as FileImportKind)}
            options={optionsOf(kinds, each => t(`kinds.${each}`))}
          />
        )}
      </FileForm>
    </Card>
  );
}

const ARCHIVE_BYTES_MAX = 1024 * 1024 * 1024;
const MEGABYTE = 1_000_000;
const SAID = { TooLarge: 'tooLarge', FileLocked: 'locked', FileTooHeavy: 'heavy' } as const;

/** The archive of photos for a file of cars: it can be uploaded or replaced until the import, and removed. */
function Archive({ file, work }: { file: FileImport; work: ImportWork }) {
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
          {...{ name: 'archive', accept: '.zip', bytesMax: ARCHIVE_BYTES_MAX, say }}
          words={{ label: t('label'), hint: t('hint'), sending: t('sending'), send }}
          send={(given, onProgress) => work.sendArchive(file.id, given, onProgress)}
        />
      )}
    </Card>
  );
}

/** Why a file was refused; `TooLarge` is also reported before the upload. */
type Refusal = {
  readonly isRefused: boolean;
  readonly code: string | null;
  /** For a table: the first invalid line. */
  readonly line: number;
};

type FileFormProps = {
  name: string;
  accept: string;
  bytesMax: number;
  words: Readonly<Record<'label' | 'hint' | 'sending' | 'send', string>>;
  send: (file: File, onProgress: (share: number) => void) => Promise<void>;
  say: (refusal: Refusal) => string;
  children?: ReactNode;
};

/** The upload form of one file, with its progress and error. */
function FileForm({ name, accept, bytesMax, words, send, say, children }: FileFormProps) {
  const [given, setGiven] = useState<File | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const onSend = async () => {
    if (!given) return;
    setRefusal(null);
    if (given.size > bytesMax) return setRefusal({ isRefused: true, code: 'TooLarge', line: 1 });
    setShare(0);
    try {
      await send(given, setShare);
    } catch (error) {
      const { reason, code, line } = error instanceof UploadError ? error : new UploadError('failed');
      setRefusal({ isRefused: reason === 'refused', code, line: line ?? 1 });
    } finally {
      setShare(null);
    }
  };
  return (
    <Form onSend={onSend} className="flex max-w-prose flex-col gap-5">
      {children}
      <FileField
        {...{ name, accept }}
        label={words.label}
        hint={words.hint}
        onFile={file => {
          setGiven(file);
          setRefusal(null);
        }}
      />
      {refusal && <FormAlert>{say(refusal)}</FormAlert>}
      {share !== null && (
        <div role="status" className="flex flex-col gap-1.5 text-14">
          {words.sending}
          <progress value={share} aria-label={words.sending} className="h-2 w-full accent-green" />
        </div>
      )}
      <Button type="submit" disabled={!given} className="self-start">
        {words.send}
      </Button>
    </Form>
  );
}
