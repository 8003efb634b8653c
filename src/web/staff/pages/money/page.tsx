import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { BANK_LINE_PURPOSES, type BankLinePurpose } from '#shared/fields/index.ts';
import { linkTo } from '#shared/paths/links.ts';
import { Loaded, useQueryOf } from '#web/features/cache/index.ts';
import { WrongFields } from '#web/features/form/index.ts';
import { requestOnce } from '#web/features/unanswered/index.ts';
import { Action, Panel } from '#web/features/user-area/index.ts';
import {
  AllocateReceiptDocument,
  ChargeWithdrawalFeeDocument,
  OpenReceiptsDocument,
  type OpenReceiptsQuery,
  OrderOfReferenceDocument,
  ReturnReceiptDocument,
  SettleProviderDocument,
} from '#web/graphql/documents.gen.ts';
import { RequestError, request } from '#web/graphql/index.ts';
import { formatCents, formatDate } from '#web/i18n/index.ts';
import { CentsField, FormButton, typedCents, writtenCents } from '#web/staff/forms/index.ts';
import { AdminArea, DialogButton, joined, staffMeta, useCan } from '#web/staff/frame/index.ts';
import { BookReceipt, GiveBackButton, Undo } from '#web/staff/money/index.ts';
import { optionsOf, SelectField, Skeleton, TextField } from '#web/ui/index.ts';
import { Balances } from './Balances.tsx';
import { BankFile } from './bank-file/index.ts';
import { Differences } from './Differences.tsx';
import { Payouts, Returns } from './payouts/index.ts';
import { Sellers, useYear } from './Sellers.tsx';
import { Vat } from './Vat.tsx';

export const meta = staffMeta(t => t('admin.money.title'));

type Receipt = OpenReceiptsQuery['openReceipts'][number];

/** Payments that are not allocated yet, and the balances of the accounts. */
export default function MoneyPage() {
  const t = useTranslations('admin.money');
  const receipts = useQueryOf(OpenReceiptsDocument, {});
  const mayBook = useCan('Orders:update');
  return (
    <AdminArea
      section="admin/money"
      title={t('title')}
      text={t('text')}
      actions={
        <DialogButton
          right="Orders:update"
          label={t('book.open')}
          dialog={onClose => <BookReceipt orderId={null} onClose={onClose} />}
        />
      }
    >
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-2">
        {mayBook && (
          <div className="xl:col-span-2">
            <BankFile />
          </div>
        )}
        <Differences />
        <div className="xl:col-span-2">
          <Returns />
        </div>
        <div className="xl:col-span-2">
          <Payouts />
        </div>
        <div className="xl:col-span-2">
          <Sellers />
        </div>
        <div className="flex flex-col gap-6">
          <Panel title={t('open.title')}>
            <Loaded query={receipts} waiting={<Skeleton className="h-16" />}>
              {({ openReceipts }) =>
                openReceipts.length === 0 ? (
                  <p className="text-ink-soft">{t('open.empty')}</p>
                ) : (
                  <ul className="flex flex-col">
                    {openReceipts.map(receipt => (
                      <OpenReceipt key={receipt.id} receipt={receipt} />
                    ))}
                  </ul>
                )
              }
            </Loaded>
          </Panel>
          <Vat />
          <Panel title={t('cars.title')} text={t('cars.text')}>
            <Link to={linkTo('admin/money/cars', 'fr')} className="link-line self-start text-14">
              {t('cars.open')}
            </Link>
          </Panel>
        </div>
        <div className="flex flex-col gap-6">
          <Balances />
          <Fec />
        </div>
      </div>
    </AdminArea>
  );
}

function OpenReceipt({ receipt }: { receipt: Receipt }) {
  const t = useTranslations('admin.money');
  const { id, leftCents, valueOn, payer, reference, canReverse } = receipt;
  const amount = formatCents(leftCents);
  const of = `${payer} ${amount}`;
  return (
    <li className="flex flex-col gap-2 border-line py-3 not-last:border-b">
      <span className="flex flex-wrap justify-between gap-x-4">
        <span className="font-[560]">{payer}</span>
        <span className="tabular">{t('open.left', { amount })}</span>
      </span>
      <span className="break-words text-14 text-ink-soft">
        {joined(formatDate(`${valueOn}T12:00:00Z`), reference)}
      </span>
      <span className="flex flex-wrap gap-3">
        <Allocate {...{ id, leftCents, reference, of }} />
        <GiveBackButton
          {...{ look: 'quiet', of, cents: leftCents }}
          act={data => requestOnce(ReturnReceiptDocument, { id, data })}
        />
        {canReverse && <Undo {...{ id, of }} />}
      </span>
    </li>
  );
}

/** The journal of a complete year, as the tax authority's file (FEC). */
function Fec() {
  const t = useTranslations('admin.money.fec');
  const { field, save } = useYear('year', t('year'), '/exports/fec.txt');
  return (
    <Panel title={t('title')} text={t('text')}>
      <div className="flex flex-wrap items-end gap-4">
        {field}
        <Action onAct={save}>{t('save')}</Action>
      </div>
    </Panel>
  );
}

const PURPOSES = [...BANK_LINE_PURPOSES, 'WITHDRAWAL', 'CARDS', 'PROVIDER'] as const;
type Typed = { order: string; amountCents: string; purpose: (typeof PURPOSES)[number] };

/** Returns the id of the order with that reference; throws the field's error if there is none. */
async function orderOf(typed: string): Promise<string> {
  const reference = typed.trim().toUpperCase();
  const { orders } = await request(OrderOfReferenceDocument, { reference });
  const order = orders.orders.find(each => each.reference === reference);
  if (!order) throw new WrongFields({ order: 'admin.money.allocate.unknown' });
  return order.id;
}

const isOfOrder = (purpose: Typed['purpose']): purpose is BankLinePurpose =>
  BANK_LINE_PURPOSES.some(each => each === purpose);

/** The fee of a mandate must be paid in full: both errors show at the mandate's number. */
const WRONG_WITH_FEE = {
  mandate: 'admin.money.allocate.noMandate',
  amountCents: 'admin.money.allocate.tooLittle',
} as const;
async function charge(receiptId: string, typed: string): Promise<unknown> {
  const mandate = typed.trim().toUpperCase();
  return request(ChargeWithdrawalFeeDocument, { receiptId, mandate }).catch(error => {
    const field = error instanceof RequestError ? error.field : null;
    if (field !== 'mandate' && field !== 'amountCents') throw error;
    throw new WrongFields({ order: WRONG_WITH_FEE[field] });
  });
}

/** Returns the mandate's number in a payer's reference, `M-12-1`; an M3 by BMW does not match. */
function mandateIn(reference: string): string | null {
  const [, ad, version] = /\bM-(\d{1,9})-(\d{1,3})\b/i.exec(reference) ?? [];
  return ad && version ? `M-${ad}-${version}` : null;
}

type Props = { id: string; leftCents: number; reference: string; of: string };

/** Allocates a receipt or part of it to an order, or to another purpose. */
function Allocate({ id, leftCents, reference, of }: Props) {
  const mandate = mandateIn(reference);
  const t = useTranslations('admin.money');
  return (
    <FormButton
      {...{ right: 'Orders:update', look: 'secondary', name: 'allocate', label: t('allocate.open'), of }}
      title={t('allocate.title')}
      sendLabel={t('allocate.send')}
      first={(): Typed => ({
        ...{ order: mandate ?? '', amountCents: writtenCents(leftCents) },
        purpose: mandate ? 'WITHDRAWAL' : 'BOTH',
      })}
      act={async ({ order, amountCents, purpose }): Promise<unknown> => {
        const part = { receiptId: id, amountCents: typedCents(amountCents) || 0 };
        if (purpose === 'WITHDRAWAL') return charge(id, order);
        if (!isOfOrder(purpose)) return requestOnce(SettleProviderDocument, { ...part, payer: purpose });
        return requestOnce(AllocateReceiptDocument, { ...part, orderId: await orderOf(order), purpose });
      }}
    >
      {({ field, values: { purpose } }) => (
        <>
          <SelectField
            label={t('book.purpose')}
            isRequired
            {...field('purpose')}
            options={optionsOf(PURPOSES, each => t(`purpose.${each}`))}
          />
          {(isOfOrder(purpose) || purpose === 'WITHDRAWAL') && (
            <TextField label={t('allocate.order')} isRequired autoComplete="off" {...field('order')} />
          )}
          {purpose !== 'WITHDRAWAL' && (
            <CentsField label={t('book.amount')} isRequired {...field('amountCents')} />
          )}
        </>
      )}
    </FormButton>
  );
}
