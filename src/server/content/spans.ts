import type { Token, Tokens } from 'marked';
import type { Line, Span } from './block.ts';

type Style = Omit<Span, 'text'>;
const PLAIN: Style = { isStrong: false, isEmphasized: false, href: null };

/** Where a text may lead: into the house by a route's name, or out of it by an address that runs nothing. */
const HREF = /^(route:[a-zA-Z0-9/#?=&_.-]+|https:\/\/\S+|mailto:\S+|tel:[+\d]+|#[\w-]+)$/;
/** Photos of our own and those under https. */
const SOURCE = /^(\/(?!\/)[\w./-]+|https:\/\/\S+)$/;

export const isSafeHref = (href: string): boolean => HREF.test(href);
export const isSafeSource = (url: string): boolean => SOURCE.test(url);

/** A line's tokens as styled runs. Markup that is not ours, HTML above all, is shown as it was typed. */
export function lineOf(tokens: readonly Token[] | undefined): Line {
  const spans: Span[] = [];
  collect(tokens ?? [], PLAIN, spans);
  return { spans: joined(spans) };
}

function collect(tokens: readonly Token[], style: Style, spans: Span[]): void {
  for (const token of tokens) {
    const inner = styleIn(token, style);
    if ('tokens' in token && token.tokens && token.type !== 'image') collect(token.tokens, inner, spans);
    else spans.push({ text: textOf(token), ...inner });
  }
}

function styleIn(token: Token, style: Style): Style {
  if (token.type === 'strong') return { ...style, isStrong: true };
  if (token.type === 'em') return { ...style, isEmphasized: true };
  if (token.type !== 'link') return style;
  const { href } = token as Tokens.Link;
  return isSafeHref(href) ? { ...style, href } : style;
}

function textOf(token: Token): string {
  if (token.type === 'br') return '\n';
  if (token.type === 'text' || token.type === 'escape' || token.type === 'codespan') {
    return (token as Tokens.Text).text;
  }
  return token.raw;
}

function joined(spans: readonly Span[]): Span[] {
  const runs: Span[] = [];
  for (const span of spans) {
    const last = runs.at(-1);
    const isSame =
      last?.href === span.href && last.isStrong === span.isStrong && last.isEmphasized === span.isEmphasized;
    if (last && isSame) runs[runs.length - 1] = { ...last, text: last.text + span.text };
    else runs.push(span);
  }
  return runs;
}
