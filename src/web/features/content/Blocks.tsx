import { useLocale } from '#web/i18n/index.ts';
import { LinkButton } from '#web/ui/index.ts';
import { addressOf } from './address.ts';
import type { Action, Block, BlockOf } from './block.ts';
import { Faq } from './Faq.tsx';
import { Steps } from './Steps.tsx';
import { Table } from './Table.tsx';
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

/** What the reader may do now; not shown as long as the page behind it is not there. */
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
