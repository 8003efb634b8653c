import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useQueryOf } from '#web/features/cache/index.ts';
import { type FormOf, useForm } from '#web/features/form/index.ts';
import { untilAnswered } from '#web/features/unanswered/index.ts';
import {
  CallingBiddersDocument,
  type CallingBiddersQuery,
  type LeadSource,
  TakeBidDocument,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatEuros, formatNumber } from '#web/i18n/index.ts';
import { AmountField, StaffDialog, typedAmount } from '#web/staff/forms/index.ts';
import {
  Button,
  Checkbox,
  Dialog,
  type FieldError,
  FormOutcome,
  optionsOf,
  PhoneNumber,
  SelectField,
  TextField,
} from '#web/ui/index.ts';

const SOURCES = ['phone_call', 'chat', 'email'] as const satisfies readonly LeadSource[];

const EMPTY = {
  ...{ bidderEmail: '', bid: '', maxBid: '', isAuctionCGVAccepted: false },
  leadSource: 'phone_call' as LeadSource,
  caller: null as Caller | null,
};
type Taken = typeof EMPTY;

/** What the caller must be told. */
type Outcome = { readonly kind: 'leads' | 'raised' | 'beaten'; readonly amount: number };

type Lot = { readonly id: string; readonly nextBids: readonly number[] };
type Props = {
  lot: Lot;
  /** The lot's title, where several are visible. */
  of?: string;
  /** The caller, if they are already known. */
  caller?: Pick<Caller, 'id' | 'firstName' | 'lastName' | 'email'>;
  onClose: () => void;
};

/**
 * Places a bid given by phone or in writing, in the bidder's name. Retries use the same key until the server has
 * answered; a changed or refused bid gets a new one.
 */
export function PhoneBid({ lot, of, caller, onClose }: Props) {
  const t = useTranslations('admin.auctions.live.phone');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const send = async ({ caller: found, leadSource, ...taken }: Taken) => {
    const asked = {
      ...taken,
      bidderEmail: found?.email ?? taken.bidderEmail,
      auctionId: lot.id,
      bid: typedAmount(taken.bid) ?? 0,
      maxBid: typedAmount(taken.maxBid),
    };
    const { addBid } = await untilAnswered(JSON.stringify(asked), clientBidId =>
      request(TakeBidDocument, { input: { ...asked, leadSource, clientBidId } }),
    );
    if (addBid.isRaise) return { kind: 'raised', amount: asked.maxBid ?? asked.bid } as const;
    return { kind: addBid.leads ? 'leads' : 'beaten', amount: asked.maxBid ?? asked.bid } as const;
  };
  // A leading bid already shows on the board.
  const onDone = (done: Outcome) => (done.kind === 'leads' ? onClose() : setOutcome(done));
  const form = useForm({ ...EMPTY, bidderEmail: caller?.email ?? '' }, send, onDone, {
    // The caller must accept the terms, not the member of staff.
    wordsOf: ({ code }) =>
      code === 'TermsNotAccepted' ? { isAuctionCGVAccepted: 'admin.auctions.live.phone.termsNeeded' } : null,
  });
  const words = { title: of ?? t('title'), text: t('text'), sendLabel: t('send') };
  if (outcome !== null && outcome.kind !== 'leads')
    return (
      <Dialog name="phone-bid" title={words.title} isOpen onClose={onClose}>
        <FormOutcome>{t(outcome.kind, { amount: formatEuros(outcome.amount) })}</FormOutcome>
        {outcome.kind === 'beaten' && <Least nextBids={lot.nextBids} />}
      </Dialog>
    );
  return (
    <StaffDialog name="phone-bid" {...words} form={form} onClose={onClose}>
      <Fields form={form} nextBids={lot.nextBids} />
    </StaffDialog>
  );
}

function Fields({
  form: { values, put, field, ticks, errorOf },
  nextBids,
}: {
  form: FormOf<Taken>;
  nextBids: readonly number[];
}) {
  const t = useTranslations('admin.auctions.live');
  return (
    <>
      <FindCaller
        name="bidderEmail"
        typed={values.bidderEmail}
        caller={values.caller}
        onFind={(bidderEmail, caller) => put({ bidderEmail, caller })}
        error={errorOf('bidderEmail')}
      />
      <Steps nextBids={nextBids} onStep={amount => put({ bid: formatNumber(amount) })} />
      <div className="grid gap-5 sm:grid-cols-2">
        <AmountField label={t('phone.bid')} isRequired {...field('bid')} />
        <AmountField label={t('phone.maximum')} {...field('maxBid')} />
      </div>
      <SelectField
        label={t('phone.source')}
        isRequired
        {...field('leadSource')}
        options={optionsOf(SOURCES, each => t(`sources.${each}`))}
      />
      <Checkbox label={t('phone.terms')} isRequired {...ticks('isAuctionCGVAccepted')} />
    </>
  );
}

/** The minimum bid and the steps above it, as a clerk reads them out; a click fills in the bid. */
function Steps({ nextBids, onStep }: { nextBids: readonly number[]; onStep: (amount: number) => void }) {
  if (nextBids.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      <Least nextBids={nextBids} />
      <div className="flex flex-wrap gap-2">
        {nextBids.map(amount => (
          <Button key={amount} look="secondary" onClick={() => onStep(amount)} className="tabular">
            {formatEuros(amount)}
          </Button>
        ))}
      </div>
    </div>
  );
}

function Least({ nextBids: [least] }: { nextBids: readonly number[] }) {
  const t = useTranslations('admin.auctions.live.phone');
  return least !== undefined && <p className="text-14">{t('minimum', { amount: formatEuros(least) })}</p>;
}

export type Caller = CallingBiddersQuery['callingBidders'][number];

/** The server requires this length. */
const LENGTH_MIN = 3;

type FindProps = {
  name: string;
  /** The label, if the person is no caller. */
  label?: string;
  typed: string;
  caller: Caller | null;
  /** Receives the typed text and the person chosen; null until one is chosen. */
  onFind: (typed: string, caller: Caller | null) => void;
  error?: FieldError | null;
};

/** A field that finds an account by part of its name, phone number or address. */
export function FindCaller({ name, label, typed, caller, onFind, error }: FindProps) {
  const t = useTranslations('admin.auctions.live.phone');
  const isLooking = typed.trim().length >= LENGTH_MIN;
  const { data } = useQueryOf(CallingBiddersDocument, { search: typed.trim() }, { enabled: isLooking });
  const found = (isLooking && data?.callingBidders) || [];
  const take = useEffectEvent((only: Caller) => {
    if (caller === null) onFind(typed, only);
  });
  // A complete address identifies the person: there is nothing to choose.
  const only =
    found.length === 1 && found[0]?.email?.toLowerCase() === typed.trim().toLowerCase() ? found[0] : null;
  useEffect(() => {
    if (only) take(only);
  }, [only]);
  return (
    <div className="flex flex-col gap-3">
      <TextField
        name={name}
        label={label ?? t('person')}
        hint={t('personHint')}
        isRequired
        autoComplete="off"
        value={typed}
        onChange={event => onFind(event.target.value, null)}
        error={error}
      />
      <div role="status">
        {isLooking && data && found.length === 0 && <p className="text-14">{t('unknown')}</p>}
      </div>
      {found.length > 0 && (
        <fieldset className="max-h-56 overflow-y-auto rounded-box border border-line">
          <legend className="sr-only">{t('found')}</legend>
          {found.map(each => (
            <label
              key={each.id}
              className="flex min-h-11 items-center gap-3 border-line px-4 py-2 text-14 not-last:border-b hover:bg-wash"
            >
              <input
                type="radio"
                name={`${name}-found`}
                value={each.id}
                checked={each.id === caller?.id}
                onChange={() => onFind(typed, each)}
                className="size-5 accent-green"
              />
              <span className="min-w-0 flex-1">
                <span
                  {...(each.id === caller?.id ? { 'data-caller': '' } : {})}
                  className="font-[560]"
                >{`${each.firstName} ${each.lastName}`}</span>
                <span className="flex flex-wrap gap-x-2 text-12 text-ink-soft wrap-anywhere">
                  {each.pseudo && <span>{each.pseudo}</span>}
                  {each.phone && <PhoneNumber phone={each.phone} />}
                  {each.email && <span>{each.email}</span>}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {caller && !caller.isCardValid && <p className="text-14">{t('noCard')}</p>}
    </div>
  );
}
