import type { ServerResponse } from 'node:http';
import { PLAIN_POLICY, PLAIN_STYLE } from './plain-page.ts';

/** When to come again: a start or a change of the database takes no longer. */
const RETRY_AFTER_SECONDS = 30;

type Words = readonly [title: string, text: string, again: string];

/** Said by the door itself, for the pages that would say it are what is missing. */
const AWAY = {
  fr: [
    'La salle ferme un instant',
    'Nous revenons dans une minute. Rien de ce que vous avez confirmé n’est perdu.',
    'Recharger la page',
  ],
  en: [
    'The room is closed for a moment',
    'We are back within a minute. Nothing that you confirmed is lost.',
    'Reload the page',
  ],
  es: [
    'La sala cierra un momento',
    'Volvemos en un minuto. Nada de lo que confirmó se ha perdido.',
    'Recargar la página',
  ],
} as const;
const TOO_MANY = {
  fr: [
    'Trop de pages à la fois',
    'Cette adresse a demandé beaucoup de pages en peu de temps. Réessayez dans une minute.',
    'Recharger la page',
  ],
  en: [
    'Too many pages at once',
    'This address asked for a great many pages within a short time. Try again in a minute.',
    'Reload the page',
  ],
  es: [
    'Demasiadas páginas a la vez',
    'Esta dirección ha pedido muchas páginas en poco tiempo. Inténtelo de nuevo en un minuto.',
    'Recargar la página',
  ],
} as const;

const localeOf = (path: string): keyof typeof AWAY =>
  /^\/en(\/|\?|$)/.test(path) ? 'en' : /^\/es(\/|\?|$)/.test(path) ? 'es' : 'fr';

type Common = Readonly<Record<string, string>>;

/** Answers 503 with a page in the language of the path, and when to come again. */
export function sendUnavailable(path: string, response: ServerResponse, common: Common): void {
  send(503, AWAY, path, response, common, RETRY_AFTER_SECONDS);
}

/** Answers 429 with a page in the language of the path, and after how many seconds to come again. */
export function sendTooMany(path: string, response: ServerResponse, common: Common, seconds: number): void {
  send(429, TOO_MANY, path, response, common, seconds);
}

function send(
  status: number,
  words: Readonly<Record<keyof typeof AWAY, Words>>,
  path: string,
  response: ServerResponse,
  common: Common,
  retryAfter: number,
): void {
  if (response.headersSent) return void response.end();
  const locale = localeOf(path);
  const [title, text, again] = words[locale];
  response.writeHead(status, {
    ...common,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': PLAIN_POLICY,
    'cache-control': 'no-store',
    'retry-after': String(retryAfter),
  });
  response.end(`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title} · Calandre</title><style>${PLAIN_STYLE}</style></head>
<body><main><p>Calandre</p><h1>${title}</h1><p>${text}</p><p><a href="">${again}</a></p></main></body></html>
`);
}
