import type { ServerResponse } from 'node:http';

/** When to come again: a start or a change of the database takes no longer. */
const RETRY_AFTER_SECONDS = 30;

/** Said by the door itself, for the pages that would say it are what is missing. */
const WORDS = {
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

const localeOf = (path: string): keyof typeof WORDS =>
  /^\/en(\/|\?|$)/.test(path) ? 'en' : /^\/es(\/|\?|$)/.test(path) ? 'es' : 'fr';

/** Answers 503 with a page in the language of the path, and when to come again. */
export function sendUnavailable(
  path: string,
  response: ServerResponse,
  common: Readonly<Record<string, string>>,
): void {
  if (response.headersSent) return void response.end();
  const locale = localeOf(path);
  const [title, text, again] = WORDS[locale];
  response.writeHead(503, {
    ...common,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'",
    'cache-control': 'no-store',
    'retry-after': String(RETRY_AFTER_SECONDS),
  });
  response.end(`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${title} · Calandre</title></head>
<body><main><h1>${title}</h1><p>${text}</p><p><a href="">${again}</a></p></main></body></html>
`);
}
