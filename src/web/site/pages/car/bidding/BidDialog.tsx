import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  type BuyerFee,
  feeCents,
  type IncrementTable,
  incrementAt,
  isBigJump,
  maxBidStep,
  minimumMaxBid,
  parseTypedNumber,
  totalCents,
} from '#shared/sale/index.ts';
import { Countdown } from '#web/features/countdown/index.ts';
import { useMe } from '#web/features/session/index.ts';
import { formatCents, formatDate, formatEuros, formatNumber, LocaleLink } from '#web/i18n/index.ts';
import { Button, Checkbox, Dialog, type FieldError, Form, NumberField } from '#web/ui/index.ts';
import { Aloud } from './Aloud.tsx';
import { Budget } from './Budget.tsx';
import { type BidAct, type BidFlow, type Confirming, type FlowError, typedAmount } from './bid-flow.ts';
import { ConfirmFirst } from './ConfirmFirst.tsx';
import { CutOff, useCutOff } from './CutOff.tsx';
import type { LiveAuction } from './live-auction.ts';
import { RegimeNotice } from './RegimeNotice.tsx';
import type { BidFlowControls } from './use-bid-flow.ts';

type Props = { title: string; auction: LiveAuction; isOver: boolean; controls: BidFlowControls };
type AmountsFlow = Extract<BidFlow, { step: 'amounts' }>;

const TITLES = {
  bid: { amounts: 'title', confirm: 'confirmTitle' },
  raise: { amounts: 'raiseTitle', confirm: 'confirmRaiseTitle' },
} as const;

/**
 * The two-step bid: amounts, then confirmation; for the leader only a higher maximum. It checks the server's own rules.
 * Price, clock, total and buttons always stay visible.
 */
export function BidDialog({ title, auction, isOver, controls }: Props) {
  const t = useTranslations('bidDialog');
  const formId = useId();
  const { flow } = controls;
  const me = useMe();
  const cutOff = useCutOff();
  if (flow.step === 'idle' || flow.step === 'card' || flow.step === 'placing') return null;
  const isFirstStep = flow.step === 'amounts';
  const foot = { formId, isShut: isOver || cutOff !== null };
  return (
    <Dialog
      name="bid"
      closesOnBack
      step={isFirstStep ? 1 : 2}
      isOpen
      onClose={controls.close}
      title={t(TITLES[flow.act][isFirstStep ? 'amounts' : 'confirm'])}
      status={<Status title={title} auction={auction} isOver={isOver} />}
      footer={
        <div className="flex flex-col gap-3 flat:flex-row flat:flex-wrap flat:items-center flat:justify-between">
          <FeeLines
            act={isFirstStep ? flow.act : null}
            amount={isFirstStep ? typedAmount(flow.draft.bid) : flow.amounts.bid}
            fee={auction.buyerFee}
          />
          <div role="status" className="live-line text-center text-14 text-ink-soft">
            {cutOff && <CutOff why={cutOff} />}
          </div>
          {isFirstStep ? (
            <AmountsFooter {...foot} />
          ) : (
            <ConfirmFooter {...{ flow, ...foot }} onBack={controls.back} />
          )}
        </div>
      }
    >
      {isOver && (
        <p role="alert" className="mt-4 rounded-box bg-red-wash px-4 py-3 text-14 text-red">
          {t('finished')}
        </p>
      )}
      {me.kind === 'person' && me.person.mustConfirmEmail && <ConfirmFirst person={me.person} />}
      {isFirstStep ? (
        <AmountsStep {...{ flow, ...foot, auction, controls }} />
      ) : (
        <ConfirmStep {...{ flow, ...foot, controls, auction }} />
      )}
    </Dialog>
  );
}

/** The lot, its price and its remaining time, always visible while bidding. */
function Status({ title, auction, isOver }: Pick<Props, 'title' | 'auction' | 'isOver'>) {
  const t = useTranslations();
  const { currentBid, startingPrice } = auction;
  const price = currentBid ?? startingPrice;
  return (
    <>
      <p className="truncate text-14 text-ink-soft flat:hidden">{title}</p>
      <p className="tabular flex items-baseline justify-between gap-4 text-14">
        <span>
          <span className="text-ink-soft">
            {t(`auction.${currentBid === null ? 'startingPrice' : 'currentBid'}`)}
          </span>{' '}
          <span className="font-[560]">
            {price > 0 ? formatEuros(price) : t('auction.bidCount', { count: 0 })}
          </span>
        </span>
        {!isOver && <Countdown until={auction.end} style="auction" canBeUrgent className="text-right" />}
        {/* Live regions behind a modal are silent, so the dialog has its own. */}
        {!isOver && <Aloud until={auction.end} say={minutes => t('bidDialog.left', { minutes })} />}
      </p>
    </>
  );
}

type Step<Flow> = FooterProps & { flow: Flow; controls: BidFlowControls };
const FORM = 'flex flex-col gap-5 py-4';

function AmountsStep({
  flow,
  formId,
  isShut,
  auction,
  controls,
}: Step<AmountsFlow> & { auction: LiveAuction }) {
  const t = useTranslations();
  const errorOf = useFlowErrors(flow.errors);
  const { minimum, suggested } = controls;
  const isRaise = flow.act === 'raise';
  const price = auction.currentBid ?? minimum;
  const { increments } = auction;
  const belowReserve = isBelowReserve(auction) ? t('bidDialog.belowReserve') : '';
  const bid = typedAmount(flow.draft.bid);
  const understood = understoodOf(flow.draft.bid);
  return (
    <Form id={formId} onSend={() => (isShut ? undefined : controls.validate())} className={FORM}>
      <p className="text-14">
        {isRaise
          ? `${t('bidDialog.youLead', { price: formatEuros(price) })} ${belowReserve}`
          : t('bidding.minimum', { amount: formatEuros(minimum) })}
      </p>
      <div data-first-field="">
        <NumberField
          name="bid"
          label={t(isRaise ? 'bidDialog.newMaximum' : 'bidDialog.yourBid')}
          hint={understood && t('bidDialog.understood', { amount: understood })}
          isRequired
          size="large"
          unit="€"
          text={flow.draft.bid}
          onText={text => controls.type({ bid: text })}
          parse={typedAmount}
          format={formatNumber}
          step={isRaise ? maxBidStep(price, increments) : incrementAt(price, increments)}
          minimum={minimum}
          error={errorOf('bid')}
        />
      </div>
      <JumpWarning
        minimum={bid !== null && !isRaise && isBigJump(bid, minimum, increments) ? minimum : null}
      />
      <QuickAmounts
        first={suggested}
        increments={increments}
        onPick={amount => controls.type({ bid: formatNumber(amount) })}
      />
      {!isRaise && (
        <NumberField
          name="maxBid"
          label={t('bidDialog.yourMaximum')}
          hint={`${t('bidDialog.maximumHint')} ${belowReserve}`}
          unit="€"
          text={flow.draft.maxBid}
          onText={text => controls.type({ maxBid: text })}
          parse={typedAmount}
          format={formatNumber}
          step={maxBidStep(price, increments)}
          minimum={minimumMaxBid(Math.max(bid ?? minimum, minimum), increments)}
          error={errorOf('maxBid')}
        />
      )}
      <Budget act={flow.act} minimum={minimum} rules={auction} onDraft={controls.type} />
    </Form>
  );
}

/** Whether the reserve is unmet: a maximum above it bids the reserve at once, so the bidder is warned before. */
const isBelowReserve = ({ reservePriceReached }: LiveAuction): boolean => reservePriceReached === false;

/** `isShut`: the sale is over or the page offline, so nothing is sent; the button keeps the focus. */
type FooterProps = { formId: string; isShut: boolean };

function AmountsFooter({ formId, isShut }: FooterProps) {
  const t = useTranslations('bidDialog');
  return (
    <Button type="submit" form={formId} size="large" aria-disabled={isShut || undefined}>
      {t('continue')}
    </Button>
  );
}

/** Warns of an unusually large step, probably a typing error; the bidder can continue. */
function JumpWarning({ minimum }: { minimum: number | null }) {
  const t = useTranslations('bidDialog');
  return (
    <p role="status" className="live-line rounded-box bg-wash px-4 py-3 text-14">
      {minimum !== null && t('bigJump', { amount: formatEuros(minimum) })}
    </p>
  );
}

/** Buttons for the initial amount and the two steps above it. */
type QuickProps = { first: number; increments: IncrementTable; onPick: (amount: number) => void };

function QuickAmounts({ first, increments, onPick }: QuickProps) {
  const second = first + incrementAt(first, increments);
  const amounts = [first, second, second + incrementAt(second, increments)];
  return (
    <div className="grid grid-cols-3 gap-2">
      {amounts.map(amount => (
        <Button
          key={amount}
          look="secondary"
          className="tabular max-sm:px-0 max-[23rem]:text-12"
          onClick={() => onPick(amount)}
        >
          {formatEuros(amount)}
        </Button>
      ))}
    </div>
  );
}

/** Returns how an amount was read, if it is not obvious: a comma is a decimal separator, not a thousands separator. */
function understoodOf(text: string): string | null {
  const typed = parseTypedNumber(text);
  if (typed.kind !== 'number') return null;
  if (!Number.isInteger(typed.value)) return formatCents(Math.round(100 * typed.value));
  const isPlain = text.trim().replace(/\s/g, ' ') === formatNumber(typed.value).replace(/\s/g, ' ');
  return isPlain ? null : formatEuros(typed.value);
}

/**
 * The total with the fee, in cents (spec §9); only for amounts that could be sent. `act` is null in the confirmation,
 * where the amount is shown above.
 */
function FeeLines({ act, amount, fee }: { act: BidAct | null; amount: number | null; fee: BuyerFee }) {
  const t = useTranslations();
  const sum = (cents: (amount: number) => number) => (amount === null ? '—' : formatCents(cents(amount)));
  return (
    <dl className="tabular grid grid-cols-[1fr_auto] gap-x-6 text-14">
      {act && (
        <>
          <dt className="text-ink-soft">
            {t(act === 'raise' ? 'bidDialog.newMaximum' : 'bidDialog.yourBid')}
          </dt>
          <dd className="text-right">{amount === null ? '—' : formatEuros(amount)}</dd>
        </>
      )}
      <dt className="text-ink-soft">{t('bidding.fees')}</dt>
      <dd className="text-right">{sum(bid => feeCents(bid, fee))}</dd>
      <dt className="font-[560]">{t('bidding.total')}</dt>
      <dd className="text-right font-[560]">{sum(bid => totalCents(bid, fee))}</dd>
    </dl>
  );
}

function ConfirmStep({
  flow,
  formId,
  isShut,
  controls,
  auction,
}: Step<Confirming> & { auction: LiveAuction }) {
  const t = useTranslations('bidDialog');
  const me = useMe();
  const acceptedAt = me.kind === 'person' ? me.person.termsAcceptedAt : null;
  const [isAccepted, setAccepted] = useState(acceptedAt !== null);
  const errorOf = useFlowErrors(flow.errors);
  const { bid, maxBid } = flow.amounts;
  const isRaise = flow.act === 'raise';
  const most = isRaise ? bid : maxBid;
  // Once the bid was sent, the minimum may already be above it.
  const isUnsent = flow.step === 'confirm' && !flow.isUnanswered;
  const isJump = isUnsent && !isRaise && isBigJump(bid, controls.minimum, auction.increments);
  return (
    <Form id={formId} onSend={() => (isShut ? undefined : controls.send(isAccepted))} className={FORM}>
      <div className="text-center">
        <p className="price-type text-36">{formatEuros(bid)}</p>
        {maxBid !== null && <p className="text-14">{t('withMaximum', { amount: formatEuros(maxBid) })}</p>}
      </div>
      {most !== null && isBelowReserve(auction) ? (
        <p className="text-14">{t('belowReserve')}</p>
      ) : (
        isRaise && <p className="text-14">{t('silent')}</p>
      )}
      <JumpWarning minimum={isJump ? controls.minimum : null} />
      {most !== null && (
        <p className="tabular text-14 text-ink-soft">
          {t('atMost', { total: formatCents(totalCents(most, auction.buyerFee)) })}
        </p>
      )}
      <RegimeNotice auction={auction} />
      <Checkbox
        name="isAuctionCGVAccepted"
        isChecked={isAccepted}
        onChange={setAccepted}
        isRequired
        error={errorOf('terms')}
        label={t.rich(isRaise ? 'termsRaise' : 'terms', {
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
      {flow.isUnanswered && <Unanswered said={t(controls.isAbsent ? 'absent' : 'unanswered')} />}
      <p aria-live="polite" className="live-line text-14 text-ink-soft">
        {flow.step === 'sending' ? t('checking') : ''}
      </p>
    </Form>
  );
}

/** The outcome of a bid without an answer; scrolled fully into view whenever it changes. */
function Unanswered({ said }: { said: string }) {
  const box = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown again whenever it changes
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [said]);
  return (
    <p
      ref={box}
      role="alert"
      data-unanswered=""
      className="rounded-box bg-red-wash px-4 py-3 text-14 text-red"
    >
      {said}
    </p>
  );
}

/** How long, in milliseconds, a tap meant for the previous step may still arrive. */
const TAP_AFTER_MS = 600;

/** Whether the step has been visible long enough for a tap to be meant for it. */
function useHasStood(): boolean {
  const [hasStood, setStood] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setStood(true), TAP_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return hasStood;
}

type ConfirmFooterProps = FooterProps & { flow: Confirming; onBack: () => void };

function ConfirmFooter({ flow, formId, isShut, onBack }: ConfirmFooterProps) {
  const t = useTranslations('bidDialog');
  const isSending = flow.step === 'sending';
  const hasStood = useHasStood();
  // On a phone the button is where that of step 1 was: a double tap must not bid. A key press has detail 0.
  const refuseSecondTap = (event: MouseEvent) => {
    if (event.detail > (hasStood ? 1 : 0)) event.preventDefault();
  };
  return (
    <div className="flex gap-3">
      <Button look="secondary" size="large" onClick={onBack} disabled={isSending} className="max-sm:px-4">
        {t('back')}
      </Button>
      <Button
        type="submit"
        form={formId}
        size="large"
        isBusy={isSending}
        aria-disabled={isSending || isShut || !hasStood || undefined}
        onClick={refuseSecondTap}
        className="grow max-sm:px-3"
      >
        {t(flow.act === 'raise' ? 'confirmRaise' : 'confirm')}
      </Button>
    </div>
  );
}

/** Returns the message of a field's error, with its amount. */
function useFlowErrors(errors: readonly FlowError[]): (field: FlowError['field']) => FieldError | null {
  const t = useTranslations();
  return field => {
    const error = errors.find(one => one.field === field);
    if (!error) return null;
    const amount = error.amount === null ? '' : formatEuros(error.amount);
    return { key: error.key, text: t(error.key, { amount }) };
  };
}
