import { useTranslations } from 'use-intl';
import {
  BID_MAX,
  type BuyerFee,
  feeCents,
  incrementAt,
  isBidAmount,
  parseTypedNumber,
  totalCents,
} from '#shared/sale/index.ts';
import { useSend } from '#web/features/cache/index.ts';
import { useForm, WrongFields } from '#web/features/form/index.ts';
import { useToasts } from '#web/features/toasts/index.ts';
import { AskedAction, Panel } from '#web/features/user-area/index.ts';
import {
  AcceptOfferDocument,
  MakeOfferDocument,
  type OfferCardFragment,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatCents, formatEuros, formatNumber } from '#web/i18n/index.ts';
import { Button, Form, NumberField } from '#web/ui/index.ts';
import { DeclineButton } from './DeclineButton.tsx';

type Turn = { offer: OfferCardFragment };

const typedAmount = (text: string): number | null => {
  const typed = parseTypedNumber(text);
  return typed.kind === 'number' ? typed.value : null;
};

/** The bidder's turn: their best offer, or accepting the price that the auction would have had without the buyer. */
export function BidderTurn({ offer }: Turn) {
  const t = useTranslations('offers');
  const send = useSend();
  if (offer.kind === 'BEST_OFFER') return <BestOffer offer={offer} />;
  const title = t('chanceTitle', { amount: formatEuros(offer.lastBid) });
  return (
    <Panel title={title} text={t('binding')}>
      <p className="max-w-prose">
        {t('chanceWhy', {
          hammer: formatEuros(offer.hammerPrice ?? offer.lastBid),
          amount: formatEuros(offer.lastBid),
        })}
      </p>
      <Cost amount={offer.lastBid} fee={offer.buyerFee} />
      <div className="flex flex-wrap gap-3">
        <AskedAction
          {...{ name: 'accept-offer', title, text: t('takeText'), look: 'primary', size: 'large' }}
          onAct={() => send(AcceptOfferDocument, { id: offer.id })}
        >
          {t('takeCar')}
        </AskedAction>
        <DeclineButton id={offer.id} />
      </div>
    </Panel>
  );
}

function BestOffer({ offer }: Turn) {
  const t = useTranslations('offers');
  const words = useTranslations('auction');
  const { fail } = useToasts();
  const rightAmount = (text: string) => {
    const amount = typedAmount(text);
    return amount !== null && isBidAmount(amount) && amount >= offer.lastBid ? amount : null;
  };
  const make = async (typed: { amount: string }) => {
    const amount = rightAmount(typed.amount);
    if (amount === null) throw new WrongFields({ amount: 'form.validation.wrong' });
    return request(MakeOfferDocument, { id: offer.id, amount });
  };
  const form = useForm({ amount: formatNumber(offer.lastBid) }, make, () => {}, { onRefused: fail });
  const amount = rightAmount(form.values.amount);
  const isTooHigh = (typedAmount(form.values.amount) ?? 0) > BID_MAX;
  const fault = isTooHigh
    ? { key: 'auction.bidTooHigh', text: words('bidTooHigh', { amount: formatEuros(BID_MAX) }) }
    : { key: 'offers.tooLow', text: t('tooLow', { minimum: formatEuros(offer.lastBid) }) };
  return (
    <Panel title={t('offerTitle')} text={t('binding')}>
      <Form onSend={form.send} className="flex flex-col gap-5">
        <NumberField
          name="amount"
          label={t('amount')}
          isRequired
          size="large"
          unit="€"
          text={form.values.amount}
          onText={text => form.put({ amount: text })}
          parse={typedAmount}
          format={formatNumber}
          step={incrementAt(offer.lastBid, offer.ad?.auction?.increments)}
          minimum={offer.lastBid}
          error={form.errorOf('amount') ? fault : null}
        />
        {amount !== null && <Cost amount={amount} fee={offer.buyerFee} />}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="large">
            {t('send')}
          </Button>
          <DeclineButton id={offer.id} />
        </div>
      </Form>
    </Panel>
  );
}

/** The total with the fee, to the cent. */
function Cost({ amount, fee }: { amount: number; fee: BuyerFee }) {
  const t = useTranslations('bidding');
  return (
    <dl className="tabular grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 border-line border-t pt-4 text-14">
      <dt className="text-ink-soft">{t('fees')}</dt>
      <dd className="text-right">{formatCents(feeCents(amount, fee))}</dd>
      <dt className="font-[560]">{t('total')}</dt>
      <dd className="text-right font-[560]">{formatCents(totalCents(amount, fee))}</dd>
    </dl>
  );
}
