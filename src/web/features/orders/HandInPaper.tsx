import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button, Form, FormEnd, SelectField, TextField, useFocusBack } from '#web/ui/index.ts';
import { useForm } from '../form/index.ts';
import { useToasts } from '../toasts/index.ts';
import { PaperField, useSendPaper } from '../uploads/index.ts';

type Typed = { kind: string; datedOn: string; fileId: string };

type Props<Given> = {
  /** What opens the form, which asks for the kind where there are several. */
  label: string;
  kinds: readonly (readonly [kind: string, name: string])[];
  /** Whether the day counts that stands on it. */
  isDated?: boolean;
  /** What is sent for what was typed. @throws WrongFields */
  check: (typed: Typed) => Given;
  act: (given: Given) => Promise<unknown>;
};

/** Hands in a paper of an order: which it is, and its files. */
export function HandInPaper<Given extends object>({ label, kinds, isDated, check, act }: Props<Given>) {
  const t = useTranslations('orders.carPapers');
  const [isOpen, setOpen] = useState(false);
  const opener = useFocusBack(isOpen);
  const { say } = useToasts();
  const { sendPaper, onItsWay } = useSendPaper();
  const form = useForm<Typed & { files: readonly File[] }, unknown>(
    { kind: kinds[0]?.[0] ?? '', datedOn: '', fileId: '', files: [] },
    async ({ files, ...typed }) => {
      // What else is wrong is said before the files are sent.
      const given = check({ ...typed, fileId: files.length === 0 ? '' : 'x' });
      return act({ ...given, fileId: await sendPaper(files) });
    },
    () => {
      setOpen(false);
      // The next one has a day and files of its own.
      form.put({ files: [], datedOn: '' });
      // What says of the paper that it came may well be out of sight.
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
