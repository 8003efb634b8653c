import type { ServerResponse } from 'node:http';
import { brand } from '#shared/brand.ts';
import { type Language, languageOf, localeOf, localeOfPath } from '#shared/words/locale.ts';
import { escapeMarkup } from '#shared/words/text.ts';
import { wordsIn } from '../words/index.ts';
import { plainPolicy, plainStyle } from './plain-page.ts';

/** When to come again: a start or a change of the database takes no longer. */
const RETRY_AFTER_SECONDS = 30;

/** Said by the door itself, for the pages that would say it are what is missing. */
type Page = 'away' | 'tooMany';

const languageAt = (path: string): Language => languageOf(localeOfPath(path.split('?', 1)[0] ?? ''));

type Common = Readonly<Record<string, string>>;

/** Answers 503 with a page in the language of the path, and when to come again. */
export function sendUnavailable(path: string, response: ServerResponse, common: Common): void {
  send(503, 'away', path, response, common, RETRY_AFTER_SECONDS);
}

/** Answers 429 with a page in the language of the path, and after how many seconds to come again. */
export function sendTooMany(path: string, response: ServerResponse, common: Common, seconds: number): void {
  send(429, 'tooMany', path, response, common, seconds);
}

function send(
  status: number,
  page: Page,
  path: string,
  response: ServerResponse,
  common: Common,
  retryAfter: number,
): void {
  if (response.headersSent) return void response.end();
  const language = languageAt(path);
  const say = wordsIn(language);
  const [title, text] = [say(`bare.${page}.title`), say(`bare.${page}.text`)];
  response.writeHead(status, {
    ...common,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': plainPolicy(),
    'cache-control': 'no-store',
    'retry-after': String(retryAfter),
  });
  response.end(`<!doctype html>
<html lang="${localeOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title} · ${escapeMarkup(brand().name)}</title><style>${plainStyle()}</style></head>
<body><main><p>${escapeMarkup(brand().name)}</p><h1>${title}</h1><p>${text}</p><p><a href="">${say(`bare.${page}.again`)}</a></p></main></body></html>
`);
}
