import { useTranslations } from 'use-intl';
import { carNameOf } from '#web/features/orders/index.ts';
import { requestOnce } from '#web/features/unanswered/index.ts';
import { Panel } from '#web/features/user-area/index.ts';
import { ReturnMoneyDocument } from '#web/graphql/documents.gen.ts';
import { formatCents, formatDate } from '#web/i18n/index.ts';
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
import { classes } from '#web/ui/index.ts';
import type { StaffOrder } from './staff-order.ts';

type Money = NonNullable<StaffOrder['money']>;
const FIGURES = ['expected', 'came', 'missing', 'over'] as const;

/** The money behind an order: what is due, what came, line by line, and what staff book. */
export function OrderBooks({ order }: { order: StaffOrder }) {
  const t = useTranslations('admin.money');
  const { id, money, buyer, state } = order;
  if (!money) return null;
  const dues = [
    ['PRICE', money.price, order.escrow?.heldCents ?? 0],
    ['FEE', money.fee, 0],
  ] as const;
  const waits = state === 'CREATED' && money.lines.length > 0;
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
      <div className="flex flex-wrap gap-3">
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
        {/* What another holds goes back from there. */}
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
    </Panel>
  );
}

/** What the house paid for a car of its own, which must be known before it is handed over. */
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
        {line.canReverse && (kind === 'REFUND' || kind === 'PAYOUT') && <Undo isSentBack {...{ id, of }} />}
        {line.canReverse && <Undo {...{ id, of }} />}
      </span>
    </li>
  );
}
