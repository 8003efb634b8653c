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
  const sumOf = (some: readonly Row[]) =>
    formatCents(some.reduce((sum, { line }) => sum + line.amountCents, 0));
  const [made, back] = (['DEBIT', 'RETURN'] as const).map(kind =>
    moves.filter(({ move }) => move.kind === kind),
  );
  const amountOf = (some: readonly MoveRow[] = []) =>
    formatCents(some.reduce((sum, { move }) => sum + move.amountCents, 0));
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
            ...{ count: rows.length, amount: sumOf(rows) },
            later: sumOf(rows.filter(({ orderId }) => orderId === null)),
          })}
        </p>
      )}
      {moves.length > 0 && (
        <p className="rounded-box bg-wash px-4 py-3">
          {t('bank.seenMoves', {
            ...{ made: made?.length ?? 0, madeAmount: amountOf(made) },
            ...{ back: back?.length ?? 0, backAmount: amountOf(back) },
          })}
        </p>
      )}
    </StaffDialog>
  );
}
