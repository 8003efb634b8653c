import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { textIn } from '#shared/words/locale.ts';
import { NotYet, useSend } from '#web/features/cache/index.ts';
import { Countdown } from '#web/features/countdown/index.ts';
import { Action } from '#web/features/user-area/index.ts';
import { RemoveSaleCallDocument, SettleSaleCallDocument } from '#web/graphql/documents.gen.ts';
import { formatEuros, formatNumber, formatTime } from '#web/i18n/index.ts';
import { AdminArea, DialogButton, Outdated, Reach, staffMeta } from '#web/staff/frame/index.ts';
import { PhoneBid } from '#web/staff/phone-desk/index.ts';
import { Badge, Card, classes, LinkButton, Skeleton } from '#web/ui/index.ts';
import { STATE_TONES } from '../sale-words.ts';
import { Lots } from './Lots.tsx';
import { type Desk, type DeskCall, useDesk } from './use-desk.ts';

export const meta = staffMeta(t => t('admin.sales.desk.title'));

/** The clerk's screen: all lots of a sale, live, and the calls for each. */
export default function SaleDeskPage() {
  const t = useTranslations('admin.sales');
  const locale = useLocale();
  const { id = '' } = useParams();
  const query = useDesk(id);
  const sale = query.data?.staffSale;
  return (
    <AdminArea
      section="admin/sales"
      title={sale ? textIn(sale.title, locale) : t('desk.title')}
      state={sale && <Badge tone={STATE_TONES[sale.state]}>{t(`states.${sale.state}`)}</Badge>}
      back={[linkTo('admin/sales', 'fr')]}
      actions={
        sale && (
          <LinkButton look="secondary" to={linkTo('admin/sales/edit', 'fr', { id })}>
            {t('toEdit')}
          </LinkButton>
        )
      }
    >
      {!query.data && <NotYet query={query} waiting={<Skeleton className="h-96" />} />}
      {query.data && !sale && <Card className="p-8 text-ink-soft">{t('none')}</Card>}
      {sale && (
        <div className="flex flex-col gap-6">
          <Outdated query={query} />
          <Sums sale={sale} />
          <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_17rem] xl:items-start">
            <Lots sale={sale} />
            <Calls sale={sale} />
          </div>
        </div>
      )}
    </AdminArea>
  );
}

/** The sale's total, and the lot that ends next. */
function Sums({ sale: { lots } }: { sale: Desk }) {
  const t = useTranslations('admin.sales.desk');
  const auctions = lots.flatMap(lot => (lot.auction ? [{ number: lot.number, ...lot.auction }] : []));
  const sumOf = (those: typeof auctions) => those.reduce((sum, { price }) => sum + (price ?? 0), 0);
  const sold = auctions.filter(({ isSold }) => isSold);
  // Bids on an unsold lot do not count any more.
  const bid = auctions.filter(({ state, isSold }) => isSold || state === 'RUNNING');
  const next = auctions
    .filter(({ state }) => state === 'RUNNING')
    .toSorted((one, other) => Date.parse(one.end) - Date.parse(other.end))[0];
  return (
    <Card className="p-5">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-4">
        <Sum label={t('next')}>
          {next ? (
            <>
              {t('lot', { number: String(next.number) })} ·{' '}
              <Countdown until={next.end} style="auction" canBeUrgent className="inline! min-w-0!" />
            </>
          ) : (
            '–'
          )}
        </Sum>
        <Sum label={t('bid')}>{formatEuros(sumOf(bid))}</Sum>
        <Sum label={t('hammer')}>{formatEuros(sumOf(sold))}</Sum>
        <Sum label={t('sold')}>
          {t('soldOf', { sold: formatNumber(sold.length), lots: formatNumber(lots.length) })}
        </Sum>
      </dl>
    </Card>
  );
}

function Sum({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-12 text-ink-soft">{label}</dt>
      <dd className="price-type mt-0.5 text-22">{children}</dd>
    </div>
  );
}

/** The calls by lot; those made stay visible, struck through. */
function Calls({ sale }: { sale: Desk }) {
  const t = useTranslations('admin.sales.desk');
  return (
    <Card className="flex flex-col gap-3 p-5 xl:sticky xl:top-6">
      <h2 className="display text-22">{t('calls')}</h2>
      {sale.calls.length === 0 && <p className="text-14 text-ink-soft">{t('noCalls')}</p>}
      <ol className="flex flex-col">
        {sale.calls.map(call => (
          <li key={call.id} className="border-line border-t py-3">
            <Call sale={sale} call={call} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Call({ sale, call }: { sale: Desk; call: DeskCall }) {
  const t = useTranslations('admin.sales.desk');
  const send = useSend();
  const { id, adUuid, firstName, lastName, phone, note, doneAt, doneBy } = call;
  const lot = sale.lots.find(each => each.adUuid === adUuid);
  const person = `${firstName} ${lastName}`.trim();
  const name = `${t('lot', { number: String(lot?.number ?? '') })} · ${lot?.adTitle ?? ''}`;
  const auction = lot?.auction;
  return (
    <div data-call={doneAt === null ? 'open' : 'done'} className="flex flex-col gap-1.5 text-14">
      <p className="text-12 text-brass-ink">{name}</p>
      <p className={classes('font-[560]', doneAt !== null && 'text-ink-soft line-through')}>{person}</p>
      <Reach phone={phone} />
      {note && <p className="text-ink-soft wrap-anywhere">{note}</p>}
      {doneAt !== null && (
        <p className="text-12 text-ink-soft">
          {t('rung', { time: formatTime(doneAt), name: doneBy ?? t('somebody') })}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Action
          look={doneAt === null ? 'secondary' : 'quiet'}
          aria-label={`${t(doneAt === null ? 'done' : 'undone')}, ${person}`}
          onAct={() => send(SettleSaleCallDocument, { id, isDone: doneAt === null })}
        >
          {t(doneAt === null ? 'done' : 'undone')}
        </Action>
        {auction?.state === 'RUNNING' && (
          <DialogButton
            look="quiet"
            label={t('bidFor')}
            of={person}
            dialog={close => (
              <PhoneBid lot={auction} of={name} caller={{ ...call, id: call.personId }} onClose={close} />
            )}
          />
        )}
        <Action
          look="quiet"
          aria-label={`${t('removeCall')}, ${person}`}
          onAct={() => send(RemoveSaleCallDocument, { id })}
        >
          {t('removeCall')}
        </Action>
      </div>
    </div>
  );
}
