import { useTranslations } from 'use-intl';
import { BANK_LINE_PURPOSES, RECEIPT_PURPOSES } from '#shared/fields/index.ts';
import { useForm } from '#web/features/form/index.ts';
import { useToasts } from '#web/features/toasts/index.ts';
import { FileField } from '#web/features/uploads/index.ts';
import { Panel } from '#web/features/user-area/index.ts';
import { formatCents, formatDate, formatNumber } from '#web/i18n/index.ts';
import { StaffDialog } from '#web/staff/forms/index.ts';
import { DialogButton, joined } from '#web/staff/frame/index.ts';
import { Badge, Checkbox, FormAlert, optionsOf, SelectField } from '#web/ui/index.ts';
import type { Statement } from './statement.ts';
import { type MoveRow, type Row, useBankFile } from './use-bank-file.ts';

/** A bank file: the payments, proposed orders, and one click to book the selected lines. */
export function BankFile() {
  const t = useTranslations('admin.money.bank');
  const { fail } = useToasts();
  const { state, open, change, changeMove, book } = useBankFile();
  const taken = state.kind === 'read' ? state.rows.filter(row => row.isTaken) : [];
  const moves = state.kind === 'read' ? state.moves.filter(row => row.isTaken) : [];
  return (
    <Panel title={t('title')} text={t('text')}>
      <FileField
        label={t('file')}
        name="statement"
        accept=".xml,.csv,.txt,text/csv,application/xml,text/xml"
        hint={t('hint')}
        onFile={file => file && void open(file).catch(fail)}
      />
      <p role="status" className="live-line text-14 text-ink-soft">
        {state.kind === 'reading' && t('reading')}
        {state.kind === 'read' &&
          t('summary', {
            credits: state.rows.length,
            known: state.rows.filter(({ reading }) => reading.state === 'KNOWN').length,
            faults: state.statement.faults.length,
            debits: state.statement.debitCount,
            moves: state.moves.length,
          })}
      </p>
      {state.kind === 'unreadable' && <FormAlert>{t('unreadable')}</FormAlert>}
      {state.kind === 'read' && (
        <>
          <ul className="flex flex-col empty:hidden">
            {state.moves.map(row => (
              <MoveLine
                key={JSON.stringify(row.move)}
                row={row}
                onTake={isTaken => changeMove(row.move, { isTaken })}
              />
            ))}
            {state.rows.map(row => (
              <BankRow key={JSON.stringify(row.line)} row={row} onChange={part => change(row.line, part)} />
            ))}
          </ul>
          <Faults faults={state.statement.faults} />
          {taken.length + moves.length > 0 && (
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <DialogButton
                label={t('book', { count: taken.length + moves.length })}
                dialog={onClose => <BookRows {...{ rows: taken, moves, book, onClose }} />}
              />
              {taken.length > 0 && (
                <span className="tabular text-14 text-ink-soft">
                  {formatCents(taken.reduce((sum, { line }) => sum + line.amountCents, 0))}
                </span>
              )}
            </div>
          )}
        </>
      )}
    </Panel>
  );
}

/** The lines that must be handled manually. */
function Faults({ faults }: { faults: Statement['faults'] }) {
  const t = useTranslations('admin.money.bank');
  if (faults.length === 0) return null;
  return (
    <section aria-labelledby="bank-faults" className="flex flex-col gap-2">
      <h3 id="bank-faults" className="font-[560]">
        {t('faults')}
      </h3>
      <ul className="divide-y divide-line rounded-box border border-line text-14">
        {faults.map(({ line, reason, about }) => (
          <li key={`${line} ${about}`} className="flex flex-wrap gap-x-4 gap-y-1 px-4 py-2.5">
            <span className="tabular text-ink-soft">{t('line', { line: formatNumber(line) })}</span>
            <span className="min-w-0 break-words">{about}</span>
            <span className="text-red">{t(`reason.${reason}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Props = {
  rows: readonly Row[];
  moves: readonly MoveRow[];
  book: (rows: readonly Row[], moves: readonly MoveRow[]) => Promise<void>;
  onClose: () => void;
};

/** The selected lines, for a last check before booking. */
function BookRows({ rows, moves, book, onClose }: Props) {
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

type RowProps = { row: Row; onChange: (part: Partial<Row>) => void };

/** A credit of the file: payer, amount, reference, and its booking. */
function BankRow({ row, onChange }: RowProps) {
  const t = useTranslations('admin.money.bank');
  const { line, reading, outcome } = row;
  const { payer, amountCents, valueOn, reference } = line;
  const isOpen = outcome === null && reading.state !== 'KNOWN';
  const { state } = reading;
  const amount = formatCents(amountCents);
  const owesCents = reading.sellerOwesCents ?? 0;
  return (
    <li
      data-line={outcome ?? reading.state}
      className="flex flex-col gap-2 border-line py-4 not-last:border-b"
    >
      <span className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="min-w-0 break-words font-[560]">{payer || t('nobody')}</span>
        <span className="tabular">{amount}</span>
      </span>
      <span className="break-words text-14 text-ink-soft">
        {joined(formatDate(`${valueOn}T12:00:00Z`), reference)}
      </span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14">
        <Badge tone={isOpen ? 'brass' : 'plain'}>
          {outcome ? t(`outcome.${outcome}`) : t(`state.${reading.state}`)}
        </Badge>
        {isOpen && reading.proposal && `${reading.proposal.reference}, ${t(`by.${reading.proposal.by}`)}`}
      </span>
      {outcome === null && state !== 'NEW' && state !== 'KNOWN' && (
        <p className="max-w-prose text-14">
          {t(`doubt.${state}`, { amount: formatCents(owesCents), isOwed: owesCents > 0 ? 'YES' : 'NO' })}
        </p>
      )}
      {isOpen && (
        <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
          <Checkbox
            name="take"
            isChecked={row.isTaken}
            onChange={isTaken => onChange({ isTaken })}
            label={
              <>
                {t('take')}
                <span className="sr-only">{`, ${payer || t('nobody')}, ${amount}`}</span>
              </>
            }
          />
          {reading.proposal && row.isTaken && <Choice row={row} onChange={onChange} />}
        </div>
      )}
    </li>
  );
}

/** The proposed order, if any, and the purpose of the money. */
function Choice({ row, onChange }: RowProps) {
  const t = useTranslations('admin.money');
  const { proposal } = row.reading;
  if (!proposal) return null;
  // Money returned by a seller never belongs to the buyer: it is booked as returned, or waits.
  const isGivenBack = proposal.purpose === 'GIVEN_BACK';
  const purposes = isGivenBack ? ([proposal.purpose] as const) : RECEIPT_PURPOSES;
  return (
    <>
      <SelectField
        name="order"
        label={t('bank.order')}
        isRequired
        value={row.orderId ?? ''}
        onChange={event => onChange({ orderId: event.target.value || null })}
        options={[
          [proposal.orderId, proposal.reference],
          ['', t('bank.later')],
        ]}
      />
      {row.orderId !== null && (
        <SelectField
          name="purpose"
          label={t('book.purpose')}
          isRequired
          value={row.purpose}
          onChange={event =>
            onChange({ purpose: BANK_LINE_PURPOSES.find(each => each === event.target.value) ?? 'BOTH' })
          }
          options={optionsOf(purposes, each => t(`purpose.${each}`))}
        />
      )}
    </>
  );
}

/** A transfer to a seller in the file: made, or returned with the bank's reason. */
function MoveLine({ row, onTake }: { row: MoveRow; onTake: (isTaken: boolean) => void }) {
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
