import { useTranslations } from 'use-intl';
import { useForm } from '#web/features/form/index.ts';
import { TakeBackFileImportDocument } from '#web/graphql/documents.gen.ts';
import { RequestError, request } from '#web/graphql/index.ts';
import { formatNumber } from '#web/i18n/index.ts';
import { StaffDialog } from '#web/staff/forms/index.ts';
import { DialogButton } from '#web/staff/frame/index.ts';
import type { FileImport, ImportWork } from './use-import.ts';

type Props = { file: FileImport; work: ImportWork };

/** Takes back all results that a file brought, once it is over and as long as any of them stands. */
export function TakeBack({ file, work }: Props) {
  const t = useTranslations('admin.importing.takeBack');
  const isOver = file.state === 'DONE' || file.state === 'STOPPED';
  if (!isOver || file.resultCount === 0) return null;
  return (
    <DialogButton
      right="Auctions:update"
      look="danger"
      label={t('open')}
      dialog={onClose => <TakeBackDialog {...{ file, work, onClose }} />}
    />
  );
}

function TakeBackDialog({
  file: { id, fileName, resultCount },
  work,
  onClose,
}: Props & { onClose: () => void }) {
  const t = useTranslations('admin.importing.takeBack');
  const count = { count: resultCount, results: formatNumber(resultCount) };
  const takeBack = async () => {
    try {
      return (await request(TakeBackFileImportDocument, { id })).takeBackFileImport;
    } catch (error) {
      if (!(error instanceof RequestError && error.field === 'state')) throw error;
      form.setAlert(t('refused'));
      return null;
    }
  };
  const form = useForm({}, takeBack, file => {
    onClose();
    work.show(file);
  });
  return (
    <StaffDialog
      name="take-back-import"
      look="danger"
      title={t('open')}
      text={<span className="wrap-anywhere">{t('text', { ...count, name: fileName })}</span>}
      sendLabel={t('send', count)}
      {...{ form, onClose }}
    />
  );
}
