import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { lastDayOf, workingDayFrom } from '#shared/sale/index.ts';
import { parisDay } from '#shared/words/paris.ts';
import { Loaded, useQueryOf, useSend } from '#web/features/cache/index.ts';
import { useFresh } from '#web/features/fresh/index.ts';
import { Action, Panel } from '#web/features/user-area/index.ts';
import {
  BookPayoutBatchDocument,
  DuePayoutsDocument,
  type DuePayoutsQuery,
  MakePayoutBatchDocument,
  ReleasePayoutBatchDocument,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatCents, formatDate, formatDateTime } from '#web/i18n/index.ts';
import { ConfirmButton, FormButton } from '#web/staff/forms/index.ts';
import { joined, RowLink, readTable, useCan } from '#web/staff/frame/index.ts';
import { Checkbox, Skeleton, saveFile, TextField } from '#web/ui/index.ts';

type Due = DuePayoutsQuery['duePayouts'][number];

/** The prices owed to sellers with what delays each, and the batches made for the bank. */
export function Payouts() {
  const t = useTranslations('admin.money.payouts');
  const query = useQueryOf(DuePayoutsDocument, {});
  return (
    <Panel title={t('title')} text={t('text')}>
      <Loaded query={query} waiting={<Skeleton className="h-32" />}>
        {({ duePayouts, payoutBatches }) => (
          <>
            {duePayouts.length === 0 ? (
              <p className="text-14 text-ink-soft">{t('none')}</p>
            ) : (
              <DueList due={duePayouts} />
            )}
            {payoutBatches.length > 0 && (
              <section className="flex flex-col gap-2">
                <h3 className="font-[560]">{t('batches')}</h3>
                <ul className="flex flex-col">
                  {payoutBatches.map(batch => (
                    <Batch key={batch.id} batch={batch} />
                  ))}
                </ul>
              </section>
            )}
          </>
        )}
      </Loaded>
    </Panel>
  );
}

const DAY_MS = 86_400_000;

/** Returns today in Paris or the next working day, YYYY-MM-DD. */
function bankingDay(): string {
  const today = Date.parse(parisDay(Date.now())) / DAY_MS;
  return parisDay(workingDayFrom(today) * DAY_MS);
}

/** All payable prices are selected; deselected ones wait for another batch. */
function DueList({ due }: { due: readonly Due[] }) {
  const t = useTranslations('admin.money.payouts');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [executeOn, setDay] = useState(bankingDay);
  const isPast = executeOn < parisDay(Date.now());
  const [batchId, setBatchId] = useState(() => crypto.randomUUID());
  const send = useSend();
  const mayPay = useCan('Orders:update');
  const ready = mayPay ? due.filter(({ state }) => state === 'READY') : [];
  const chosen = ready.filter(({ orderId }) => !left.has(orderId));
  const make = async () => {
    const orderIds = chosen.map(({ orderId }) => orderId);
    // A retry under the same id makes no second batch; the next batch gets a new id.
    if ((await send(MakePayoutBatchDocument, { id: batchId, orderIds, executeOn })) !== null)
      setBatchId(crypto.randomUUID());
  };
  const toggle = (orderId: string) =>
    setLeft(before => {
      const after = new Set(before);
      if (!after.delete(orderId)) after.add(orderId);
      return after;
    });
  return (
    <>
      <ul className="flex flex-col">
        {due.map(each => (
          <DueRow
            key={each.orderId}
            due={each}
            isChosen={!left.has(each.orderId)}
            onToggle={() => toggle(each.orderId)}
          />
        ))}
      </ul>
      {ready.length > 0 && (
        <div className="flex flex-wrap items-end gap-4">
          <TextField
            type="date"
            name="execute-on"
            label={t('executeOn')}
            isRequired
            value={executeOn}
            error={isPast ? { key: 'past', text: t('past') } : null}
            onChange={event => event.target.value !== '' && setDay(event.target.value)}
          />
          {chosen.length > 0 && !isPast && (
            <Action onAct={make}>{t('make', { count: chosen.length })}</Action>
          )}
        </div>
      )}
    </>
  );
}

function DueRow({ due, isChosen, onToggle }: { due: Due; isChosen: boolean; onToggle: () => void }) {
  const t = useTranslations('admin.money.payouts');
  const { orderId, reference, seller, amountCents, holder, ibanEnd, state, until } = due;
  const account = holder && ibanEnd ? t('account', { holder, end: ibanEnd }) : null;
  const isDeclared = state === 'WITHDRAWAL' && until === null;
  // The right of withdrawal ends with a day; the delay after a change of account ends to the minute.
  const end =
    until && (state === 'WITHDRAWAL' ? formatDate(lastDayOf(Date.parse(until))) : formatDateTime(until));
  const why = isDeclared ? t('declared') : t(`state.${state}`, { until: end ?? '' });
  const about = (
    <span className="flex min-w-0 flex-col">
      <span>
        <RowLink to={linkTo('admin/orders/order', 'fr', { id: orderId })}>{reference}</RowLink> · {seller}
      </span>
      <span className="text-ink-soft">{joined(account, why)}</span>
    </span>
  );
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-line border-t py-2 text-14">
      {state === 'READY' ? (
        <Checkbox name={`pay-${reference}`} label={about} isChecked={isChosen} onChange={onToggle} />
      ) : (
        about
      )}
      <span className="tabular font-[560]">{formatCents(amountCents)}</span>
    </li>
  );
}

type Whole = DuePayoutsQuery['payoutBatches'][number];
type Props = { batch: Whole };

/** A batch: its payouts, its file, and what the bank has executed or not. */
function Batch({ batch }: Props) {
  const t = useTranslations('admin.money.payouts');
  const withFresh = useFresh();
  const { id, name, executeOn, hasFile, payouts } = batch;
  const sum = payouts.reduce((all, { amountCents }) => all + amountCents, 0);
  const mayBook = useCan('Orders:update');
  const isOpen = mayBook && payouts.some(({ state }) => state === 'SENT');
  const save = async () => {
    const file = await withFresh(() => readTable(`/exports/payouts.xml?batch=${id}`));
    if (file) saveFile(file.name, file);
  };
  return (
    <li className="flex flex-col gap-2 border-line border-t py-3 text-14">
      <span className="flex flex-wrap justify-between gap-x-4">
        <span className="font-[560]">{t('batch', { name, amount: formatCents(sum) })}</span>
        <span className="text-ink-soft">{t('on', { date: formatDate(`${executeOn}T12:00:00Z`) })}</span>
      </span>
      <ul className="flex flex-col text-ink-soft">
        {payouts.map(each => (
          <li key={each.orderId} className="flex flex-wrap justify-between gap-x-4">
            <span>
              {each.reference} · {t('account', { holder: each.holder, end: each.ibanEnd })} ·{' '}
              {t(`payoutState.${each.state}`)}
              {each.returnReason && ` (${each.returnReason})`}
            </span>
            <span className="tabular">{formatCents(each.amountCents)}</span>
          </li>
        ))}
      </ul>
      {isOpen && (
        <span className="flex flex-wrap gap-3">
          {hasFile && <Action onAct={save}>{t('save')}</Action>}
          <Book batch={batch} />
          <ConfirmButton
            {...{ look: 'quiet', name: 'release-payouts', label: t('release'), of: name }}
            text={t('releaseText')}
            act={() => request(ReleasePayoutBatchDocument, { id })}
          />
        </span>
      )}
    </li>
  );
}

/** Records the payouts that the bank's statement shows. */
function Book({ batch: { id, name, payouts } }: Props) {
  const t = useTranslations('admin.money.payouts');
  const sent = payouts.filter(({ state }) => state === 'SENT');
  return (
    <FormButton
      {...{ look: 'secondary', name: 'book-payouts', label: t('book'), of: name }}
      text={t('bookText')}
      sendLabel={t('bookSend')}
      first={() => ({ paidOn: parisDay(Date.now()), orderIds: sent.map(({ orderId }) => orderId) })}
      act={typed => request(BookPayoutBatchDocument, { id, ...typed })}
    >
      {({ field, put, values: { orderIds } }) => (
        <>
          <TextField type="date" label={t('paidOn')} isRequired {...field('paidOn')} />
          {sent.map(({ orderId, reference, amountCents }) => (
            <Checkbox
              key={orderId}
              name={`paid-${reference}`}
              label={`${reference} · ${formatCents(amountCents)}`}
              isChecked={orderIds.includes(orderId)}
              onChange={isPaid =>
                put({
                  orderIds: [...orderIds.filter(each => each !== orderId), ...(isPaid ? [orderId] : [])],
                })
              }
            />
          ))}
        </>
      )}
    </FormButton>
  );
}
