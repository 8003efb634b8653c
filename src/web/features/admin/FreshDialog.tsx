import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmPasswordDocument } from '../../graphql/documents.gen.ts';
import { RequestError, request } from '../../graphql/index.ts';
import { Button, Dialog, type FieldError, Form, PasswordField } from '../../ui/index.ts';
import { useMe } from '../session/index.ts';
import { useToasts } from '../toasts/index.ts';

/** Whoever sits here gives the password once more before what cannot be taken back. */
export function FreshDialog({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const t = useTranslations('admin.fresh');
  const me = useMe();
  const { fail } = useToasts();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<FieldError | null>(null);
  const hasPassword = me.kind !== 'person' || me.person.hasPassword;

  const send = async () => {
    setError(null);
    try {
      await request(ConfirmPasswordDocument, { password });
      onDone();
    } catch (refusal) {
      if (refusal instanceof RequestError && refusal.code === 'InvalidCredentials') {
        setError({ key: 'admin.fresh.wrong', text: t('wrong') });
      } else fail(refusal);
    }
  };

  return (
    <Dialog name="fresh" title={t('title')} isOpen onClose={onClose}>
      {hasPassword ? (
        <Form onSend={send} className="flex flex-col gap-5">
          {isBusy => (
            <>
              <p className="text-14 text-ink-soft">{t('text')}</p>
              <PasswordField
                label={t('password')}
                name="password"
                isRequired
                autoComplete="current-password"
                value={password}
                onChange={event => setPassword(event.target.value)}
                error={error}
              />
              <div className="flex flex-wrap gap-3">
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
      ) : (
        <p>{t('noPassword')}</p>
      )}
    </Dialog>
  );
}
