import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { useQueryOf } from '#web/features/cache/index.ts';
import { CarAdImportsDocument, type ImportStateFragment } from '#web/graphql/documents.gen.ts';
import { formatDateTime, formatNumber } from '#web/i18n/index.ts';
import { AdminArea, staffMeta } from '#web/staff/frame/index.ts';
import { Badge, Button, Card, CONTROL_CLASSES, FormAlert } from '#web/ui/index.ts';
import { type Import, useImport } from './use-import.ts';

export const meta = staffMeta(t => t('admin.importing.title'));

/** Ads from a file: tried first, then brought in whole or not at all. */
export default function ImportPage() {
  const t = useTranslations('admin.importing');
  const { state, send } = useImport();
  const [file, setFile] = useState<File | null>(null);
  const isBusy = state.kind === 'sending' || (state.kind === 'there' && state.file.state === 'RUNNING');
  return (
    <AdminArea section="admin/ads/import" title={t('title')} text={t('text')}>
      <div className="flex flex-col gap-6">
        <Card className="flex flex-col gap-5 p-5 sm:p-7">
          <label className="flex max-w-prose flex-col gap-1.5 font-[520] text-14">
            {t('file')}
            <input
              type="file"
              name="file"
              accept=".csv,.json,text/csv,application/json"
              onChange={event => setFile(event.target.files?.[0] ?? null)}
              className={CONTROL_CLASSES}
            />
            <span className="font-normal text-ink-soft">{t('hint')}</span>
          </label>
          <div className="flex flex-wrap gap-3">
            <Button
              look="secondary"
              isBusy={isBusy}
              disabled={!file}
              onClick={() => file && void send(file, true)}
            >
              {t('try')}
            </Button>
            <Button isBusy={isBusy} disabled={!file} onClick={() => file && void send(file, false)}>
              {t('bring')}
            </Button>
          </div>
          <Progress state={state} />
        </Card>
        {state.kind === 'there' && state.file.state !== 'RUNNING' && <Report file={state.file} />}
        <Past key={String(isBusy)} />
      </div>
    </AdminArea>
  );
}

function Progress({ state }: { state: Import }) {
  const t = useTranslations('admin.importing');
  if (state.kind === 'sending') return <Bar label={t('sending')} share={state.share} />;
  if (state.kind !== 'there' || state.file.state !== 'RUNNING') return null;
  const { doneCount, lineCount } = state.file;
  const counts = { done: formatNumber(doneCount), count: formatNumber(lineCount) };
  return <Bar label={t('running', counts)} share={lineCount === 0 ? 0 : doneCount / lineCount} />;
}

function Bar({ label, share }: { label: string; share: number }) {
  return (
    <div role="status" className="flex max-w-prose flex-col gap-1.5 text-14">
      {label}
      <progress value={share} aria-label={label} className="h-2 w-full accent-green" />
    </div>
  );
}

function Report({ file }: { file: ImportStateFragment }) {
  const t = useTranslations('admin.importing');
  const isRefused = file.state === 'REFUSED';
  const count = isRefused ? file.report.length : file.lineCount;
  return (
    <section data-import={file.state} className="flex flex-col gap-4">
      {isRefused ? (
        <FormAlert>{t('refused', { count })}</FormAlert>
      ) : (
        <p role="status" className="rounded-box bg-good-wash px-4 py-3 text-14 text-good">
          {t(file.isTrial ? 'tried' : 'done', { count })}
        </p>
      )}
      <ul className="divide-y divide-line rounded-box border border-line bg-surface text-14">
        {file.report.map(line => (
          <li key={line.line} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5">
            <span className="tabular w-24 text-ink-soft">{t('line', { line: formatNumber(line.line) })}</span>
            {line.uuid ? (
              <Link
                to={linkTo('admin/ads/edit', 'fr', { uuid: line.uuid })}
                className="text-link underline underline-offset-4"
              >
                {line.name}
              </Link>
            ) : (
              <span>{line.name}</span>
            )}
            {line.code && <Fault field={line.field ?? ''} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Fault({ field }: { field: string }) {
  const t = useTranslations('admin.importing');
  return <span className="text-red">{field === '' ? t('noTable') : t('fault', { field })}</span>;
}

/** One's own last files; asked for again with every one that ends. */
function Past() {
  const t = useTranslations('admin.importing');
  const past = useQueryOf(CarAdImportsDocument, {}).data?.carAdImports ?? [];
  if (past.length === 0) return null;
  return (
    <section aria-labelledby="past">
      <h2 id="past" className="display text-22">
        {t('past')}
      </h2>
      <ul className="mt-3 divide-y divide-line text-14">
        {past.map(file => (
          <li key={file.id} className="flex flex-wrap items-center gap-3 py-2.5">
            <span className="tabular text-ink-soft">{formatDateTime(file.createdAt)}</span>
            <span className="wrap-anywhere">{file.fileName}</span>
            <Badge tone={file.state === 'REFUSED' ? 'red' : file.state === 'DONE' ? 'good' : 'plain'}>
              {t(`states.${file.isTrial && file.state === 'DONE' ? 'TRIED' : file.state}`)}
            </Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}
