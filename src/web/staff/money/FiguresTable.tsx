import type { ReactNode } from 'react';

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
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
      tabIndex={0}
      className="overflow-x-auto"
    >
      <table className="w-full text-12 sm:text-14">
        <thead className="text-left text-12 text-ink-soft">
          <tr>
            <th scope="col" className="py-2 font-normal">
              {what}
            </th>
            {columns.map(name => (
              <th key={name} scope="col" className="py-2 pl-3 text-right font-normal">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </section>
  );
}
