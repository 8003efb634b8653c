import { useTranslations } from 'use-intl';
import { PAPER_NAME_MAX } from '#shared/fields/index.ts';
import { useForm, WrongFields } from '#web/features/form/index.ts';
import { PaperField, useSendPaper } from '#web/features/uploads/index.ts';
import { Form, FormEnd, optionsOf, SelectField } from '#web/ui/index.ts';

const KINDS = ['IDENTITY', 'ADDRESS_PROOF', 'COMPANY'] as const;

type Typed = { kind: string; fileId: string; files: readonly File[] };

/** The form that hands in a document. */
export function HandIn() {
  const t = useTranslations('orders.documents');
  const { sendPaper, onItsWay } = useSendPaper();
  const form = useForm<Typed, string>(
    { kind: 'IDENTITY', fileId: '', files: [] },
    ({ kind, files }) => {
      const [first] = files;
      if (!first) throw new WrongFields({ fileId: 'orders.documents.choose' });
      // A name that is too long is cut at its beginning, so that the extension stays.
      return sendPaper(files, { kind, name: first.name.slice(-PAPER_NAME_MAX) });
    },
    () => {
      form.put({ files: [] });
    },
  );
  return (
    <Form onSend={form.send} className="flex flex-col gap-5">
      <SelectField
        label={t('kind')}
        isRequired
        {...form.field('kind')}
        options={optionsOf(KINDS, each => t(`kinds.${each}`))}
      />
      <PaperField
        name="paper"
        files={form.values.files}
        onItsWay={onItsWay}
        error={form.errorOf('fileId')}
        onFiles={files => form.put({ files, fileId: '' })}
      />
      <FormEnd alert={form.alert} send={t('send')} />
    </Form>
  );
}
