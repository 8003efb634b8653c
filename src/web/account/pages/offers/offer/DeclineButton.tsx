import { useTranslations } from 'use-intl';
import { useSend } from '#web/features/cache/index.ts';
import { Action } from '#web/features/user-area/index.ts';
import { DeclineOfferDocument } from '#web/graphql/documents.gen.ts';

export function DeclineButton({ id }: { id: string }) {
  const t = useTranslations('offers');
  const send = useSend();
  return (
    <Action size="large" onAct={() => send(DeclineOfferDocument, { id })}>
      {t('decline')}
    </Action>
  );
}
