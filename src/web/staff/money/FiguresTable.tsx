import type { ReactNode } from 'react';
import { Wide } from '#web/staff/frame/index.ts';

type Props = {
  label: string;
  /** What its rows are of, and what stands in each column of amounts. */
  what: string;
  columns: readonly string[];
  /** The parts of the table below its head. */
  children: ReactNode;
};

/** Amounts in columns, which scroll by themselves where the screen is narrow. */
export function FiguresTable({ label, what, columns, children }: Props) {
  return (
    <Wide label={label} className="scroll-shade overflow-x-auto [--color-paper:var(--color-surface)]">
      <table className="w-full text-12 sm:text-14">
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
