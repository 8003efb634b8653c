import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { WrongFields } from '#web/features/form/index.ts';
import {
  CancelAuctionDocument,
  LowerReserveDocument,
  MoveAuctionEndDocument,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatDate, formatEuros, formatNumber } from '#web/i18n/index.ts';
import {
  AmountField,
  ConfirmButton,
  DateTimeField,
  FormButton,
  ReasonButton,
  toParisTime,
  typedAmount,
  typedMoment,
} from '#web/staff/forms/index.ts';
import { DialogButton } from '#web/staff/frame/index.ts';
import { PhoneBid } from '#web/staff/phone-desk/index.ts';
import { LinkButton } from '#web/ui/index.ts';
import { type Plan, ScheduleDialog } from '../ScheduleDialog.tsx';
import type { Room } from './use-room.ts';

/** The possible actions on the auction in its state. */
export function RoomActions({ room }: { room: Room }) {
  const t = useTranslations('admin.auctions.live.actions');
  const isRunning = room.state === 'RUNNING';
  const isOpen = isRunning || room.state === 'NOT_STARTED';
  if (!isOpen) return <Afterwards room={room} />;
  return (
    <div className="flex flex-col gap-4">
      {room.signedBelow && <SignedBelow signed={room.signedBelow} />}
      <div className="flex flex-wrap gap-3">
        {isRunning ? (
          <DialogButton label={t('phone')} dialog={onClose => <PhoneBid lot={room} onClose={onClose} />} />
        ) : (
          <DialogButton
            label={t('change')}
            dialog={onClose => <ScheduleDialog uuid={room.adUuid} plan={planOf(room)} onClose={onClose} />}
          />
        )}
        {isRunning && room.reservePrice !== null && <Reserve room={room} />}
        {isRunning && room.reservePrice !== null && (
          <ConfirmButton
            look="danger"
            name="drop-reserve"
            label={t('dropReserve')}
            text={t('dropReserveText')}
            act={() => request(LowerReserveDocument, { uuid: room.adUuid, reservePrice: null })}
          />
        )}
        <End room={room} />
        <Cancel uuid={room.adUuid} />
      </div>
    </div>
  );
}

/** Says that the reserve is above the one in the mandate signed since: it is not lowered automatically. */
function SignedBelow({ signed: { reservePrice, signedAt } }: { signed: NonNullable<Room['signedBelow']> }) {
  const t = useTranslations('admin.auctions.live.signedBelow');
  const date = formatDate(signedAt);
  return (
    <p className="max-w-prose font-[560] text-14">
      {reservePrice === null
        ? t('without', { date })
        : t('reserve', { date, amount: formatEuros(reservePrice) })}
    </p>
  );
}

/** A link to the options after the auction. */
function Afterwards({ room: { adUuid } }: { room: Room }) {
  const t = useTranslations('admin.auctions.live.actions');
  return (
    <LinkButton className="self-start" to={linkTo('admin/auctions/after', 'fr', { uuid: adUuid })}>
      {t('after')}
    </LinkButton>
  );
}

/** Returns the plan as the form's values. */
const planOf = (room: Room): Plan => ({
  start: toParisTime(room.start),
  end: toParisTime(room.end),
  startingPrice: formatNumber(room.startingPrice),
  reservePrice: room.reservePrice === null ? '' : formatNumber(room.reservePrice),
  askForCardDetails: room.askForCardDetails,
  extensionWindowSeconds: String(room.extensionWindowSeconds),
  tieRule: room.tieRule === 'EARLIEST_WINS' ? 'EARLIEST_WINS' : 'REFUSE',
  seenChangeId: room.changes[0]?.id ?? null,
});

function Reserve({ room: { adUuid: uuid, reservePrice } }: { room: Room }) {
  const t = useTranslations('admin.auctions.live');
  return (
    <FormButton
      {...{ look: 'secondary', name: 'reserve', label: t('actions.reserve') }}
      title={t('reserveForm.title')}
      text={t('reserveForm.text')}
      sendLabel={t('reserveForm.send')}
      first={{ reservePrice: reservePrice === null ? '' : formatNumber(reservePrice) }}
      act={async typed => {
        const amount = typedAmount(typed.reservePrice);
        // An emptied field is an error, not a removal: a dropped reserve cannot be restored.
        if (amount === null) throw new WrongFields({ reservePrice: 'form.validation.required' });
        return request(LowerReserveDocument, { uuid, reservePrice: amount });
      }}
      wrongs={{ reservePrice: 'admin.auctions.live.reserveForm.wrong' }}
    >
      {({ field }) => <AmountField label={t('reserveForm.amount')} isRequired {...field('reservePrice')} />}
    </FormButton>
  );
}

function End({ room: { adUuid: uuid, end: planned } }: { room: Room }) {
  const t = useTranslations('admin.auctions.live');
  return (
    <FormButton
      {...{ look: 'secondary', name: 'end', label: t('actions.end') }}
      title={t('endForm.title')}
      text={t('endForm.text')}
      sendLabel={t('endForm.send')}
      first={() => ({ end: toParisTime(planned) })}
      act={async ({ end }) => request(MoveAuctionEndDocument, { uuid, end: typedMoment('end', end) })}
      wrongs={{ end: 'admin.auctions.live.endForm.wrong' }}
    >
      {({ field }) => <DateTimeField label={t('endForm.end')} {...field('end')} />}
    </FormButton>
  );
}

function Cancel({ uuid }: { uuid: string }) {
  const t = useTranslations('admin.auctions.live');
  return (
    <ReasonButton
      look="danger"
      name="cancel"
      label={t('actions.cancel')}
      title={t('cancelForm.title')}
      text={t('cancelForm.text')}
      sendLabel={t('cancelForm.send')}
      act={reason => request(CancelAuctionDocument, { uuid, reason })}
    />
  );
}
