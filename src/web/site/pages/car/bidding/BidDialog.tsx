import { useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  feeCents,
  incrementAt,
  isBigJump,
  maxBidStep,
  minimumMaxBid,
  parseTypedNumber,
  totalCents,
} from '#shared/sale/index.ts';
import { useMe } from '#web/features/session/index.ts';
import { formatCents, formatDate, formatEuros, formatNumber, LocaleLink } from '#web/i18n/index.ts';
import { Button, Checkbox, Dialog, type FieldError, Form, NumberField } from '#web/ui/index.ts';
import { Budget } from './Budget.tsx';
import { type BidFlow, type FlowError, typedAmount } from './bid-flow.ts';
import type { LiveAuction } from './live-auction.ts';
import { RegimeNotice } from './RegimeNotice.tsx';
import type { BidFlowControls } from './use-bid-flow.ts';

type Props = { title: string; auction: LiveAuction; isOver: boolean; controls: BidFlowControls };

/** The two-step bid: amounts, then confirmation. The rules it checks are the server's own. */
export function BidDialog({ title, auction, isOver, controls }: Props) {
  const t = useTranslations('bidding');
  const { flow } = controls;
  const isOpen = flow.step === 'amounts' || flow.step === 'confirm' || flow.step === 'sending';
  const isFirstStep = flow.step === 'amounts';
  return (
    <Dialog
      name="bid"
      step={isFirstStep ? 1 : 2}
      isOpen={isOpen}
      onClose={controls.close}
      title={isFirstStep ? t('title') : t('confirmTitle')}
    >
      <p className="text-14 text-ink-soft">{title}</p>
      {isOver && (
        <p role="alert" className="mt-4 rounded-box bg-red-wash px-4 py-3 text-14 text-red">
          {t('finished')}
        </p>
      )}
      {flow.step === 'amounts' && (
        <AmountsStep flow={flow} auction={auction} isOver={isOver} controls={controls} />
      )}
      {(flow.step === 'confirm' || flow.step === 'sending') && (
        <ConfirmStep flow={flow} isOver={isOver} controls={controls} regime={auction.saleRegime} />
      )}
    </Dialog>
  );
}

type StepProps<Flow> = { flow: Flow; isOver: boolean; controls: BidFlowControls };
type AmountsFlow = Extract<BidFlow, { step: 'amounts' }>;
type ConfirmFlow = Extract<BidFlow, { step: 'confirm' | 'sending' }>;

function AmountsStep({ flow, auction, isOver, controls }: StepProps<AmountsFlow> & { auction: LiveAuction }) {
  const t = useTranslations('bidding');
  const errorOf = useFlowErrors(flow.errors);
  const { minimum, isLeader } = controls;
  const price = auction.currentBid ?? minimum;
  const bid = typedAmount(flow.draft.bid);
  return (
    <Form onSend={controls.validate} className="mt-5 flex flex-col gap-5">
      {() => (
        <>
          <p className="text-14">
            {isLeader
              ? t('youLead', { price: formatEuros(auction.currentBid ?? 0) })
              : t('minimum', { amount: formatEuros(minimum) })}
          </p>
          <NumberField
            name="bid"
            label={isLeader ? t('newMaximum') : t('yourBid')}
            isRequired
            size="large"
            unit="€"
            text={flow.draft.bid}
            onText={text => controls.type({ bid: text })}
            parse={typedAmount}
            format={formatNumber}
            step={incrementAt(price)}
            minimum={minimum}
            error={errorOf('bid')}
          />
          {bid !== null && !isLeader && isBigJump(bid, minimum) && <JumpWarning minimum={minimum} />}
          <QuickAmounts minimum={minimum} onPick={amount => controls.type({ bid: formatNumber(amount) })} />
          {!isLeader && (
            <NumberField
              name="maxBid"
              label={t('yourMaximum')}
              hint={t('maximumHint')}
              unit="€"
              text={flow.draft.maxBid}
              onText={text => controls.type({ maxBid: text })}
              parse={typedAmount}
              format={formatNumber}
              step={maxBidStep(price)}
              minimum={minimumMaxBid(Math.max(bid ?? minimum, minimum))}
              error={errorOf('maxBid')}
            />
          )}
          <Budget onBid={amount => controls.type({ bid: formatNumber(amount) })} />
          <FeeLines amount={bid ?? minimum} understood={understoodOf(flow.draft.bid)} />
          <Button type="submit" size="large" disabled={isOver}>
            {t('continue')}
          </Button>
        </>
      )}
    </Form>
  );
}

/** A slip of the finger is told before it binds; whoever meant it goes on. */
function JumpWarning({ minimum }: { minimum: number }) {
  const t = useTranslations('bidding');
  return (
    <p role="status" className="rounded-box bg-wash px-4 py-3 text-14">
      {t('bigJump', { amount: formatEuros(minimum) })}
    </p>
  );
}

/** The minimum and the two steps above it, a touch away. */
function QuickAmounts({ minimum, onPick }: { minimum: number; onPick: (amount: number) => void }) {
  const second = minimum + incrementAt(minimum);
  const amounts = [minimum, second, second + incrementAt(second)];
  return (
    <div className="grid grid-cols-3 gap-2">
      {amounts.map(amount => (
        <Button key={amount} look="secondary" className="tabular px-2" onClick={() => onPick(amount)}>
          {formatEuros(amount)}
        </Button>
      ))}
    </div>
  );
}

/** What a typed amount was read as: a comma is a decimal, and whoever meant thousands must see it. */
function understoodOf(text: string): string | null {
  const typed = parseTypedNumber(text);
  if (typed.kind !== 'number') return null;
  return Number.isInteger(typed.value)
    ? formatEuros(typed.value)
    : formatCents(Math.round(100 * typed.value));
}

/** What the bid costs in all, with cents, so that the lines add up on the screen. */
function FeeLines({ amount, understood }: { amount: number; understood: string | null }) {
  const t = useTranslations('bidding');
  return (
    <dl className="tabular grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 border-line border-t pt-4 text-14">
      <dt className="text-ink-soft">{t('yourBid')}</dt>
      <dd className="text-right">{understood ?? '—'}</dd>
      <dt className="text-ink-soft">{t('fees')}</dt>
      <dd className="text-right">{formatCents(feeCents(amount))}</dd>
      <dt className="font-[560]">{t('total')}</dt>
      <dd className="text-right font-[560]">{formatCents(totalCents(amount))}</dd>
    </dl>
  );
}

type ConfirmProps = StepProps<ConfirmFlow> & { regime: LiveAuction['saleRegime'] };

function ConfirmStep({ flow, isOver, controls, regime }: ConfirmProps) {
  const t = useTranslations('bidding');
  const me = useMe();
  const acceptedAt = me.kind === 'person' ? me.person.termsAcceptedAt : null;
  const [isAccepted, setAccepted] = useState(acceptedAt !== null);
  const errorOf = useFlowErrors(flow.errors);
  const { bid, maxBid } = flow.amounts;
  const isSending = flow.step === 'sending';
  return (
    <Form onSend={() => controls.send(isAccepted)} className="mt-5 flex flex-col gap-5">
      {() => (
        <>
          <p className="display tabular text-center text-36">{formatEuros(bid)}</p>
          {!controls.isLeader && isBigJump(bid, controls.minimum) && (
            <JumpWarning minimum={controls.minimum} />
          )}
          {maxBid !== null && (
            <p className="text-center text-14">{t('withMaximum', { amount: formatEuros(maxBid) })}</p>
          )}
          <FeeLines amount={bid} understood={formatEuros(bid)} />
          {maxBid !== null && (
            <p className="tabular text-14 text-ink-soft">
              {t('atMost', { total: formatCents(totalCents(maxBid)) })}
            </p>
          )}
          <RegimeNotice regime={regime} />
          <Checkbox
            name="isAuctionCGVAccepted"
            isChecked={isAccepted}
            onChange={setAccepted}
            isRequired
            error={errorOf('terms')}
            label={t.rich('terms', {
              link: words => (
                <LocaleLink to="cgv" target="_blank" rel="noopener" className="text-link underline">
                  {words}
                </LocaleLink>
              ),
            })}
          />
          {acceptedAt && (
            <p className="text-12 text-ink-soft">{t('acceptedOn', { date: formatDate(acceptedAt) })}</p>
          )}
          <p aria-live="polite" className="text-14 text-ink-soft empty:hidden">
            {isSending ? t('checking') : ''}
          </p>
          <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-between">
            <Button look="secondary" size="large" onClick={controls.back} disabled={isSending}>
              {t('back')}
            </Button>
            <Button type="submit" size="large" isBusy={isSending} disabled={isOver}>
              {t('confirm')}
            </Button>
          </div>
        </>
      )}
    </Form>
  );
}

/** The sentence for a field's error, with the amount it speaks of. */
function useFlowErrors(errors: readonly FlowError[]): (field: FlowError['field']) => FieldError | null {
  const t = useTranslations();
  return field => {
    const error = errors.find(one => one.field === field);
    if (!error) return null;
    const amount = error.amount === null ? '' : formatEuros(error.amount);
    return { key: error.key, text: t(error.key, { amount }) };
  };
}
