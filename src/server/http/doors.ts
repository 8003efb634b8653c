import { offeredLocales } from '#shared/words/locale.ts';
import { escapeMarkup } from '#shared/words/text.ts';
import { houseBrand, type Palette } from '../brand/index.ts';
import type { Config } from '../config.ts';
import type { Core } from '../core.ts';
import type { Payments } from '../payments/index.ts';
import type { Door } from './door.ts';
import { notFound, problem } from './problems.ts';
import { IN_NO_FRAME } from './security.ts';

/** A letter in the development outbox. */
type Letter = { to: string; subject: string; text: string; html: string; sentAt: string };

/** Shows the letters that would have been sent, newest first. Never in production. */
export function mailDoor(list: (to: string | null) => Promise<readonly Letter[]>): Door {
  return app => {
    app.get<{ Querystring: { to?: string } }>('/dev/mail.json', async ({ query }, reply) =>
      reply.header('cache-control', 'no-store').send(await list(query.to ?? null)),
    );
    app.get<{ Querystring: { to?: string } }>('/dev/mail', async ({ query }, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        // Letters bring their own styles and the site's pictures; scripts never run.
        .header(
          'content-security-policy',
          `default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-src 'self'; ${IN_NO_FRAME}`,
        )
        .send(outboxPage(await list(query.to ?? null))),
    );
  };
}

const outboxStyle = ({
  ink,
  paper,
  line,
  surface,
  'ink-soft': soft,
}: Palette): string => `body{margin:0 auto;max-width:720px;padding:24px 16px;font:16px/26px system-ui,sans-serif;
color:${ink};background:${paper}}article{margin:0 0 32px}h2{margin:0;font-size:18px}p{margin:0 0 8px;color:${soft}}
iframe{width:100%;height:800px;border:1px solid ${line};border-radius:10px;background:${surface}}
pre{white-space:pre-wrap;overflow-wrap:anywhere}`;

/** Renders the letters like a mailbox, each with its plain-text version. */
function outboxPage(letters: readonly Letter[]): string {
  const items = letters.map(
    ({ to, subject, text, html, sentAt }) => `<article><h2>${escapeMarkup(subject)}</h2>
<p><a href="/dev/mail?to=${encodeURIComponent(to)}">${escapeMarkup(to)}</a> · ${sentAt}</p>
<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" loading="lazy" title="${escapeMarkup(subject)}"
srcdoc="${escapeMarkup(html.replace('<head>', '<head><base target="_blank">'))}"></iframe>
<details><summary>Text</summary><pre>${escapeMarkup(text)}</pre></details></article>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Mail</title><style>${outboxStyle(houseBrand().colours.light)}</style><h1>Mail</h1>${items.join('') || '<p>No letter yet.</p>'}</html>`;
}

/** The endpoint for the sandbox payment page. Never in production. */
export function sandboxDoor(pay: Payments['payCheckout']): Door {
  return app => {
    app.post<{ Params: { clientSecret: string } }>(
      '/sandbox/card-checkouts/:clientSecret',
      async ({ params, body }, reply) => {
        const answer = await pay(params.clientSecret, body);
        if (answer.state === 'unknown') return notFound(reply);
        if (answer.state === 'invalid') return problem(reply, 422, 'BadInput', { field: answer.field });
        if (answer.state === 'declined')
          return problem(reply, 402, 'CardDeclined', { reason: answer.reason });
        return reply.header('cache-control', 'no-store').send({ state: answer.state });
      },
    );
  };
}

/** Serves robots.txt. */
export function robotsDoor(siteOrigin: string): Door {
  return app => {
    app.get('/robots.txt', (_request, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .send(`User-agent: *\nDisallow: /graphql\nDisallow: /auth/\n\nSitemap: ${siteOrigin}/sitemap.xml\n`),
    );
  };
}

const DAY_MS = 24 * 3_600_000;
/** RFC 9116 recommends less than a year. */
const CONTACT_GOOD_DAYS = 180;

/** Serves security.txt: the contact for vulnerabilities (RFC 9116). */
export function securityDoor(
  { publicUrl, settings }: Pick<Config, 'publicUrl'> & Pick<Core, 'settings'>,
  clock: () => number,
): Door {
  return app => {
    app.get('/.well-known/security.txt', (_request, reply) => {
      const expires = new Date((Math.floor(clock() / DAY_MS) + CONTACT_GOOD_DAYS) * DAY_MS).toISOString();
      return reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'public, max-age=86400')
        .send(
          `Contact: mailto:${settings.read('house').email}\nExpires: ${expires}\nPreferred-Languages: ${offeredLocales().join(', ')}\nCanonical: ${publicUrl.origin}/.well-known/security.txt\n`,
        );
    });
  };
}
