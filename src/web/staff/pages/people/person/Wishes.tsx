import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { WRITTEN_WISH_FIELDS, type WrittenWish } from '#shared/fields/index.ts';
import { linkTo } from '#shared/paths/links.ts';
import { checkedFields, useErrorText, useForm } from '#web/features/form/index.ts';
import {
  ErasePersonDocument,
  type PersonFileFragment,
  SendPersonCopyDocument,
} from '#web/graphql/documents.gen.ts';
import { RequestError, request } from '#web/graphql/index.ts';
import { StaffDialog } from '#web/staff/forms/index.ts';
import { DialogButton } from '#web/staff/frame/index.ts';
import { Card, TextArea, TextField } from '#web/ui/index.ts';

type Who = Pick<PersonFileFragment, 'id' | 'email' | 'isEmailConfirmed'>;

/** What is done for somebody who cannot come in and has asked for it in writing. */
export function Wishes({ person }: { person: Who }) {
  const t = useTranslations('admin.people.wishes');
  const navigate = useNavigate();
  const [hasSent, setSent] = useState(false);
  const { id, email } = person;
  const leave = () => void navigate(linkTo('admin/people', 'fr'));
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="display text-22">{t('title')}</h2>
      <p className="mt-1.5 text-14 text-ink-soft">{t('text')}</p>
      {!person.isEmailConfirmed && <p className="mt-3 text-14">{t('unconfirmed')}</p>}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {person.isEmailConfirmed && (
          <DialogButton
            look="secondary"
            label={t('copy.open')}
            dialog={close => (
              <WishDialog
                of="copy"
                email={email}
                act={wish => request(SendPersonCopyDocument, { id, wish })}
                onDone={() => {
                  close();
                  setSent(true);
                }}
                onClose={close}
              />
            )}
          />
        )}
        <DialogButton
          look="quiet"
          label={t('erase.open')}
          dialog={close => (
            <WishDialog
              of="erase"
              email={email}
              act={wish => request(ErasePersonDocument, { id, wish })}
              onDone={leave}
              onClose={close}
            />
          )}
        />
        <p role="status" className="text-14">
          {hasSent && t('copy.sent')}
        </p>
      </div>
    </Card>
  );
}

type Props = {
  of: 'copy' | 'erase';
  email: string;
  act: (wish: WrittenWish) => Promise<object>;
  onDone: () => void;
  onClose: () => void;
};

/** Asks for the day of the wish, and on what it rests; a refusal is told of the person, not of whoever is here. */
function WishDialog({ of, email, act, onDone, onClose }: Props) {
  const t = useTranslations('admin.people.wishes');
  const errorText = useErrorText();
  const form = useForm(
    { wishedOn: '', reason: '' },
    typed => act(checkedFields(WRITTEN_WISH_FIELDS, typed)),
    onDone,
    {
      onRefused: error => {
        const key = `refusals.${error instanceof RequestError ? error.code : ''}` as 'refusals.OrderOpen';
        form.setAlert(t.has(key) ? t(key) : errorText(error));
      },
    },
  );
  const words = { title: t(`${of}.open`), text: t(`${of}.text`, { email }), sendLabel: t(`${of}.send`) };
  return (
    <StaffDialog name={`wish-${of}`} {...words} {...{ form, onClose }}>
      <TextField type="date" label={t('wishedOn')} isRequired {...form.field('wishedOn')} />
      <TextArea label={t('reason')} isRequired rows={3} {...form.field('reason')} />
    </StaffDialog>
  );
}
