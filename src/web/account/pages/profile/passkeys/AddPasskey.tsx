import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSend } from '#web/features/cache/index.ts';
import { useForm } from '#web/features/form/index.ts';
import { type Person, useHasPasskeys } from '#web/features/session/index.ts';
import {
  AddPasskeyDocument,
  type AddPasskeyMutation,
  BeginPasskeyDocument,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatDate } from '#web/i18n/index.ts';
import { Button, Form, FormEnd, Icon, TextField } from '#web/ui/index.ts';
import { CurrentPassword } from '../CurrentPassword.tsx';

/** The maximum length of a key's name. */
export const LABEL_LENGTH_MAX = 60;

/** Adds the key, and shows the recovery codes that come with it. */
export type Keep = (add: () => Promise<AddPasskeyMutation>) => Promise<AddPasskeyMutation>;

/** Adds a passkey: its name, the password if there is one, and then the device's dialog. */
export function AddPasskey({ person, keep }: { person: Person; keep: Keep }) {
  const t = useTranslations('mine.passkeys');
  const hasPasskeys = useHasPasskeys();
  const [isOpen, setOpen] = useState(false);
  if (hasPasskeys === false) return <p className="text-14 text-ink-soft">{t('unsupported')}</p>;
  if (!isOpen) {
    return (
      <Button look="secondary" onClick={() => setOpen(true)} className="self-start">
        <Icon name="key" className="size-5" />
        {t('add')}
      </Button>
    );
  }
  return <NewPasskey hasPassword={person.hasPassword} keep={keep} onClose={() => setOpen(false)} />;
}

type Typed = { readonly 'passkey-label': string; readonly 'passkey-password': string };

type NewProps = { hasPassword: boolean; keep: Keep; onClose: () => void };

function NewPasskey({ hasPassword, keep, onClose }: NewProps) {
  const t = useTranslations('mine.passkeys');
  const send = useSend();
  const add = async ({ 'passkey-label': label, 'passkey-password': password }: Typed) => {
    const [begun, { makeKey }] = await Promise.all([
      send(BeginPasskeyDocument, { password: hasPassword ? password : null }),
      import('#web/features/passkey-device/index.ts'),
    ]);
    if (begun === null) return null;
    const made = await makeKey(begun.beginPasskey);
    if (made.kind === 'answer') {
      const { answer } = made;
      return keep(() => request(AddPasskeyDocument, { answer, label }));
    }
    form.setAlert(t(made.kind));
    return null;
  };
  const label = t('defaultLabel', { date: formatDate(new Date().toISOString()) });
  const form = useForm({ 'passkey-label': label, 'passkey-password': '' }, add, onClose);
  return (
    <Form onSend={form.send} className="flex max-w-form flex-col gap-5">
      <TextField
        label={t('label')}
        hint={t('labelHint')}
        isRequired
        autoFocus
        maxLength={LABEL_LENGTH_MAX}
        {...form.field('passkey-label')}
      />
      {hasPassword && <CurrentPassword {...form.field('passkey-password')} />}
      <FormEnd alert={form.alert} send={t('confirm')} back={t('cancel')} onBack={onClose} />
    </Form>
  );
}
