import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { useFresh } from '#web/features/fresh/index.ts';
import { useErrorText, useFieldErrors } from '#web/features/session/index.ts';
import { DeleteAccountDocument } from '#web/graphql/documents.gen.ts';
import { RequestError, request } from '#web/graphql/index.ts';
import { useLocale } from '#web/i18n/index.ts';
import { Button, Checkbox, Dialog, Form, FormAlert, PasswordField } from '#web/ui/index.ts';

/** The last question before everything is gone. */
export function DeleteDialog({
  hasPassword,
  isOpen,
  onClose,
}: {
  hasPassword: boolean;
  isOpen: boolean;
  onClose: () => void;
}) {
  const t = useTranslations('profile.leave');
  return (
    <Dialog name="delete-account" title={t('title')} isOpen={isOpen} onClose={onClose}>
      <p className="mb-5 text-ink-soft">{t('text')}</p>
      <DeleteForm hasPassword={hasPassword} onClose={onClose} />
    </Dialog>
  );
}

function DeleteForm({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const t = useTranslations();
  const errorText = useErrorText();
  const withFresh = useFresh();
  const locale = useLocale();
  const errors = useFieldErrors<'password' | 'sure'>();
  const [password, setPassword] = useState('');
  const [isSure, setSure] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const send = async () => {
    setRefusal(null);
    const isMissing = hasPassword && password === '';
    if (
      errors.put({
        ...(isMissing ? { password: 'form.validation.required' } : {}),
        ...(isSure ? {} : { sure: 'form.validation.required' }),
      })
    )
      return;
    try {
      const variables = { password: hasPassword ? password : null };
      if ((await withFresh(() => request(DeleteAccountDocument, variables))) === null) return;
      location.assign(linkTo('home', locale));
    } catch (error) {
      const isWrong = error instanceof RequestError && error.code === 'InvalidCredentials';
      if (isWrong) errors.put({ password: 'form.validation.ownPassword' });
      else setRefusal(errorText(error));
    }
  };
  return (
    <Form onSend={send} className="flex flex-col gap-5">
      {isBusy => (
        <>
          {hasPassword && (
            <PasswordField
              label={t('profile.currentPassword')}
              name="currentPassword"
              autoComplete="current-password"
              isRequired
              value={password}
              onChange={event => setPassword(event.target.value)}
              error={errors.of('password')}
            />
          )}
          <Checkbox
            name="sure"
            label={t('profile.leave.sure')}
            isRequired
            isChecked={isSure}
            onChange={setSure}
            error={errors.of('sure')}
          />
          <FormAlert>{refusal}</FormAlert>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" isBusy={isBusy}>
              {t('profile.leave.confirm')}
            </Button>
            <Button look="secondary" onClick={onClose}>
              {t('profile.leave.stay')}
            </Button>
          </div>
        </>
      )}
    </Form>
  );
}
