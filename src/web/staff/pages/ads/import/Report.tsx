import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import type { ImportStateFragment } from '#web/graphql/documents.gen.ts';
import { formatNumber } from '#web/i18n/index.ts';
import { Badge, Button, FormAlert, saveFile } from '#web/ui/index.ts';

/** What became of the file, line by line; what is wrong can be taken away as a table. */
export function Report({ file }: { file: ImportStateFragment }) {
  const t = useTranslations('admin.importing');
  const isRefused = file.state === 'REFUSED';
  const faults = file.report.filter(({ code }) => code !== null);
  const wrong = new Set(faults.map(({ line }) => line)).size;
  const updated = file.report.filter(({ isUpdate }) => isUpdate).length;
  const count = isRefused ? wrong : file.lineCount - wrong;
  return (
    <section data-import={file.state} className="flex flex-col gap-4">
      {isRefused ? (
        <FormAlert>{t('refused', { count })}</FormAlert>
      ) : (
        <p role="status" className="rounded-box bg-good-wash px-4 py-3 text-14 text-good">
          {t(file.isTrial ? 'tried' : 'done', { count })}
          {updated > 0 && ` ${t('updated', { count: updated })}`}
        </p>
      )}
      {!isRefused && wrong > 0 && <FormAlert>{t('left', { count: wrong })}</FormAlert>}
      {faults.length > 0 && (
        <Button
          look="secondary"
          className="self-start"
          onClick={() =>
            saveFile(`${t('faultsFile')}.csv`, new Blob([tableOf(faults)], { type: 'text/csv' }))
          }
        >
          {t('saveFaults')}
        </Button>
      )}
      <ul className="divide-y divide-line rounded-box border border-line bg-surface text-14">
        {file.report.map(line => (
          <li
            key={`${line.line} ${line.field}`}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5"
          >
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
            {line.isUpdate && <Badge>{t('isUpdate')}</Badge>}
            {line.code && <Fault code={line.code} field={line.field ?? ''} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Fault({ code, field }: { code: string; field: string }) {
  const t = useTranslations('admin.importing');
  const text =
    code === 'CarUnderHammer' ? t('underHammer') : field === '' ? t('noTable') : t('fault', { field });
  return <span className="text-red">{text}</span>;
}

/** The faults as a table that a spreadsheet reads: a line each, by the names of the columns. */
function tableOf(faults: readonly ImportStateFragment['report'][number][]): string {
  const cells = faults.map(({ line, name, field, code }) => [String(line), name, field ?? '', code ?? '']);
  const rows = [['line', 'car', 'field', 'code'], ...cells];
  // No cell begins a formula.
  const cellOf = (text: string) => `"${text.replace(/^(?=[=+\-@])/, "'").replaceAll('"', '""')}"`;
  return `\uFEFF${rows.map(row => row.map(cellOf).join(';')).join('\r\n')}\r\n`;
}
