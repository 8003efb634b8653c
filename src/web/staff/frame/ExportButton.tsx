import { useLocale, useTranslations } from 'use-intl';
import { parisDay } from '#shared/words/paris.ts';
import { useFresh } from '#web/features/fresh/index.ts';
import { Action } from '#web/features/user-area/index.ts';
import { RequestError } from '#web/graphql/index.ts';
import { Dialog, saveFile } from '#web/ui/index.ts';
import { DialogButton } from './DialogButton.tsx';

type Props = { sheet: readonly [name: string, file: string]; variables: object; day?: string };

/** Exports all pages of the list as a file: `file` is its name, followed by the day it is of. */
export function ExportButton({ sheet: [name, file], variables, day }: Props) {
  const t = useTranslations('admin.list.takeAway');
  const asked = { variables: JSON.stringify('page' in variables ? { ...variables, page: null } : variables) };
  return (
    <DialogButton
      look="secondary"
      label={t('open')}
      dialog={close => (
        <Dialog name="take-away" title={t('title')} isOpen onClose={close}>
          <p className="text-14 text-ink-soft">{t('text')}</p>
          <TableForms {...{ name, asked, onTaken: close }} file={`${file}-${day ?? parisDay(Date.now())}`} />
        </Dialog>
      )}
    />
  );
}

/** A workbook, a CSV for spreadsheets, and a CSV for machines. */
const FORMS = ['xlsx', 'csv', 'codes'] as const;

type TableFormsProps = {
  /** The table's name in the export's URL. */
  name: string;
  asked: Readonly<Record<string, string>>;
  /** The file's name, without its extension. */
  file: string;
  onTaken: () => void;
};

/** The buttons for the file formats of an export. */
export function TableForms({ name, asked, file, onTaken }: TableFormsProps) {
  const t = useTranslations('admin.list.takeAway');
  const language = useLocale() === 'fr' ? 'FR' : 'EN';
  const withFresh = useFresh();
  const save = async (form: (typeof FORMS)[number]) => {
    const isRaw = form === 'codes';
    const kind = isRaw ? 'csv' : form;
    const query = new URLSearchParams({ ...asked, ...(isRaw ? {} : { language }) });
    const table = await withFresh(() => readTable(`/exports/${name}.${kind}?${query}`));
    if (!table) return;
    saveFile(`${file}.${kind}`, table);
    onTaken();
  };
  return (
    <ul className="mt-5 flex flex-col items-start gap-3">
      {FORMS.map(form => (
        <li key={form}>
          <Action onAct={() => save(form)}>{t(form)}</Action>
        </li>
      ))}
    </ul>
  );
}

/** Downloads an export, under the name that the server gives it. @throws RequestError */
export async function readTable(address: string): Promise<File> {
  const answer = await fetch(address).catch(() => null);
  if (answer?.ok) {
    const [, name = 'table.csv'] =
      /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '') ?? [];
    return new File([await answer.blob()], name);
  }
  if (!answer) throw new RequestError('NetworkErrorNeedReload', 'No answer from the server');
  const { code } = (await answer.json().catch(() => ({}))) as { code?: string };
  throw new RequestError(code ?? 'Unknown', 'A table was refused');
}
