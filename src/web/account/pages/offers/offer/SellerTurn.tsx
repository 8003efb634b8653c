import { useTranslations } from 'use-intl';
import { useSend } from '#web/features/cache/index.ts';
import { Action, Panel } from '#web/features/user-area/index.ts';
import { AcceptOfferDocument, type OfferCardFragment } from '#web/graphql/documents.gen.ts';
import { formatEuros } from '#web/i18n/index.ts';
import { DeclineButton } from './DeclineButton.tsx';

/** The seller's one word: yes sells the car at once. */
export function SellerTurn({ offer }: { offer: OfferCardFragment }) {
  const t = useTranslations('offers');
  const send = useSend();
  return (
    <Panel
      title={t('answerTitle', { amount: formatEuros(offer.amount ?? offer.lastBid) })}
      text={t('selling')}
    >
      <div className="flex flex-wrap gap-3">
        <Action look="primary" size="large" onAct={() => send(AcceptOfferDocument, { id: offer.id })}>
          {t('accept')}
        </Action>
        <DeclineButton id={offer.id} />
      </div>
    </Panel>
  );
}
