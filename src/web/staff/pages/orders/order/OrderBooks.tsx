import { useTranslations } from 'use-intl';
import { carNameOf, ViesAnswer } from '#web/features/orders/index.ts';
import { requestOnce } from '#web/features/unanswered/index.ts';
import { Panel } from '#web/features/user-area/index.ts';
import {
  ReleaseEscrowDocument,
  ReturnEscrowDocument,
  ReturnMoneyDocument,
} from '#web/graphql/documents.gen.ts';
import { formatCents, formatDate, formatDateTime } from '#web/i18n/index.ts';
import { CentsField, ConfirmButton, FormButton, typedCents, writtenCents } from '#web/staff/forms/index.ts';
import { DialogButton, joined } from '#web/staff/frame/index.ts';
import {
  BookReceipt,
  FigureCell,
  FiguresTable,
  GiveBackButton,
  PurchaseButton,
  Undo,
  usePurchaseLine,
} from '#web/staff/money/index.ts';
import { classes, Disclosure, TextField } from '#web/ui/index.ts';
import { type StaffOrder, usePayableFrom } from './staff-order.ts';

type Money = NonNullable<StaffOrder['money']>;
const FIGURES = ['expected', 'came', 'missing', 'over'] as const;

/** The money of an order: amounts due, payments line by line, and bookings. */
export function OrderBooks({ order }: { order: StaffOrder }) {
  const t = useTranslations('admin.money');
  const { id, money, buyer, state } = order;
  if (!money) return null;
  const dues = [
    ['PRICE', money.price, order.escrow?.heldCents ?? 0],
    ['FEE', money.fee, 0],
  ] as const;
  const waits = state === 'CREATED' && money.lines.length > 0;
  // Nothing is due after a cancellation, unless the seller must return the price.
  const isOver = state === 'CANCELLED' && (order.sellerOwesCents ?? 0) === 0;
  const receipt = (
    <DialogButton
      right="Orders:update"
      label={t('book.open')}
      dialog={onClose => (
        <BookReceipt
          orderId={id}
          payer={buyer?.name ?? ''}
          isFeeAlone={order.escrow !== null}
          onClose={onClose}
        />
      )}
    />
  );
  return (
    <Panel title={t('ledger')}>
      <FiguresTable
        label={t('ledger')}
        what={t('columns.what')}
        columns={FIGURES.map(name => t(`columns.${name}`))}
        isStacked
      >
        <tbody>
          {dues.map(([purpose, due]) => (
            <tr key={purpose} className="border-line border-t">
              <th scope="row" className="py-2 text-left font-[560]">
                {t(`purpose.${purpose}`)}
              </th>
              {FIGURES.map(name => (
                <Figure key={name} name={name} cents={due[`${name}Cents`]} />
              ))}
            </tr>
          ))}
        </tbody>
      </FiguresTable>
      {waits && <p className="text-14 text-ink-soft">{t('waits')}</p>}
      <ul className="flex flex-col empty:hidden">
        {money.lines.map(line => (
          <Line key={`${line.id} ${line.purpose}`} line={line} />
        ))}
      </ul>
      {money.lines.length === 0 && <p className="text-14 text-ink-soft">{t('none')}</p>}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {!isOver && receipt}
        {/* The escrow provider refunds its part itself. */}
        {dues.map(
          ([purpose, { overCents }, heldCents]) =>
            overCents > heldCents && (
              <GiveBackButton
                key={purpose}
                look="secondary"
                of={t(`purpose.${purpose}`)}
                cents={overCents - heldCents}
                account={order.returnAccount}
                act={data => requestOnce(ReturnMoneyDocument, { id, purpose, data })}
              />
            ),
        )}
      </div>
      {isOver && <Disclosure title={t('book.late')}>{receipt}</Disclosure>}
    </Panel>
  );
}

/** What the house paid for its own car, which must be recorded before the handover. */
export function OrderPurchase({ order }: { order: StaffOrder }) {
  const t = useTranslations('admin.money.purchase');
  const lineOf = usePurchaseLine();
  const { ad, hasSeller, purchase } = order;
  if (hasSeller || !ad) return null;
  return (
    <Panel title={t('title')} text={t('text')}>
      <p className={classes('text-14', !purchase && 'text-red')}>
        {purchase ? lineOf(purchase) : t('missing')}
      </p>
      <div>
        <PurchaseButton adUuid={ad.uuid} car={carNameOf(order)} purchase={purchase} />
      </div>
    </Panel>
  );
}

function Figure({ name, cents }: { name: (typeof FIGURES)[number]; cents: number }) {
  const t = useTranslations('admin.money.columns');
  const mayWant = name === 'missing' || name === 'over';
  return (
    <FigureCell
      of={t(name)}
      isNothing={mayWant && cents === 0}
      className={mayWant && cents > 0 && 'font-[560] text-red'}
    >
      {formatCents(cents)}
    </FigureCell>
  );
}

function Line({ line }: { line: Money['lines'][number] }) {
  const t = useTranslations('admin.money');
  const { id, kind, purpose, cents, valueOn, source, payer, reference, ibanEnd, reason } = line;
  const of = `${t(`kind.${kind}`)} ${formatCents(cents)}`;
  const said = joined(
    formatDate(`${valueOn}T12:00:00Z`),
    source && t(`source.${source}`),
    ...[payer, reference, reason],
    ibanEnd && t('account', { end: ibanEnd }),
    line.isReversed && t('undone'),
  );
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-line border-t py-2 text-14">
      <span className={classes('flex min-w-0 flex-col', line.isReversed && 'text-ink-soft line-through')}>
        <span>
          {t(`kind.${kind}`)} · {t(`purpose.${purpose}`)}
        </span>
        <span className="break-words text-ink-soft">{said}</span>
      </span>
      <span className="ml-auto flex items-center gap-3">
        <span className="tabular font-[560]">{formatCents(cents)}</span>
        {line.canReverse && cents < 0 && <Undo isSentBack {...{ id, of }} />}
        {line.canReverse && <Undo {...{ id, of }} />}
      </span>
    </li>
  );
}

/** The chargeback of a fee paid by card, and its outcome. */
export function Disputed({ order: { dispute } }: { order: StaffOrder }) {
  const t = useTranslations('admin.orders.dispute');
  if (!dispute) return null;
  const { state, amountCents, feeCents, reason, openedAt, evidenceBy } = dispute;
  const asks = state === 'INQUIRY' || state === 'NEEDS_RESPONSE';
  const rows = [
    [t('amount'), formatCents(amountCents)],
    [t('fee'), feeCents > 0 && formatCents(feeCents)],
    [t('reason'), t('because', { reason, code: reason })],
    [t('openedAt'), formatDateTime(openedAt)],
    [t('evidenceBy'), asks && evidenceBy && formatDateTime(evidenceBy)],
  ] as const;
  return (
    <Panel title={t('title')} text={t('text')}>
      <p className={classes('font-[560]', state === 'WON' ? 'text-good' : 'text-red')}>
        {t(`state.${state}`)}
      </p>
      <dl className="flex flex-col text-14">
        {rows.map(
          ([word, said]) =>
            said && (
              <div key={word} className="flex flex-wrap justify-between gap-x-4 border-line border-t py-2">
                <dt className="text-ink-soft">{word}</dt>
                <dd className="tabular">{said}</dd>
              </div>
            ),
        )}
      </dl>
    </Panel>
  );
}

type Escrow = NonNullable<StaffOrder['escrow']>;

/** The price held by an escrow provider: its movements, and staff's release. */
export function HeldPrice({ order }: { order: StaffOrder }) {
  const { id, escrow, money, owedToSellerCents } = order;
  const t = useTranslations('admin.money.escrow');
  const actions = useTranslations('admin.orders.actions');
  const payableFrom = usePayableFrom(order);
  if (!escrow) return null;
  const { provider, isPayeeReady, paysSeller, heldCents, moves } = escrow;
  const isMoving = moves.some(({ kind, state: step }) => kind === 'RELEASE' && step === 'PROMISED');
  const over = Math.min(money?.price.overCents ?? 0, heldCents);
  const promised = moves
    .filter(({ kind, state: step }) => kind === 'RETURN' && step === 'PROMISED')
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  return (
    <Panel title={t('title', { provider })} text={t('text')}>
      {!isPayeeReady && <p className="text-14 text-ink-soft">{t('unknownPayee', { provider })}</p>}
      {payableFrom && (
        <p className="text-14 text-ink-soft">
          {actions('closeFrom', { hasSeller: 'YES', date: formatDate(payableFrom) })}
        </p>
      )}
      {moves.length === 0 && <p className="text-14 text-ink-soft">{t('none')}</p>}
      <ul className="flex flex-col empty:hidden">
        {moves.map(move => (
          <Move key={move.id} move={move} />
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 empty:hidden">
        {paysSeller && (owedToSellerCents ?? 0) > 0 && !isMoving && isPayeeReady && !payableFrom && (
          <ConfirmButton
            {...{ right: 'Orders:update', name: 'release-escrow', label: t('release.open') }}
            text={t('release.text', { provider })}
            sendLabel={t('release.send')}
            act={() => requestOnce(ReleaseEscrowDocument, { id })}
          />
        )}
        {over - promised > 0 && <Give {...{ id, provider }} cents={over - promised} />}
      </div>
    </Panel>
  );
}

function Move({ move }: { move: Escrow['moves'][number] }) {
  const t = useTranslations('admin.money.escrow');
  const { kind, state, amountCents, reason, failure, at } = move;
  return (
    <li className="flex flex-wrap justify-between gap-x-4 border-line border-t py-2 text-14">
      <span className="flex min-w-0 flex-col">
        <span>{t(`kind.${kind}`)}</span>
        <span className="break-words text-ink-soft">
          {joined(t(`state.${state}`, { why: failure ?? '' }), formatDateTime(at), reason)}
        </span>
      </span>
      <span className="tabular font-[560]">{formatCents(amountCents)}</span>
    </li>
  );
}

function Give({ id, provider, cents }: { id: string; provider: string; cents: number }) {
  const t = useTranslations('admin.money.escrow.give');
  return (
    <FormButton
      {...{ right: 'Refunds:create', look: 'secondary', name: 'return-escrow', label: t('open') }}
      text={t('text', { provider })}
      sendLabel={t('send')}
      first={{ amountCents: writtenCents(cents), reason: '' }}
      act={({ amountCents, reason }) =>
        requestOnce(ReturnEscrowDocument, { id, reason, amountCents: typedCents(amountCents) || 0 })
      }
      wrongs={{ amountCents: 'admin.money.give.tooMuch' }}
    >
      {({ field }) => (
        <>
          <CentsField label={t('amount')} isRequired {...field('amountCents')} />
          <TextField label={t('reason')} isRequired {...field('reason')} />
        </>
      )}
    </FormButton>
  );
}

/** The VAT number of a professional buyer, and how the tax was determined when it fell due. */
export function BuyerVat({ order: { buyerVat } }: { order: StaffOrder }) {
  const t = useTranslations('admin.orders.buyerVat');
  const own = useTranslations('orders.buyerVat');
  const words = useTranslations('admin.money.vat');
  if (!buyerVat || (buyerVat.state === 'NONE' && buyerVat.rulings.length === 0)) return null;
  const { state, number, name, address, rulings } = buyerVat;
  const isBad = state === 'INVALID' || state === 'PENDING' || state === 'UNCONFIRMED';
  return (
    <Panel title={t('title')}>
      {number !== null && <p className="tabular font-[560]">{number}</p>}
      <p data-vat={state} className={classes('text-14', isBad ? 'text-red' : 'text-ink-soft')}>
        {t(`state.${state}`)}
      </p>
      <ViesAnswer {...buyerVat} />
      {name !== null && (
        <p className="whitespace-pre-line text-14">
          {t('registered', { name: [name, address].filter(part => part !== null).join('\n') })}
        </p>
      )}
      <ul className="flex flex-col text-14 empty:hidden">
        {rulings.map(each => (
          <li key={`${each.item} ${each.at}`} className="border-line border-t py-1.5">
            {joined(
              t('ruled', {
                item: words(`item.${each.item}`),
                regime: words(`regime.${each.regime}`),
                date: formatDate(each.at),
              }),
              each.consultation && own('consultation', { number: each.consultation }),
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
