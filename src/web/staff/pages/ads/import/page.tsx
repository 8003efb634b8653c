import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useQueryOf } from '#web/features/cache/index.ts';
import { type AdImportKey, CarAdImportsDocument } from '#web/graphql/documents.gen.ts';
import { formatDateTime, formatNumber } from '#web/i18n/index.ts';
import { AdminArea, staffMeta, useCan } from '#web/staff/frame/index.ts';
import { Badge, Button, Card, Checkbox, CONTROL_CLASSES, SelectField } from '#web/ui/index.ts';
import { Report } from './Report.tsx';
import { type Import, useImport } from './use-import.ts';

const KEYS = ['UUID', 'REFERENCE', 'CHASSIS'] as const;

export const meta = staffMeta(t => t('admin.importing.title'));

/** Ads from a file: tried first, then brought in whole, or its right lines. */
export default function ImportPage() {
  const t = useTranslations('admin.importing');
  const { state, send } = useImport();
  const [file, setFile] = useState<File | null>(null);
  const [updatesBy, setUpdatesBy] = useState<AdImportKey | ''>('');
  const [takesGood, setTakesGood] = useState(false);
  const mayUpdate = useCan('Ads:update');
  const wish = { updatesBy: updatesBy || null, takesGood };
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
          <div className="grid max-w-prose gap-3">
            {mayUpdate && (
              <SelectField
                label={t('updatesBy')}
                name="updatesBy"
                value={updatesBy}
                onChange={event => setUpdatesBy(event.target.value as AdImportKey | '')}
              >
                <option value="">{t('keys.NONE')}</option>
                {KEYS.map(key => (
                  <option key={key} value={key}>
                    {t(`keys.${key}`)}
                  </option>
                ))}
              </SelectField>
            )}
            <Checkbox label={t('takesGood')} name="takesGood" isChecked={takesGood} onChange={setTakesGood} />
          </div>
          <div className="flex flex-wrap gap-3">
            <Button
              look="secondary"
              isBusy={isBusy}
              disabled={!file}
              onClick={() => file && void send(file, { ...wish, isTrial: true })}
            >
              {t('try')}
            </Button>
            <Button
              isBusy={isBusy}
              disabled={!file}
              onClick={() => file && void send(file, { ...wish, isTrial: false })}
            >
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
