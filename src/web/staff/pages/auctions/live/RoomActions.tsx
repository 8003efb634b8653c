import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import {
  CancelAuctionDocument,
  LowerReserveDocument,
  MoveAuctionEndDocument,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatNumber } from '#web/i18n/index.ts';
import {
  DateTimeField,
  fromParisTime,
  StaffDialog,
  toParisTime,
  typedAmount,
} from '#web/staff/forms/index.ts';
import { Button, buttonClasses, TextArea, TextField } from '#web/ui/index.ts';
import { type Plan, ScheduleDialog } from '../ScheduleDialog.tsx';
import { PhoneBid } from './PhoneBid.tsx';
import type { Room } from './page.tsx';

type Act = 'phone' | 'change' | 'reserve' | 'end' | 'cancel';
type Parts = { room: Room; onClose: () => void };

/** What may be done to the auction as it stands. */
export function RoomActions({ room }: { room: Room }) {
  const t = useTranslations('admin.auctions.live.actions');
  const [act, setAct] = useState<Act | null>(null);
  const isRunning = room.state === 'RUNNING';
  const isOpen = isRunning || room.state === 'NOT_STARTED';
  if (!isOpen) return <Afterwards room={room} />;
  const parts = { room, onClose: () => setAct(null) };
  return (
    <div className="flex flex-wrap gap-3">
      {isRunning ? (
        <Button onClick={() => setAct('phone')}>{t('phone')}</Button>
      ) : (
        <Button onClick={() => setAct('change')}>{t('change')}</Button>
      )}
      {room.reservePrice !== null && (
        <Button look="secondary" onClick={() => setAct('reserve')}>
          {t('reserve')}
        </Button>
      )}
      <Button look="secondary" onClick={() => setAct('end')}>
        {t('end')}
      </Button>
      <Button look="quiet" onClick={() => setAct('cancel')}>
        {t('cancel')}
      </Button>
      {act === 'phone' && <PhoneBid {...parts} />}
      {act === 'change' && <ScheduleDialog uuid={room.adUuid} plan={planOf(room)} {...parts} />}
      {act === 'reserve' && <Reserve {...parts} />}
      {act === 'end' && <End {...parts} />}
      {act === 'cancel' && <Cancel {...parts} />}
    </div>
  );
}

/** It is over: what may follow stands on a page of its own. */
function Afterwards({ room: { adUuid } }: { room: Room }) {
  const t = useTranslations('admin.auctions.live.actions');
  return (
    <Link
      to={linkTo('admin/auctions/after', 'fr', { uuid: adUuid })}
      className={buttonClasses('primary', 'medium', 'self-start')}
    >
      {t('after')}
    </Link>
  );
}

/** What was planned, as the form takes it. */
const planOf = (room: Room): Plan => ({
  start: toParisTime(room.start),
  end: toParisTime(room.end),
  startingPrice: formatNumber(room.startingPrice),
  reserve: room.reservePrice === null ? '' : formatNumber(room.reservePrice),
  asksForCard: room.askForCardDetails,
  window: String(room.extensionWindowSeconds),
  tieRule: room.tieRule === 'EARLIEST_WINS' ? 'EARLIEST_WINS' : 'REFUSE',
});

function Reserve({ room, onClose }: Parts) {
  const t = useTranslations('admin.auctions.live.reserveForm');
  const [amount, setAmount] = useState('');
  return (
    <StaffDialog
      name="reserve"
      title={t('title')}
      text={t('text')}
      sendLabel={t('send')}
      act={() => request(LowerReserveDocument, { uuid: room.adUuid, reservePrice: typedAmount(amount) })}
      onClose={onClose}
    >
      {errorOf => (
        <TextField
          label={t('amount')}
          name="reservePrice"
          hint={t('hint')}
          inputMode="numeric"
          value={amount}
          onChange={event => setAmount(event.target.value)}
          error={errorOf('reservePrice')}
        />
      )}
    </StaffDialog>
  );
}

function End({ room, onClose }: Parts) {
  const t = useTranslations('admin.auctions.live.endForm');
  const [end, setEnd] = useState(() => toParisTime(room.end));
  return (
    <StaffDialog
      name="end"
      title={t('title')}
      text={t('text')}
      sendLabel={t('send')}
      act={() => request(MoveAuctionEndDocument, { uuid: room.adUuid, end: fromParisTime(end) ?? room.end })}
      onClose={onClose}
    >
      {errorOf => (
        <DateTimeField label={t('end')} name="end" value={end} onChange={setEnd} error={errorOf('end')} />
      )}
    </StaffDialog>
  );
}

function Cancel({ room, onClose }: Parts) {
  const t = useTranslations('admin');
  const [reason, setReason] = useState('');
  return (
    <StaffDialog
      name="cancel"
      title={t('auctions.live.cancelForm.title')}
      text={t('auctions.live.cancelForm.text')}
      sendLabel={t('auctions.live.cancelForm.send')}
      act={() => request(CancelAuctionDocument, { uuid: room.adUuid, reason })}
      onClose={onClose}
    >
      {errorOf => (
        <TextArea
          label={t('form.reason')}
          name="reason"
          isRequired
          rows={3}
          value={reason}
          onChange={event => setReason(event.target.value)}
          error={errorOf('reason')}
        />
      )}
    </StaffDialog>
  );
}
