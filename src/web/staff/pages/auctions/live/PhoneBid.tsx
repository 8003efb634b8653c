import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useQueryOf } from '#web/features/cache/index.ts';
import { CallingBidderDocument, type LeadSource, TakeBidDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { type FieldErrors, StaffDialog, typedAmount } from '#web/staff/forms/index.ts';
import { Checkbox, SelectField, TextField } from '#web/ui/index.ts';
import type { Room } from './page.tsx';

const SOURCES = ['phone_call', 'chat', 'email'] as const satisfies readonly LeadSource[];

const EMPTY = { email: '', bid: '', maximum: '', source: 'phone_call' as LeadSource, hasAccepted: false };
type Taken = typeof EMPTY;

/** One window is one bid: sent again after a loss of the connection it is placed once; changed, it is another. */
const keyOf = (window: string, { bid, maximum, hasAccepted }: Taken) =>
  [window, typedAmount(bid), typedAmount(maximum), hasAccepted].join(':');

/** A bid that somebody gives by telephone or in writing, placed in their name. */
export function PhoneBid({ room, onClose }: { room: Room; onClose: () => void }) {
  const t = useTranslations('admin.auctions.live.phone');
  const [taken, setTaken] = useState<Taken>(EMPTY);
  const [window] = useState(() => crypto.randomUUID());
  const act = () =>
    request(TakeBidDocument, {
      input: {
        auctionId: room.id,
        bid: typedAmount(taken.bid) ?? 0,
        maxBid: typedAmount(taken.maximum),
        isAuctionCGVAccepted: taken.hasAccepted,
        leadSource: taken.source,
        bidderEmail: taken.email,
        clientBidId: keyOf(window, taken),
      },
    });
  return (
    <StaffDialog
      name="phone-bid"
      title={t('title')}
      text={t('text')}
      sendLabel={t('send')}
      act={act}
      onClose={onClose}
    >
      {errorOf => <Fields taken={taken} change={part => setTaken({ ...taken, ...part })} errorOf={errorOf} />}
    </StaffDialog>
  );
}

function Fields({
  taken,
  change,
  errorOf,
}: {
  taken: Taken;
  change: (part: Partial<Taken>) => void;
  errorOf: FieldErrors;
}) {
  const t = useTranslations('admin.auctions.live');
  const amount = (name: 'bid' | 'maximum', field: string) => (
    <TextField
      label={t(`phone.${name}`)}
      name={field}
      isRequired={name === 'bid'}
      inputMode="numeric"
      value={taken[name]}
      onChange={event => change({ [name]: event.target.value })}
      error={errorOf(field)}
    />
  );
  return (
    <>
      <TextField
        type="email"
        label={t('phone.email')}
        name="bidderEmail"
        isRequired
        autoComplete="off"
        value={taken.email}
        onChange={event => change({ email: event.target.value })}
        error={errorOf('bidderEmail')}
      />
      {/.+@.+\..+/.test(taken.email) && <Caller email={taken.email} />}
      <div className="grid gap-5 sm:grid-cols-2">
        {amount('bid', 'bid')}
        {amount('maximum', 'maxBid')}
      </div>
      <SelectField
        label={t('phone.source')}
        name="leadSource"
        isRequired
        value={taken.source}
        onChange={event =>
          change({ source: SOURCES.find(each => each === event.target.value) ?? taken.source })
        }
        error={errorOf('leadSource')}
      >
        {SOURCES.map(each => (
          <option key={each} value={each}>
            {t(`sources.${each}`)}
          </option>
        ))}
      </SelectField>
      <Checkbox
        label={t('phone.terms')}
        name="isAuctionCGVAccepted"
        isRequired
        isChecked={taken.hasAccepted}
        onChange={hasAccepted => change({ hasAccepted })}
        error={errorOf('isAuctionCGVAccepted')}
      />
    </>
  );
}

/** Whose bid it will be: said before it is placed, for an address is easily misheard. */
function Caller({ email }: { email: string }) {
  const t = useTranslations('admin.auctions.live.phone');
  const { data } = useQueryOf(CallingBidderDocument, { email });
  if (!data) return null;
  const caller = data.callingBidder;
  if (!caller) return <p role="status">{t('unknown')}</p>;
  return (
    <div role="status" className="rounded-box bg-wash px-4 py-3 text-14">
      <p data-caller className="font-[560]">{`${caller.firstName} ${caller.lastName}`}</p>
      {!caller.isCardValid && <p className="mt-1">{t('noCard')}</p>}
    </div>
  );
}
