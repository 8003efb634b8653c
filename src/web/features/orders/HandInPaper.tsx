import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button, Form, FormEnd, SelectField, TextField, useFocusBack } from '#web/ui/index.ts';
import { useForm } from '../form/index.ts';
import { useToasts } from '../toasts/index.ts';
import { PaperField, useSendPaper } from '../uploads/index.ts';

type Typed = { kind: string; datedOn: string; fileId: string };

type Props<Given> = {
  /** The label of the button that opens the form; the form asks for the kind if there are several. */
  label: string;
  kinds: readonly (readonly [kind: string, name: string])[];
  /** Whether the form asks for the document's date. */
  isDated?: boolean;
  /** Validates the typed values and returns what is sent. @throws WrongFields */
  check: (typed: Typed) => Given;
  act: (given: Given) => Promise<unknown>;
};

/** The form that hands in a document of an order with its files. */
export function HandInPaper<Given extends object>({ label, kinds, isDated, check, act }: Props<Given>) {
  const t = useTranslations('orders.carPapers');
  const [isOpen, setOpen] = useState(false);
  const opener = useFocusBack(isOpen);
  const { say } = useToasts();
  const { sendPaper, onItsWay } = useSendPaper();
  const form = useForm<Typed & { files: readonly File[] }, unknown>(
    { kind: kinds[0]?.[0] ?? '', datedOn: '', fileId: '', files: [] },
    async ({ files, ...typed }) => {
      // Validates all else before the files are uploaded.
      const given = check({ ...typed, fileId: files.length === 0 ? '' : 'x' });
      return act({ ...given, fileId: await sendPaper(files) });
    },
    () => {
      setOpen(false);
      // The next document has its own date and files.
      form.put({ files: [], datedOn: '' });
      // The document's line may well be out of sight.
      say('paperHandedIn');
    },
  );
  if (!isOpen) {
    return (
      <Button ref={opener} look="secondary" onClick={() => setOpen(true)} className="self-start">
        {label}
      </Button>
    );
  }
  return (
    <Form onSend={form.send} className="flex flex-col gap-5">
      {kinds.length > 1 && (
        <SelectField label={t('which')} isRequired {...form.field('kind')} options={kinds} />
      )}
      {isDated && <TextField type="date" label={t('datedOn')} isRequired {...form.field('datedOn')} />}
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
