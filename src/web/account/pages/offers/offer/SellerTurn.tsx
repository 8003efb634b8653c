import { useTranslations } from 'use-intl';
import { useSend } from '#web/features/cache/index.ts';
import { AskedAction, Panel } from '#web/features/user-area/index.ts';
import { AcceptOfferDocument, type OfferCardFragment } from '#web/graphql/documents.gen.ts';
import { formatEuros } from '#web/i18n/index.ts';
import { DeclineButton } from './DeclineButton.tsx';

/** The seller's turn: accepting sells the car at once. */
export function SellerTurn({ offer }: { offer: OfferCardFragment }) {
  const t = useTranslations('offers');
  const send = useSend();
  const amount = formatEuros(offer.amount ?? offer.lastBid);
  return (
    <Panel title={t('answerTitle', { amount })} text={t('selling')}>
      <div className="flex flex-wrap gap-3">
        <AskedAction
          {...{ name: 'accept-offer', title: t('acceptTitle', { amount }), text: t('acceptText') }}
          {...{ look: 'primary', size: 'large' }}
          onAct={() => send(AcceptOfferDocument, { id: offer.id })}
        >
          {t('accept')}
        </AskedAction>
        <DeclineButton id={offer.id} />
      </div>
    </Panel>
  );
}
