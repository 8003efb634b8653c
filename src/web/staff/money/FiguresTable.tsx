import type { ReactNode } from 'react';
import { formatCents } from '#web/i18n/index.ts';
import { Wide } from '#web/staff/frame/index.ts';
import { classes } from '#web/ui/index.ts';

type Props = {
  label: string;
  /** The heading of the rows, and those of the columns of amounts. */
  what: string;
  columns: readonly string[];
  /** Whether a phone stacks the amounts, each with its label: for tables with many columns. */
  isStacked?: boolean;
  /** The table's body and footer. */
  children: ReactNode;
};

/** A table of amounts that scrolls by itself on a narrow screen. */
export function FiguresTable({ label, what, columns, isStacked = false, children }: Props) {
  return (
    <Wide label={label} className="scroll-shade overflow-x-auto [--color-paper:var(--color-surface)]">
      <table className={classes('w-full sm:text-14', isStacked ? 'figures-stacked text-14' : 'text-12')}>
        <thead className="text-left text-12 text-ink-soft">
          <tr>
            <th scope="col" className="py-2 font-normal">
              {what}
            </th>
            {columns.map(name => (
              <th key={name} scope="col" className="py-2 pl-2 text-right font-normal sm:pl-3">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </Wide>
  );
}

type CellProps = {
  /** The label of its column. */
  of: string;
  /** Whether the cell is left out when stacked, because it has no amount. */
  isNothing?: boolean;
  className?: string | false;
  children: ReactNode;
};

/** An amount in such a table. */
export function FigureCell({ of, isNothing = false, className, children }: CellProps) {
  return (
    <td
      data-of={of}
      data-nothing={isNothing || undefined}
      className={classes('tabular whitespace-nowrap py-2 pl-3 text-right align-top', className)}
    >
      {children}
    </td>
  );
}

/** The amounts by column; null for an empty cell. */
type Cents = Readonly<Record<string, number | null>>;
type RowProps = { number?: string; of: string; below?: string; cents: Cents };

/** A row of such a table: number, name, and a line below. */
export function FigureRow({ number, of, below, cents }: RowProps) {
  return (
    <tr className="border-line border-t">
      <th scope="row" className="py-2 text-left font-normal">
        {number && <span className="tabular">{number} </span>}
        {of}
        {below && <span className="block text-12 text-ink-soft">{below}</span>}
      </th>
      {amountsOf(cents)}
    </tr>
  );
}

/** The table's last row; its name spans the columns without amounts. */
export function SumRow({ of, span, cents }: { of: string; span?: number; cents: Cents }) {
  return (
    <tfoot>
      <tr className="border-line border-t font-[560]">
        <th scope="row" colSpan={span} className="py-2 text-left">
          {of}
        </th>
        {amountsOf(cents)}
      </tr>
    </tfoot>
  );
}

const amountsOf = (cents: Cents) =>
  Object.entries(cents).map(([column, amount]) => (
    <td key={column} className="tabular whitespace-nowrap py-2 pl-3 text-right">
      {amount !== null && formatCents(amount)}
    </td>
  ));
