import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { MailInquiryLinkDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { Button } from '#web/ui/index.ts';
import { useMe } from '../session/index.ts';
import { useAct } from '../toasts/index.ts';
import type { Draft } from './draft.ts';

/** For a visitor who has left an address: a letter with the way to go on elsewhere. Others find it by signing in. */
export function MailLink({ draft }: { draft: Draft | null }) {
  const t = useTranslations('inquiry.common');
  const me = useMe();
  const { isBusy, act } = useAct();
  const [isMailed, setMailed] = useState(false);
  const hasAddress = draft?.answers.some(({ name, values }) => name === 'email' && values.length > 0);
  if (!draft || !hasAddress || me.kind !== 'visitor') return null;
  const mail = () => request(MailInquiryLinkDocument, { id: draft.id }).then(() => setMailed(true));
  return (
    <div data-section="mail-link" role="status" className="text-14">
      {isMailed ? (
        t('linkMailed')
      ) : (
        <Button look="quiet" isBusy={isBusy} onClick={() => void act(mail)}>
          {t('mailLink')}
        </Button>
      )}
    </div>
  );
}
