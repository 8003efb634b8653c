import { useTranslations } from 'use-intl';
import { Action, Panel } from '#web/features/user-area/index.ts';
import { AcceptOfferDocument, type OfferCardFragment } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatEuros } from '#web/i18n/index.ts';
import { DeclineButton, type Speak } from './DeclineButton.tsx';

type Props = { offer: OfferCardFragment; speak: Speak };

/** The seller's one word: yes sells the car at once. */
export function SellerTurn({ offer, speak }: Props) {
  const t = useTranslations('offers');
  const accept = () => speak(request(AcceptOfferDocument, { id: offer.id }).then(said => said.acceptOffer));
  return (
    <Panel
      title={t('answerTitle', { amount: formatEuros(offer.amount ?? offer.lastBid) })}
      text={t('selling')}
    >
      <div className="flex flex-wrap gap-3">
        <Action look="primary" size="large" onAct={accept}>
          {t('accept')}
        </Action>
        <DeclineButton offer={offer} speak={speak} />
      </div>
    </Panel>
  );
}
