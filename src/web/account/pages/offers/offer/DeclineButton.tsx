import { useTranslations } from 'use-intl';
import { Action } from '#web/features/user-area/index.ts';
import { DeclineOfferDocument, type OfferCardFragment } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';

/** Sends one's word, and shows what became of the offer, or how it stands where that was refused. */
export type Speak = (said: Promise<OfferCardFragment>) => Promise<void>;

type Props = { offer: OfferCardFragment; speak: Speak };

export function DeclineButton({ offer, speak }: Props) {
  const t = useTranslations('offers');
  const decline = () =>
    speak(request(DeclineOfferDocument, { id: offer.id }).then(said => said.declineOffer));
  return (
    <Action size="large" onAct={decline}>
      {t('decline')}
    </Action>
  );
}
