import type { Door } from './door.ts';
import { notFound, problem } from './problems.ts';

/** A letter as the development outbox shows it. */
type Letter = { to: string; subject: string; text: string; html: string; sentAt: string };

/** What would have been mailed, newest first. Never in production. */
export function mailDoor(list: (to: string | null) => Promise<readonly Letter[]>): Door {
  return app => {
    app.get<{ Querystring: { to?: string } }>('/dev/mail.json', async ({ query }, reply) =>
      reply.header('cache-control', 'no-store').send(await list(query.to ?? null)),
    );
    app.get<{ Querystring: { to?: string } }>('/dev/mail', async ({ query }, reply) => {
      const letters = await list(query.to ?? null);
      const items = letters.map(
        letter =>
          `<article><h2>${escapeHtml(letter.subject)}</h2><p>${escapeHtml(letter.to)} · ${letter.sentAt}</p><pre>${escapeHtml(letter.text)}</pre></article>`,
      );
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', "default-src 'none'")
        .send(`<!doctype html><html lang="en"><title>Mail</title><h1>Mail</h1>${items.join('')}</html>`);
    });
  };
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, character => `&#${character.charCodeAt(0)};`);
}

/** What the sandbox says of a card. */
export type SandboxAnswer =
  | { readonly state: 'complete' | 'challenged' }
  | { readonly state: 'declined'; readonly reason: string }
  | { readonly state: 'invalid'; readonly field: string }
  | { readonly state: 'unknown' };

/** The sandbox payment provider's own page calls this. Never in production. */
export function sandboxDoor(pay: (clientSecret: string, body: unknown) => Promise<SandboxAnswer>): Door {
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

/** What search engines may read, and where they find it all. */
export function robotsDoor(siteOrigin: string): Door {
  return app => {
    app.get('/robots.txt', (_request, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .send(`User-agent: *\nDisallow: /graphql\nDisallow: /auth/\n\nSitemap: ${siteOrigin}/sitemap.xml\n`),
    );
  };
}
