import { useTranslations } from 'use-intl';
import { formatCents, formatDate } from '#web/i18n/index.ts';
import { joined } from '#web/staff/frame/index.ts';
import { Badge, Checkbox } from '#web/ui/index.ts';
import type { MoveRow } from './use-bank-file.ts';

/** A transfer to a seller as the file shows it: made, or given back with the bank's reason. */
export function MoveLine({ row, onTake }: { row: MoveRow; onTake: (isTaken: boolean) => void }) {
  const t = useTranslations('admin.money.bank');
  const { move, reading, outcome, isTaken } = row;
  const { kind, reason, valueOn, reference, payer } = move;
  const { payout } = reading;
  const amount = formatCents(move.amountCents);
  const said = payout
    ? t(`move.${kind}`, { ...payout, end: payout.ibanEnd, reason })
    : joined(payer, reference);
  const isOpen = outcome === null && reading.state === 'NEW';
  return (
    <li
      data-move={outcome ?? reading.state}
      className="flex flex-col gap-2 border-line py-4 not-last:border-b"
    >
      <span className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="min-w-0 break-words font-[560]">{said}</span>
        <span className="tabular">{amount}</span>
      </span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-ink-soft">
        {formatDate(`${valueOn}T12:00:00Z`)}
        <Badge tone={isOpen ? 'brass' : 'plain'}>
          {t(outcome ? `outcome.${outcome}` : isOpen ? 'state.NEW' : 'state.KNOWN')}
        </Badge>
      </span>
      {isOpen && (
        <Checkbox
          name="take"
          isChecked={isTaken}
          onChange={onTake}
          label={
            <>
              {t('take')}
              <span className="sr-only">{`, ${said}, ${amount}`}</span>
            </>
          }
        />
      )}
    </li>
  );
}
