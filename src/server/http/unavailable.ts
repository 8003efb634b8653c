import type { ServerResponse } from 'node:http';
import { brand } from '#shared/brand.ts';
import {
  type Language,
  languageOf,
  localeOf,
  localeOfPath,
  offeredLocales,
  ownLocale,
} from '#shared/words/locale.ts';
import { escapeMarkup } from '#shared/words/text.ts';
import { wordsIn } from '../words/index.ts';
import { plainPolicy, plainStyle } from './plain-page.ts';

/** A restart or a database migration takes no longer. */
const RETRY_AFTER_SECONDS = 30;
/** The house opens when its particulars are filled in, at an unknown time. */
export const RETRY_WHILE_CLOSED_SECONDS = 3_600;

/** The pages written here, without the web's build, which may be what is unavailable. */
type Page = 'away' | 'tooMany' | 'closed';

/** Returns the language of a path; without a prefix, the first accepted language that the house offers. */
export function languageAt(path: string, wished = ''): Language {
  const named = localeOfPath(path.split('?', 1)[0] ?? '');
  if (named !== ownLocale()) return languageOf(named);
  const spoken = offeredLocales();
  const asked = wished.split(',').map(each => each.trim().slice(0, 2).toLowerCase());
  return languageOf(
    spoken.find(locale => locale === asked.find(each => spoken.some(one => one === each))) ?? named,
  );
}

type Common = Readonly<Record<string, string>>;

/** Answers 503 with a page in the language of the path, and Retry-After. */
export function sendUnavailable(path: string, response: ServerResponse, common: Common): void {
  send(503, 'away', path, response, common, RETRY_AFTER_SECONDS);
}

/** Answers 429 with a page in the language of the path, and Retry-After in seconds. */
export function sendTooMany(path: string, response: ServerResponse, common: Common, seconds: number): void {
  send(429, 'tooMany', path, response, common, seconds);
}

/** Answers 503 with a page that the house opens soon, in the language of the path; framable where asked. */
export function sendClosed(path: string, response: ServerResponse, common: Common, isFramed: boolean): void {
  const { 'x-frame-options': _, ...shown } = common;
  send(503, 'closed', path, response, isFramed ? shown : common, RETRY_WHILE_CLOSED_SECONDS, isFramed);
}

function send(
  status: number,
  page: Page,
  path: string,
  response: ServerResponse,
  common: Common,
  retryAfter: number,
  isFramed = false,
): void {
  if (response.headersSent) return void response.end();
  const language = languageAt(path);
  const say = wordsIn(language);
  const [title, text] = [say(`bare.${page}.title`), say(`bare.${page}.text`)];
  response.writeHead(status, {
    ...common,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': plainPolicy(isFramed),
    'x-robots-tag': 'noindex',
    'cache-control': 'no-store',
    'retry-after': String(retryAfter),
  });
  response.end(`<!doctype html>
<html lang="${localeOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title} · ${escapeMarkup(brand().name)}</title><style>${plainStyle()}</style></head>
<body><main><p>${drawnMark()} ${escapeMarkup(brand().name)}</p><h1>${title}</h1><p>${text}</p><p><a href="">${say(`bare.${page}.again`)}</a></p></main></body></html>
`);
}

/** The logo in the text's colour. */
const drawnMark = () =>
  `<svg viewBox="0 0 32 32" width="20" height="20" aria-hidden="true" fill="currentColor">${brand()
    .mark.map(path => `<path d="${path}"/>`)
    .join('')}</svg>`;
