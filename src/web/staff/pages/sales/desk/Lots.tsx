import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { Countdown } from '#web/features/countdown/index.ts';
import { WrongFields } from '#web/features/form/index.ts';
import { AddSaleCallDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatDateTime, formatEuros, formatNumber } from '#web/i18n/index.ts';
import { FormButton } from '#web/staff/forms/index.ts';
import { DialogButton, RowLink } from '#web/staff/frame/index.ts';
import { type Caller, FindCaller, PhoneBid } from '#web/staff/phone-desk/index.ts';
import {
  Badge,
  type BadgeTone,
  Card,
  classes,
  EMPTY_PHONE,
  PhoneField,
  TextArea,
  typedPhone,
} from '#web/ui/index.ts';
import type { Desk, DeskLot } from './use-desk.ts';

type Auction = NonNullable<DeskLot['auction']>;
const TONES: Readonly<Record<Auction['state'], BadgeTone>> = {
  NOT_STARTED: 'plain',
  RUNNING: 'good',
  FINISHED: 'plain',
  CANCELLED: 'red',
};

/** The lots in the order of the sale. */
export function Lots({ sale }: { sale: Desk }) {
  const t = useTranslations('admin.sales.desk');
  if (sale.lots.length === 0) return <Card className="p-8 text-ink-soft">{t('noLots')}</Card>;
  return (
    <ol aria-label={t('lots')} className="flex flex-col gap-3">
      {sale.lots.map(lot => (
        <li key={lot.adUuid}>
          <LotCard sale={sale} lot={lot} />
        </li>
      ))}
    </ol>
  );
}

function LotCard({ sale, lot }: { sale: Desk; lot: DeskLot }) {
  const t = useTranslations('admin.sales.desk');
  const { number, adUuid, adTitle, auction } = lot;
  const name = `${t('lot', { number: String(number) })} · ${adTitle}`;
  const waiting = sale.calls.filter(call => call.adUuid === adUuid && call.doneAt === null).length;
  const isRunning = auction?.state === 'RUNNING';
  return (
    <Card
      data-desk-lot={number}
      data-price={auction?.price ?? ''}
      className={classes(
        'grid gap-x-5 gap-y-3 p-4 sm:grid-cols-2 sm:items-center xl:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_minmax(0,1fr)_auto] xl:py-2',
        isRunning && 'border-l-4 border-l-good',
      )}
    >
      <div className="min-w-0">
        <h2 className="text-16">
          <RowLink to={linkTo('admin/auctions/live', 'fr', { uuid: adUuid })}>{name}</RowLink>
        </h2>
        {auction ? <When auction={auction} /> : <p className="text-14 text-ink-soft">{t('unplanned')}</p>}
      </div>
      {auction && <Price auction={auction} />}
      {auction && <Crowd auction={auction} />}
      {auction && (
        <div className="flex flex-wrap gap-2 xl:flex-col xl:gap-0">
          {isRunning && (
            <DialogButton
              look="secondary"
              label={t('phone')}
              of={name}
              dialog={close => <PhoneBid lot={auction} of={name} onClose={close} />}
            />
          )}
          {(isRunning || auction.state === 'NOT_STARTED') && (
            <AddCall saleId={sale.id} {...{ lot, waiting, of: name }} />
          )}
        </div>
      )}
    </Card>
  );
}

function When({ auction: { state, isSold, start, end } }: { auction: Auction }) {
  const t = useTranslations('admin.auctions');
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-14">
      <Badge tone={isSold ? 'brass' : TONES[state]}>{t(`states.${isSold ? 'SOLD' : state}`)}</Badge>
      {state === 'RUNNING' && (
        <Countdown until={end} style="auction" canBeUrgent className="inline! min-w-0! font-[560]" />
      )}
      <span className="tabular text-ink-soft">{formatDateTime(state === 'NOT_STARTED' ? start : end)}</span>
    </p>
  );
}

const isOver = ({ state }: Auction) => state === 'FINISHED' || state === 'CANCELLED';

/** The price, and how far it is from the reserve. */
function Price({ auction }: { auction: Auction }) {
  const { price, startingPrice, reservePrice, reservePriceReached, isSold } = auction;
  const t = useTranslations('admin.sales.desk');
  const bid = isSold ? 'hammer' : isOver(auction) ? 'lastBid' : 'price';
  const missing = reservePrice === null ? 0 : reservePrice - (price ?? 0);
  return (
    <div className="min-w-0">
      <p className="text-12 text-ink-soft">{t(price === null ? 'startingPrice' : bid)}</p>
      <p className="price-type text-22">{formatEuros(price ?? startingPrice)}</p>
      <p data-reserve className={classes('tabular text-12', reservePriceReached && 'text-good')}>
        {reservePrice === null
          ? t('noReserve')
          : reservePriceReached
            ? t('reached', { reserve: formatEuros(reservePrice) })
            : t('missing', { missing: formatEuros(missing), reserve: formatEuros(reservePrice) })}
      </p>
    </div>
  );
}

function Crowd({ auction }: { auction: Auction }) {
  const { bidCount, bidderCount, watcherCount, leader, isSold } = auction;
  const t = useTranslations('admin.sales.desk');
  // An unsold lot has no leader any more.
  const who = isSold ? 'buyer' : isOver(auction) ? null : 'leader';
  const name = leader && `${leader.firstName} ${leader.lastName}`.trim();
  return (
    <dl className="tabular grid grid-cols-[auto_1fr] gap-x-3 text-14">
      {(
        [
          ['bidders', formatNumber(bidderCount)],
          ['bids', formatNumber(bidCount)],
          ['watchers', formatNumber(watcherCount)],
          ...(who ? [[who, name ?? t('nobody')] as const] : []),
        ] as const
      ).map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-ink-soft">{t(label)}</dt>
          <dd data-figure={label} className="truncate">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Props = {
  saleId: string;
  lot: DeskLot;
  /** The number of people waiting to be called. */
  waiting: number;
  of: string;
};

/** Adds a person to call for a lot. */
function AddCall({ saleId, lot: { adUuid }, waiting, of }: Props) {
  const t = useTranslations('admin.sales.desk');
  return (
    <FormButton
      {...{ look: 'quiet', name: 'call', of, text: of, title: t('addCall'), sendLabel: t('sendCall') }}
      label={waiting > 0 ? t('callsOf', { count: waiting }) : t('addCall')}
      first={{ personId: '', phone: EMPTY_PHONE, note: '', caller: null as Caller | null }}
      act={async ({ caller, phone, note }) => {
        if (!caller) throw new WrongFields({ personId: 'admin.sales.desk.nobodyChosen' });
        const number = await typedPhone(phone);
        return request(AddSaleCallDocument, {
          ...{ saleId, adUuid, personId: caller.id, note },
          phone: number === '' ? null : number,
        });
      }}
      wordsOf={({ code }) => (code === 'NotFound' ? { personId: 'admin.sales.desk.nobodyChosen' } : null)}
    >
      {({ values, put, field, errorOf }) => (
        <>
          <FindCaller
            name="personId"
            label={t('callWhom')}
            typed={values.personId}
            caller={values.caller}
            onFind={(personId, caller) => put({ personId, caller })}
            error={errorOf('personId')}
          />
          <PhoneField
            label={t('number')}
            hint={t('numberHint')}
            name="phone"
            entry={values.phone}
            onEntry={phone => put({ phone })}
            error={errorOf('phone')}
          />
          <TextArea label={t('note')} rows={2} {...field('note')} />
        </>
      )}
    </FormButton>
  );
}
