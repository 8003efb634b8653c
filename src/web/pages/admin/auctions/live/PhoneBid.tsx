import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useStaffData } from '../../../../features/admin/index.ts';
import { StaffDialog, typedAmount } from '../../../../features/staff-forms/index.ts';
import {
  CallingBidderDocument,
  type LeadSource,
  TakeBidDocument,
} from '../../../../graphql/documents.gen.ts';
import { request } from '../../../../graphql/index.ts';
import { Checkbox, SelectField, TextField } from '../../../../ui/index.ts';
import type { Room } from './page.tsx';

const SOURCES = ['phone_call', 'chat', 'email'] as const satisfies readonly LeadSource[];

/** A bid that somebody gives by telephone or in writing, placed in their name. */
export function PhoneBid({ room, onDone, onClose }: { room: Room; onDone: () => void; onClose: () => void }) {
  const t = useTranslations('admin.auctions.live');
  const [email, setEmail] = useState('');
  const [bid, setBid] = useState('');
  const [maximum, setMaximum] = useState('');
  const [source, setSource] = useState<(typeof SOURCES)[number]>('phone_call');
  const [hasAccepted, setAccepted] = useState(false);
  // One window is one bid: asked again after a loss of the connection, it is placed once.
  const [clientBidId] = useState(() => crypto.randomUUID());
  const act = () =>
    request(TakeBidDocument, {
      input: {
        auctionId: room.id,
        bid: typedAmount(bid) ?? 0,
        maxBid: typedAmount(maximum),
        isAuctionCGVAccepted: hasAccepted,
        leadSource: source,
        bidderEmail: email,
        clientBidId: `${clientBidId}:${bid}:${maximum}:${hasAccepted}`.replace(/[^\w:.-]/g, '').slice(0, 100),
      },
    });
  return (
    <StaffDialog
      name="phone-bid"
      title={t('phone.title')}
      text={t('phone.text')}
      sendLabel={t('phone.send')}
      act={act}
      onDone={onDone}
      onClose={onClose}
    >
      {errorOf => (
        <>
          <TextField
            type="email"
            label={t('phone.email')}
            name="bidderEmail"
            isRequired
            autoComplete="off"
            value={email}
            onChange={event => setEmail(event.target.value)}
            error={errorOf('bidderEmail')}
          />
          {/.+@.+\..+/.test(email) && <Caller email={email} />}
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              label={t('phone.bid')}
              name="bid"
              isRequired
              inputMode="numeric"
              value={bid}
              onChange={event => setBid(event.target.value)}
              error={errorOf('bid')}
            />
            <TextField
              label={t('phone.maximum')}
              name="maxBid"
              inputMode="numeric"
              value={maximum}
              onChange={event => setMaximum(event.target.value)}
              error={errorOf('maxBid')}
            />
          </div>
          <SelectField
            label={t('phone.source')}
            name="leadSource"
            isRequired
            value={source}
            onChange={event => setSource(SOURCES.find(each => each === event.target.value) ?? source)}
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
            isChecked={hasAccepted}
            onChange={setAccepted}
            error={errorOf('isAuctionCGVAccepted')}
          />
        </>
      )}
    </StaffDialog>
  );
}

/** Whose bid it will be: said before it is placed, for an address is easily misheard. */
function Caller({ email }: { email: string }) {
  const t = useTranslations('admin.auctions.live.phone');
  const { data } = useStaffData(CallingBidderDocument, { email });
  if (data.kind !== 'ready' || data.isOld) return null;
  const caller = data.data.callingBidder;
  if (!caller) return <p role="status">{t('unknown')}</p>;
  return (
    <div role="status" className="rounded-box bg-wash px-4 py-3 text-14">
      <p data-caller className="font-[560]">{`${caller.firstName} ${caller.lastName}`}</p>
      {!caller.isCardValid && <p className="mt-1">{t('noCard')}</p>}
    </div>
  );
}
