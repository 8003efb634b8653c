import { lexer, type Token, type Tokens } from 'marked';
import { slugify } from '#shared/words/text.ts';
import { type Block, type Line, plainText, type Titled } from './block.ts';
import { isSafeHref, isSafeSource, lineOf } from './spans.ts';

/** A heading may say its anchor: `## Warranty {#auction-warranty}`. */
const ANCHOR = /\s*\{#([\w-]+)\}\s*$/;
/** Headings of this depth are questions; what follows each is its answer. */
const QUESTION_DEPTH = 4;

/**
 * A text as staff write it, in Markdown, as blocks. Beside paragraphs, lists and tables: a numbered list
 * whose items begin in bold is a row of steps, a quotation is a note, `####` is a question, a paragraph that
 * is one link is a call to action, one that is a picture is a figure, and a bold one above a table names it.
 */
export function blocksOf(markdown: string): Block[] {
  const tokens = lexer(markdown).filter(token => token.type !== 'space' && token.type !== 'def');
  const blocks: Block[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index] as Token;
    if (isQuestion(token)) {
      index = readFaq(tokens, index, blocks);
    } else if (token.type === 'table') {
      blocks.push(tableOf(token as Tokens.Table, takeCaption(blocks)));
    } else {
      blocks.push(...blocksOfToken(token, blocks));
    }
  }
  return blocks;
}

const isQuestion = (token: Token) =>
  token.type === 'heading' && (token as Tokens.Heading).depth === QUESTION_DEPTH;

/** Reads questions as long as they follow each other; answers the last token read. */
function readFaq(tokens: readonly Token[], start: number, blocks: Block[]): number {
  const entries: Titled[] = [];
  let index = start;
  while (index < tokens.length) {
    const token = tokens[index] as Token;
    if (isQuestion(token)) entries.push({ title: lineOf((token as Tokens.Heading).tokens), lines: [] });
    else if (token.type === 'paragraph' && actionOf(token as Tokens.Paragraph, false) === null) {
      const entry = entries.at(-1) as Titled;
      entries[entries.length - 1] = { ...entry, lines: [...entry.lines, lineOf(token.tokens)] };
    } else break;
    index += 1;
  }
  blocks.push({ kind: 'Faq', entries });
  return index - 1;
}

function blocksOfToken(token: Token, before: readonly Block[]): Block[] {
  switch (token.type) {
    case 'heading':
      return [headingOf(token as Tokens.Heading, before)];
    case 'list':
      return [listOf(token as Tokens.List)];
    case 'blockquote':
      return [{ kind: 'Note', lines: linesOf((token as Tokens.Blockquote).tokens) }];
    case 'paragraph':
      return [paragraphOf(token as Tokens.Paragraph, before)];
    case 'hr':
      return [];
    default:
      return [{ kind: 'Paragraph', line: { spans: [{ ...TYPED, text: token.raw.trim() }] } }];
  }
}

/** What is no block of ours, HTML above all, is shown as it was typed. */
const TYPED = { isStrong: false, isEmphasized: false, href: null };

function headingOf(token: Tokens.Heading, before: readonly Block[]): Block {
  const line = lineOf(token.tokens);
  const last = line.spans.at(-1);
  const anchor = ANCHOR.exec(last?.text ?? '')?.[1];
  const spans =
    anchor && last
      ? [...line.spans.slice(0, -1), { ...last, text: last.text.replace(ANCHOR, '') }]
      : line.spans;
  const words = anchor ?? slugify(plainText({ spans }));
  const isTaken = before.some(block => block.kind === 'Heading' && block.id === words);
  const id = isTaken || words === '' ? `${words}-${before.length}` : words;
  return { kind: 'Heading', id, level: Math.min(Math.max(token.depth, 2), 3), line: { spans } };
}

function listOf(token: Tokens.List): Block {
  const lines = token.items.map(item => lineOf(firstTokens(item)));
  const areSteps = token.ordered && lines.every(line => line.spans[0]?.isStrong);
  if (!areSteps) return { kind: 'List', isOrdered: token.ordered, items: lines };
  return { kind: 'Steps', steps: lines.map(stepOf) };
}

function firstTokens(item: Tokens.ListItem): readonly Token[] {
  return item.tokens.flatMap(token => ('tokens' in token && token.tokens ? token.tokens : [token]));
}

function stepOf(line: Line): Titled {
  const [title, ...rest] = line.spans;
  const [first, ...others] = rest;
  const text = first ? [{ ...first, text: first.text.trimStart() }, ...others] : [];
  return { title: { spans: title ? [title] : [] }, lines: text.length > 0 ? [{ spans: text }] : [] };
}

function linesOf(tokens: readonly Token[]): Line[] {
  return tokens
    .filter(token => token.type !== 'space')
    .map(token => lineOf('tokens' in token ? token.tokens : [token]));
}

function paragraphOf(token: Tokens.Paragraph, before: readonly Block[]): Block {
  const isMain = !before.some(block => block.kind === 'Action');
  return figureOf(token) ?? actionOf(token, isMain) ?? { kind: 'Paragraph', line: lineOf(token.tokens) };
}

function actionOf({ tokens }: Tokens.Paragraph, isMain: boolean): Block | null {
  const [link, ...others] = tokens;
  if (link?.type !== 'link' || others.length > 0) return null;
  const { href, text } = link as Tokens.Link;
  return isSafeHref(href) ? { kind: 'Action', label: text, to: href, isMain } : null;
}

function figureOf({ tokens }: Tokens.Paragraph): Block | null {
  const [image, ...others] = tokens;
  if (image?.type !== 'image' || others.length > 0) return null;
  const { href, text, title } = image as Tokens.Image;
  return isSafeSource(href) ? { kind: 'Figure', url: href, alt: text, caption: title } : null;
}

/** A paragraph wholly in bold above a table is its caption. */
function takeCaption(blocks: Block[]): string | null {
  const last = blocks.at(-1);
  if (last?.kind !== 'Paragraph' || !last.line.spans.every(span => span.isStrong)) return null;
  blocks.pop();
  return plainText(last.line);
}

function tableOf(token: Tokens.Table, caption: string | null): Block {
  const cells = (row: readonly Tokens.TableCell[]) => row.map(cell => lineOf(cell.tokens));
  return {
    kind: 'Table',
    caption,
    head: cells(token.header),
    rows: token.rows.map(row => ({ cells: cells(row) })),
  };
}
