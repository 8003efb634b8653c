import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFresh } from '#web/features/fresh/index.ts';
import { type Person, useErrorText, useHasPasskeys } from '#web/features/session/index.ts';
import { AddPasskeyDocument, BeginPasskeyDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatDate } from '#web/i18n/index.ts';
import { Button, Form, FormAlert, Icon, PasswordField, TextField } from '#web/ui/index.ts';
import { LABEL_LENGTH_MAX } from './label.ts';

/** One more key: its name, the password of those who have one, and then the device's own question. */
export function AddPasskey({ person, onAdded }: { person: Person; onAdded: () => Promise<void> }) {
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
  const added = async () => {
    await onAdded();
    setOpen(false);
  };
  return <NewPasskey hasPassword={person.hasPassword} onAdded={added} onCancel={() => setOpen(false)} />;
}

type Parts = { hasPassword: boolean; onAdded: () => Promise<void>; onCancel: () => void };

function NewPasskey({ hasPassword, onAdded, onCancel }: Parts) {
  const t = useTranslations('mine.passkeys');
  const words = useTranslations('profile');
  const [values, setValues] = useState(() => ({
    label: t('defaultLabel', { date: formatDate(new Date().toISOString()) }),
    password: '',
  }));
  const [refusal, setRefusal] = useState<string | null>(null);
  const errorText = useErrorText();
  const withFresh = useFresh();
  const send = async () => {
    setRefusal(null);
    try {
      const password = hasPassword ? values.password : null;
      const [begun, { makeKey }] = await Promise.all([
        withFresh(() => request(BeginPasskeyDocument, { password })),
        import('#web/features/passkey-device/index.ts'),
      ]);
      if (begun === null) return;
      const made = await makeKey(begun.beginPasskey);
      if (made.kind !== 'answer') return setRefusal(t(made.kind));
      await request(AddPasskeyDocument, { answer: made.answer, label: values.label });
      await onAdded();
    } catch (error) {
      setRefusal(errorText(error));
    }
  };
  return (
    <Form onSend={send} className="flex max-w-form flex-col gap-5">
      {isBusy => (
        <>
          <TextField
            label={t('label')}
            name="passkey-label"
            hint={t('labelHint')}
            isRequired
            autoFocus
            maxLength={LABEL_LENGTH_MAX}
            value={values.label}
            onChange={event => setValues({ ...values, label: event.target.value })}
          />
          {hasPassword && (
            <PasswordField
              label={words('currentPassword')}
              name="passkey-password"
              autoComplete="current-password"
              isRequired
              value={values.password}
              onChange={event => setValues({ ...values, password: event.target.value })}
            />
          )}
          <FormAlert>{refusal}</FormAlert>
          <div className="flex gap-3">
            <Button type="submit" isBusy={isBusy}>
              {t('confirm')}
            </Button>
            <Button look="quiet" onClick={onCancel}>
              {t('cancel')}
            </Button>
          </div>
        </>
      )}
    </Form>
  );
}
