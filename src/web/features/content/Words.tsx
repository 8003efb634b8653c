import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useLocale } from '#web/i18n/index.ts';
import { addressOf } from './address.ts';
import type { Words as Line } from './block.ts';

type Span = Line['spans'][number];

/** A line of text: its spans with their styles and links. */
export function Words({ line }: { line: Line }) {
  return line.spans.map((span, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text's words never move
    <Fragment key={index}>
      <StyledSpan span={span} />
    </Fragment>
  ));
}

/** Lines, each in its own paragraph. */
export function Lines({ lines, className }: { lines: readonly Line[]; className?: string }) {
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text's lines never move
    <p key={index} className={className}>
      <Words line={line} />
    </p>
  ));
}

function StyledSpan({ span }: { span: Span }) {
  let words: ReactNode = span.text;
  if (span.isEmphasized) words = <em>{words}</em>;
  if (span.isStrong) words = <strong className="font-[600]">{words}</strong>;
  return span.href === null ? words : <SpanLink href={span.href}>{words}</SpanLink>;
}

function SpanLink({ href, children }: { href: string; children: ReactNode }) {
  const address = addressOf(href, useLocale());
  const look = 'text-link underline decoration-1 underline-offset-4 hover:decoration-2';
  if (address === null) return children;
  if (address.startsWith('/')) {
    return (
      <Link to={address} className={look}>
        {children}
      </Link>
    );
  }
  return (
    <a href={address} className={look} {...(address.startsWith('https:') ? { rel: 'noopener' } : {})}>
      {children}
    </a>
  );
}
