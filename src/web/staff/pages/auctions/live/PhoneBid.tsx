import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useQueryOf } from '#web/features/cache/index.ts';
import { type FormOf, useForm } from '#web/features/form/index.ts';
import { CallingBidderDocument, type LeadSource, TakeBidDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { StaffDialog, typedAmount } from '#web/staff/forms/index.ts';
import { Checkbox, SelectField, TextField } from '#web/ui/index.ts';
import type { Room } from './use-room.ts';

const SOURCES = ['phone_call', 'chat', 'email'] as const satisfies readonly LeadSource[];

const EMPTY = {
  ...{ bidderEmail: '', bid: '', maxBid: '', isAuctionCGVAccepted: false },
  leadSource: 'phone_call' as LeadSource,
};
type Taken = typeof EMPTY;

/** One window is one bid: sent again after a loss of the connection it is placed once; changed, it is another. */
const keyOf = (window: string, { bid, maxBid, isAuctionCGVAccepted }: Taken) =>
  [window, typedAmount(bid), typedAmount(maxBid), isAuctionCGVAccepted].join(':');

/** A bid that somebody gives by telephone or in writing, placed in their name. */
export function PhoneBid({ room, onClose }: { room: Room; onClose: () => void }) {
  const t = useTranslations('admin.auctions.live.phone');
  const [window] = useState(() => crypto.randomUUID());
  const send = (taken: Taken) =>
    request(TakeBidDocument, {
      input: {
        ...taken,
        auctionId: room.id,
        bid: typedAmount(taken.bid) ?? 0,
        maxBid: typedAmount(taken.maxBid),
        clientBidId: keyOf(window, taken),
      },
    });
  const form = useForm(EMPTY, send, onClose);
  const words = { title: t('title'), text: t('text'), sendLabel: t('send') };
  return (
    <StaffDialog name="phone-bid" {...words} form={form} onClose={onClose}>
      <Fields form={form} />
    </StaffDialog>
  );
}

function Fields({ form: { values, put, field, errorOf } }: { form: FormOf<Taken> }) {
  const t = useTranslations('admin.auctions.live');
  return (
    <>
      <TextField
        type="email"
        label={t('phone.email')}
        isRequired
        autoComplete="off"
        {...field('bidderEmail')}
      />
      {/.+@.+\..+/.test(values.bidderEmail) && <Caller email={values.bidderEmail} />}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={t('phone.bid')} isRequired inputMode="numeric" {...field('bid')} />
        <TextField label={t('phone.maximum')} inputMode="numeric" {...field('maxBid')} />
      </div>
      <SelectField label={t('phone.source')} isRequired {...field('leadSource')}>
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
        isChecked={values.isAuctionCGVAccepted}
        onChange={isAuctionCGVAccepted => put({ isAuctionCGVAccepted })}
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
