import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { type Person, refreshMe } from '#web/features/session/index.ts';
import { useAct, useToasts } from '#web/features/toasts/index.ts';
import { ResendConfirmationDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { Button } from '#web/ui/index.ts';

/** Says, before anything is typed, that the address must be confirmed first, and resends the link. */
export function ConfirmFirst({ person }: { person: Person }) {
  const t = useTranslations('bidDialog');
  const { say } = useToasts();
  const { isBusy, act } = useAct();
  const send = async () => {
    await request(ResendConfirmationDocument, {});
    say('confirmationSent');
  };
  // The link opens another page; on return the session is checked.
  useEffect(() => {
    const learn = () => void refreshMe().catch(() => {});
    addEventListener('focus', learn);
    return () => removeEventListener('focus', learn);
  }, []);
  return (
    <div className="mt-4 flex flex-col items-start gap-3 rounded-box bg-brass-wash px-4 py-3 text-14 text-brass-ink">
      <p className="break-words">{t('confirmFirst', { email: person.email })}</p>
      <Button look="secondary" isBusy={isBusy} onClick={() => void act(send)}>
        {t('sendLink')}
      </Button>
    </div>
  );
}
