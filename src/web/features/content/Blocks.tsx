import { useLocale } from '#web/i18n/index.ts';
import { classes, Icon, LinkButton } from '#web/ui/index.ts';
import { addressOf } from './address.ts';
import { type Action, type Block, type BlockOf, plainWords, type Titled } from './block.ts';
import { Lines, Words } from './Words.tsx';

/** The blocks of a text, one below the other. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="flex flex-col gap-5">
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text's blocks never move
        <BlockView key={index} block={block} />
      ))}
    </div>
  );
}

function BlockView({ block }: { block: Block }) {
  switch (block.__typename) {
    case 'ContentHeading':
      return <Heading block={block} />;
    case 'ContentParagraph':
      return (
        <p className="max-w-prose">
          <Words line={block.line} />
        </p>
      );
    case 'ContentList':
      return <List block={block} />;
    case 'ContentSteps':
      return <Steps steps={block.steps} />;
    case 'ContentTable':
      return <Table table={block} />;
    case 'ContentFaq':
      return <Faq entries={block.entries} />;
    case 'ContentNote':
      return <Note block={block} />;
    case 'ContentFigure':
      return <Figure block={block} />;
    case 'ContentAction':
      return <ActionButton action={block} />;
  }
}

function Heading({ block }: { block: BlockOf<'ContentHeading'> }) {
  const Rank = `h${block.level === 2 ? 2 : 3}` as const;
  const look = block.level === 2 ? 'display mt-6 text-28' : 'mt-3 font-[600] text-18';
  return (
    <Rank id={block.id} className={`max-w-prose scroll-mt-8 ${look}`}>
      <Words line={block.line} />
    </Rank>
  );
}

function List({ block }: { block: BlockOf<'ContentList'> }) {
  const Kind = block.isOrdered ? 'ol' : 'ul';
  return (
    <Kind
      className={`flex max-w-prose flex-col gap-2 pl-5 marker:text-brass-ink ${block.isOrdered ? 'list-decimal' : 'list-disc'}`}
    >
      {block.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list's items never move
        <li key={index} className="pl-1">
          <Words line={item} />
        </li>
      ))}
    </Kind>
  );
}

function Note({ block }: { block: BlockOf<'ContentNote'> }) {
  return (
    <aside className="flex max-w-prose flex-col gap-2 border-brass border-l-2 bg-wash px-6 py-5">
      <Lines lines={block.lines} />
    </aside>
  );
}

function Figure({ block }: { block: BlockOf<'ContentFigure'> }) {
  return (
    <figure className="flex flex-col gap-2">
      <img src={block.url} alt={block.alt} loading="lazy" className="w-full rounded-box bg-wash" />
      {block.caption && <figcaption className="text-14 text-ink-soft">{block.caption}</figcaption>}
    </figure>
  );
}

/** A link to the text's next action; hidden while its page does not exist. */
export function ActionButton({ action, isOnNight = false }: { action: Action; isOnNight?: boolean }) {
  const address = addressOf(action.to, useLocale());
  if (address === null) return null;
  const look = action.isMain ? (isOnNight ? 'light' : 'primary') : isOnNight ? 'quiet' : 'secondary';
  return (
    <LinkButton
      to={address}
      size="large"
      look={look}
      className={isOnNight && !action.isMain ? 'text-on-night' : 'self-start'}
    >
      {action.label}
    </LinkButton>
  );
}

/** Numbered steps. */
function Steps({ steps }: { steps: readonly Titled[] }) {
  return (
    <ol className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps never move
        <li key={index} className="flex gap-5 border-line border-t pt-5">
          <span aria-hidden="true" className="display w-8 shrink-0 text-36 text-brass-ink">
            {index + 1}
          </span>
          <div className="flex flex-col gap-1 pt-1">
            <p className="font-[600]">
              <Words line={step.title} />
            </p>
            <Lines lines={step.lines} className="text-ink-soft" />
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Questions that unfold their answers with `<details>`: they work before any script has loaded. */
function Faq({ entries }: { entries: readonly Titled[] }) {
  return (
    <div className="border-line border-t">
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: questions never move
        <details key={index} className="group border-line border-b">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-4 font-[560] text-16 sm:text-18 [&::-webkit-details-marker]:hidden">
            <span>
              <Words line={entry.title} />
            </span>
            <Icon
              name="chevronDown"
              className="text-ink-soft transition-transform duration-150 group-open:rotate-180"
            />
          </summary>
          <div className="flex max-w-prose flex-col gap-3 pb-6 text-ink-soft">
            <Lines lines={entry.lines} />
          </div>
        </details>
      ))}
    </div>
  );
}

/** The number of characters that fit side by side on the smallest phone. */
const ROW_ON_PHONE = 36;

/** A table. On a phone a wide one scrolls sideways within itself; the page itself never does. */
function Table({ table }: { table: BlockOf<'ContentTable'> }) {
  const isWide =
    table.head.length > 2 &&
    table.rows.some(({ cells }) => cells.map(plainWords).join('').length > ROW_ON_PHONE);
  const named = table.head.find(cell => cell.spans.length > 0);
  return (
    <section
      aria-label={table.caption ?? (named && plainWords(named)) ?? ''}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
      tabIndex={0}
      className="scroll-shade overflow-x-auto max-sm:-mr-5 max-sm:pr-5"
    >
      <table className={classes('tabular w-full text-left', isWide && 'min-w-md')}>
        {table.caption && <caption className="mb-3 text-left font-[600]">{table.caption}</caption>}
        <thead>
          <tr className="border-line border-y text-14 text-ink-soft">
            {table.head.map((cell, column) => {
              // An empty corner cell is no heading.
              const Cell = cell.spans.length === 0 ? 'td' : 'th';
              return (
                <Cell
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
                  key={column}
                  {...(Cell === 'th' ? { scope: 'col' } : {})}
                  className="py-3 pr-1.5 align-bottom font-[560] last:pr-0 sm:pr-6"
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
                    className="py-3 pr-1.5 font-[400] last:pr-0 first:font-[560] sm:pr-6"
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
