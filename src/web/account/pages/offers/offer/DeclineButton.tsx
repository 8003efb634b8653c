import { useTranslations } from 'use-intl';
import { useSend } from '#web/features/cache/index.ts';
import { AskedAction } from '#web/features/user-area/index.ts';
import { DeclineOfferDocument } from '#web/graphql/documents.gen.ts';

export function DeclineButton({ id }: { id: string }) {
  const t = useTranslations('offers');
  const send = useSend();
  return (
    <AskedAction
      {...{ name: 'decline-offer', title: t('declineTitle'), text: t('declineText') }}
      size="large"
      onAct={() => send(DeclineOfferDocument, { id })}
    >
      {t('decline')}
    </AskedAction>
  );
}
