import { classes } from '#web/ui/index.ts';
import { type BlockOf, plainWords } from './block.ts';
import { Words } from './Words.tsx';

/** On a phone a table is swept sideways; the page never is. */
export function Table({ table }: { table: BlockOf<'ContentTable'> }) {
  const named = table.head.find(cell => cell.spans.length > 0);
  return (
    <section
      aria-label={table.caption ?? (named && plainWords(named)) ?? ''}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
      tabIndex={0}
      className="scroll-shade overflow-x-auto max-sm:-mr-5 max-sm:pr-5"
    >
      <table className={classes('tabular w-full text-left', table.head.length > 2 && 'min-w-md')}>
        {table.caption && <caption className="mb-3 text-left font-[600]">{table.caption}</caption>}
        <thead>
          <tr className="border-line border-y text-14 text-ink-soft">
            {table.head.map((cell, column) => {
              // A corner without words heads nothing.
              const Cell = cell.spans.length === 0 ? 'td' : 'th';
              return (
                <Cell
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
                  key={column}
                  {...(Cell === 'th' ? { scope: 'col' } : {})}
                  className="py-3 pr-6 align-bottom font-[560] last:pr-0"
                >
                  <Words line={cell} />
                </Cell>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
            <tr key={at} className="border-line border-b align-top">
              {row.cells.map((cell, column) => {
                const Cell = column === 0 ? 'th' : 'td';
                return (
                  <Cell
                    // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
                    key={column}
                    {...(column === 0 ? { scope: 'row' } : {})}
                    className="py-3 pr-6 font-[400] last:pr-0 first:font-[560]"
                  >
                    <Words line={cell} />
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
