import { useTranslations } from 'use-intl';
import { useQueryOf } from '#web/features/cache/index.ts';
import { useToasts } from '#web/features/toasts/index.ts';
import { FileImportsDocument } from '#web/graphql/documents.gen.ts';
import { formatDateTime } from '#web/i18n/index.ts';
import { AdminArea, staffMeta } from '#web/staff/frame/index.ts';
import { Badge, Button } from '#web/ui/index.ts';
import { Archive } from './Archive.tsx';
import { Columns } from './Columns.tsx';
import { Progress } from './Progress.tsx';
import { Lines, Report } from './Report.tsx';
import { SendFile } from './SendFile.tsx';
import { type ImportWork, isUnderWay, useImport } from './use-import.ts';

export const meta = staffMeta(t => t('admin.importing.title'));

/** A file that is brought in: sent, its columns said, tried, then taken. */
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

/** One's own last files, and what feeds prices: any may be opened again, one that is under way as well. */
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
