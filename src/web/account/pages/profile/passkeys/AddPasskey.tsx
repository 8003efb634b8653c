import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSend } from '#web/features/cache/index.ts';
import { type Person, useErrorText, useHasPasskeys } from '#web/features/session/index.ts';
import { AddPasskeyDocument, BeginPasskeyDocument } from '#web/graphql/documents.gen.ts';
import { formatDate } from '#web/i18n/index.ts';
import { Button, Form, FormAlert, Icon, PasswordField, TextField } from '#web/ui/index.ts';
import { LABEL_LENGTH_MAX } from './label.ts';

/** One more key: its name, the password of those who have one, and then the device's own question. */
export function AddPasskey({ person }: { person: Person }) {
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
  return <NewPasskey hasPassword={person.hasPassword} onClose={() => setOpen(false)} />;
}

function NewPasskey({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const t = useTranslations('mine.passkeys');
  const words = useTranslations('profile');
  const [values, setValues] = useState(() => ({
    label: t('defaultLabel', { date: formatDate(new Date().toISOString()) }),
    password: '',
  }));
  const [refusal, setRefusal] = useState<string | null>(null);
  const errorText = useErrorText();
  const send = useSend();
  const handleSend = async () => {
    setRefusal(null);
    try {
      const password = hasPassword ? values.password : null;
      const [begun, { makeKey }] = await Promise.all([
        send(BeginPasskeyDocument, { password }),
        import('#web/features/passkey-device/index.ts'),
      ]);
      if (begun === null) return;
      const made = await makeKey(begun.beginPasskey);
      if (made.kind !== 'answer') return setRefusal(t(made.kind));
      await send(AddPasskeyDocument, { answer: made.answer, label: values.label });
      onClose();
    } catch (error) {
      setRefusal(errorText(error));
    }
  };
  return (
    <Form onSend={handleSend} className="flex max-w-form flex-col gap-5">
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
            <Button look="quiet" onClick={onClose}>
              {t('cancel')}
            </Button>
          </div>
        </>
      )}
    </Form>
  );
}
