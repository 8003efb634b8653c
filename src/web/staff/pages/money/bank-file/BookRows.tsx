import { useTranslations } from 'use-intl';
import { useForm } from '#web/features/form/index.ts';
import { formatCents } from '#web/i18n/index.ts';
import { StaffDialog } from '#web/staff/forms/index.ts';
import type { Row } from './use-bank-file.ts';

type Props = { rows: readonly Row[]; book: (rows: readonly Row[]) => Promise<void>; onClose: () => void };

/** What is about to be booked, seen once more before it counts. */
export function BookRows({ rows, book, onClose }: Props) {
  const t = useTranslations('admin.money');
  const form = useForm({}, () => book(rows), onClose);
  const sumOf = (some: readonly Row[]) =>
    formatCents(some.reduce((sum, { line }) => sum + line.amountCents, 0));
  return (
    <StaffDialog
      name="book-bank-lines"
      title={t('bank.title')}
      sendLabel={t('book.confirm')}
      {...{ form, onClose }}
    >
      <p className="rounded-box bg-tint px-4 py-3">
        {t('bank.seen', {
          ...{ count: rows.length, amount: sumOf(rows) },
          later: sumOf(rows.filter(({ orderId }) => orderId === null)),
        })}
      </p>
    </StaffDialog>
  );
}
