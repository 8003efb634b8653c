import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button, Form, FormEnd, SelectField, TextField } from '#web/ui/index.ts';
import { useForm } from '../form/index.ts';
import { FileField, sendPaper } from '../uploads/index.ts';

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

/** Hands in a paper of an order: which it is, and its file. */
export function HandInPaper<Given extends object>({ label, kinds, isDated, check, act }: Props<Given>) {
  const t = useTranslations('orders.carPapers');
  const [isOpen, setOpen] = useState(false);
  const form = useForm<Typed & { file: File | null }, unknown>(
    { kind: kinds[0]?.[0] ?? '', datedOn: '', fileId: '', file: null },
    async ({ file, ...typed }) => {
      // What else is wrong is said before the file is sent.
      const given = check({ ...typed, fileId: file === null ? '' : 'x' });
      const refused = 'orders.carPapers.refusedFile';
      const fileId = file === null ? '' : await sendPaper('/uploads/order-papers', file, refused);
      return act({ ...given, fileId });
    },
    () => setOpen(false),
  );
  if (!isOpen) {
    return (
      <Button look="secondary" onClick={() => setOpen(true)} className="self-start">
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
      <FileField
        label={t('file')}
        name="paper"
        accept="application/pdf,image/*"
        error={form.errorOf('fileId')}
        onFile={file => form.put({ file })}
      />
      <FormEnd alert={form.alert} send={t('send')} />
    </Form>
  );
}
