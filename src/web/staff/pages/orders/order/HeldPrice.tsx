import { useTranslations } from 'use-intl';
import { useForm } from '#web/features/form/index.ts';
import { requestOnce } from '#web/features/unanswered/index.ts';
import { Panel } from '#web/features/user-area/index.ts';
import { ReleaseEscrowDocument, ReturnEscrowDocument } from '#web/graphql/documents.gen.ts';
import { formatCents, formatDate, formatDateTime } from '#web/i18n/index.ts';
import { CentsField, ConfirmButton, StaffDialog, typedCents, writtenCents } from '#web/staff/forms/index.ts';
import { DialogButton, joined } from '#web/staff/frame/index.ts';
import { TextField } from '#web/ui/index.ts';
import { usePayableFrom } from './payable-from.ts';
import type { StaffOrder } from './staff-order.ts';

type Escrow = NonNullable<StaffOrder['escrow']>;

/** A price that another than the house holds: what has left them, and what staff let leave. */
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
        {over - promised > 0 && (
          <DialogButton
            right="Refunds:create"
            look="secondary"
            label={t('give.open')}
            dialog={onClose => <Give {...{ id, provider, onClose }} cents={over - promised} />}
          />
        )}
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

type GiveProps = { id: string; provider: string; cents: number; onClose: () => void };

function Give({ id, provider, cents, onClose }: GiveProps) {
  const t = useTranslations('admin.money.escrow.give');
  const form = useForm(
    { amountCents: writtenCents(cents), reason: '' },
    ({ amountCents, reason }) =>
      requestOnce(ReturnEscrowDocument, { id, reason, amountCents: typedCents(amountCents) || 0 }),
    onClose,
    { wrongs: { amountCents: 'admin.money.give.tooMuch' } },
  );
  const words = { title: t('open'), text: t('text', { provider }), sendLabel: t('send') };
  return (
    <StaffDialog name="return-escrow" {...words} {...{ form, onClose }}>
      <CentsField label={t('amount')} isRequired {...form.field('amountCents')} />
      <TextField label={t('reason')} isRequired {...form.field('reason')} />
    </StaffDialog>
  );
}
