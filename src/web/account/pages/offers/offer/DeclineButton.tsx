import { useTranslations } from 'use-intl';
import { Action } from '#web/features/user-area/index.ts';
import { DeclineOfferDocument, type OfferCardFragment } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';

type Props = { offer: OfferCardFragment; onMoved: (offer: OfferCardFragment) => void };

export function DeclineButton({ offer, onMoved }: Props) {
  const t = useTranslations('offers');
  const decline = async () => onMoved((await request(DeclineOfferDocument, { id: offer.id })).declineOffer);
  return (
    <Action size="large" onAct={decline}>
      {t('decline')}
    </Action>
  );
}
