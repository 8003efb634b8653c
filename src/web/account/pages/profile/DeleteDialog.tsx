import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DEPARTURE_FIELDS, DEPARTURE_WITHOUT_PASSWORD_FIELDS } from '#shared/fields/person.ts';
import { linkTo } from '#shared/paths/links.ts';
import { checkedFields, ownPasswordIn, useForm } from '#web/features/form/index.ts';
import { mayHaveCounted } from '#web/features/unanswered/index.ts';
import { DeleteAccountDocument } from '#web/graphql/documents.gen.ts';
import { RequestError, request } from '#web/graphql/index.ts';
import { useLocale } from '#web/i18n/index.ts';
import { Button, Checkbox, Dialog, Form, FormAlert } from '#web/ui/index.ts';
import { CurrentPassword } from './CurrentPassword.tsx';

type Props = { hasPassword: boolean; isOpen: boolean; onClose: () => void };

/** Confirms the deletion of the account. */
export function DeleteDialog({ hasPassword, isOpen, onClose }: Props) {
  const t = useTranslations('profile.leave');
  return (
    <Dialog name="delete-account" title={t('title')} isOpen={isOpen} onClose={onClose}>
      <p className="mb-5 text-ink-soft">{t('text')}</p>
      <DeleteForm hasPassword={hasPassword} onClose={onClose} />
    </Dialog>
  );
}

function DeleteForm({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const t = useTranslations('profile');
  const locale = useLocale();
  const [isUnanswered, setUnanswered] = useState(false);
  const leave = async (typed: { password: string; sure: boolean }) => {
    const asked = hasPassword ? DEPARTURE_FIELDS : DEPARTURE_WITHOUT_PASSWORD_FIELDS;
    const { password } = { password: null, ...checkedFields(asked, typed) };
    try {
      return await request(DeleteAccountDocument, { password });
    } catch (error) {
      const code = error instanceof RequestError ? error.code : '';
      if (mayHaveCounted(code)) setUnanswered(true);
      // Other 401s ask to sign in; here the account may already be deleted.
      if (code !== 'Unauthenticated' || !isUnanswered) throw error;
      form.setAlert(t('leave.mayBeGone'));
      return null;
    }
  };
  const goHome = () => location.assign(linkTo('home', locale));
  const form = useForm({ password: '', sure: false }, leave, goHome, { wordsOf: ownPasswordIn('password') });
  return (
    <Form onSend={form.send} className="flex flex-col gap-5">
      {hasPassword && <CurrentPassword {...form.field('password')} name="currentPassword" />}
      <Checkbox label={t('leave.sure')} isRequired {...form.ticks('sure')} />
      <FormAlert>{form.alert}</FormAlert>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="danger">
          {t('leave.confirm')}
        </Button>
        <Button look="secondary" onClick={onClose}>
          {t('leave.stay')}
        </Button>
      </div>
    </Form>
  );
}
