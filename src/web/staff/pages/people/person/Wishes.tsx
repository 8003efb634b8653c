import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import {
  ErasePersonDocument,
  type PersonFileFragment,
  SendPersonCopyDocument,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { WishDialog } from '#web/staff/forms/index.ts';
import { DialogButton } from '#web/staff/frame/index.ts';
import { Card } from '#web/ui/index.ts';

type Who = Pick<PersonFileFragment, 'id' | 'email' | 'isEmailConfirmed'>;

/** What is done for somebody who cannot come in and has asked for it in writing. */
export function Wishes({ person }: { person: Who }) {
  const t = useTranslations('admin.people.wishes');
  const navigate = useNavigate();
  const [hasSent, setSent] = useState(false);
  const { id, email } = person;
  const leave = () => void navigate(linkTo('admin/people', 'fr'));
  const wordsOf = (code: string) => {
    const key = `refusals.${code}` as 'refusals.OrderOpen';
    return t.has(key) ? t(key) : null;
  };
  const ofWish = (of: 'copy' | 'erase') => ({
    ...{
      name: `wish-${of}`,
      title: t(`${of}.open`),
      text: t(`${of}.text`, { email }),
      sendLabel: t(`${of}.send`),
    },
    wordsOf,
  });
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
                {...ofWish('copy')}
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
          look="danger"
          label={t('erase.open')}
          dialog={close => (
            <WishDialog
              {...ofWish('erase')}
              look="danger"
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
