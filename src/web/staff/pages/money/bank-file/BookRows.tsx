import { useTranslations } from 'use-intl';
import { useForm } from '#web/features/form/index.ts';
import { formatCents } from '#web/i18n/index.ts';
import { StaffDialog } from '#web/staff/forms/index.ts';
import type { MoveRow, Row } from './use-bank-file.ts';

type Props = {
  rows: readonly Row[];
  moves: readonly MoveRow[];
  book: (rows: readonly Row[], moves: readonly MoveRow[]) => Promise<void>;
  onClose: () => void;
};

/** What is about to be booked, seen once more before it counts. */
export function BookRows({ rows, moves, book, onClose }: Props) {
  const t = useTranslations('admin.money');
  const form = useForm({}, () => book(rows, moves), onClose);
  const sumOf = (lines: readonly { readonly amountCents: number }[]) =>
    formatCents(lines.reduce((sum, { amountCents }) => sum + amountCents, 0));
  const ofKind = (kind: MoveRow['move']['kind']) =>
    moves.map(({ move }) => move).filter(move => move.kind === kind);
  const [made, back] = [ofKind('DEBIT'), ofKind('RETURN')];
  return (
    <StaffDialog
      name="book-bank-lines"
      title={t('bank.title')}
      sendLabel={t('book.confirm')}
      {...{ form, onClose }}
    >
      {rows.length > 0 && (
        <p className="rounded-box bg-wash px-4 py-3">
          {t('bank.seen', {
            ...{ count: rows.length, amount: sumOf(rows.map(({ line }) => line)) },
            later: sumOf(rows.filter(({ orderId }) => orderId === null).map(({ line }) => line)),
          })}
        </p>
      )}
      {moves.length > 0 && (
        <p className="rounded-box bg-wash px-4 py-3">
          {t('bank.seenMoves', {
            ...{ made: made.length, madeAmount: sumOf(made) },
            ...{ back: back.length, backAmount: sumOf(back) },
          })}
        </p>
      )}
    </StaffDialog>
  );
}
