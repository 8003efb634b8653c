import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestContext } from '../context.ts';
import { AppError, type ErrorCode } from '../errors.ts';
import { type Files, type Opened, UPLOAD_BYTES_MAX } from '../files/index.ts';
import { FOREVER } from './app.ts';
import type { Door } from './door.ts';
import { notFound, problem } from './problems.ts';

/** Photos in the widths pages ask for; their address holds what they are, so they never change. */
export function photosDoor(files: Files): Door {
  return app => {
    app.get<{ Params: { id: string; width: string } }>('/photos/:id/:width.webp', async (request, reply) => {
      const bytes = await files.readPhoto(request.params.id, Number(request.params.width));
      if (bytes === null) return notFound(reply);
      return reply.type('image/webp').header('cache-control', FOREVER).send(bytes);
    });
  };
}

/** Private files, by links that are good for minutes; nothing on the way may keep them. */
export function privateDoor(open: (token: string) => Promise<Opened | null>): Door {
  return app => {
    app.get<{ Params: { '*': string } }>('/private/*', async ({ params }, reply) => {
      const opened = await open(params['*']);
      if (opened === null) return notFound(reply);
      return reply
        .type(opened.mediaType)
        .header('content-length', opened.byteCount)
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(opened.fileName)}`)
        .header('cache-control', 'private, no-store')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('x-robots-tag', 'noindex')
        .header('referrer-policy', 'no-referrer')
        .send(opened.body);
    });
  };
}

export type UploadParts = {
  readonly takePhoto: Files['takePhoto'];
  readonly makeContext: (request: IncomingMessage, response: ServerResponse) => Promise<RequestContext>;
  readonly isOwnOrigin: (request: IncomingMessage) => boolean;
  readonly limit: (origin: string) => Promise<void>;
};

const UPLOAD_STATUS: Partial<Record<ErrorCode, number>> = { RateLimited: 429, StorageFull: 507 };

/** Photos on their way in: the bytes themselves as the body, from our own pages only. */
export function uploadDoor({ takePhoto, makeContext, isOwnOrigin, limit }: UploadParts): Door {
  return app => {
    app.register(async scope => {
      scope.addContentTypeParser(
        /^image\//,
        { parseAs: 'buffer', bodyLimit: UPLOAD_BYTES_MAX },
        (_request, body, done) => done(null, body),
      );
      scope.post('/uploads/photos', { bodyLimit: UPLOAD_BYTES_MAX }, async (request, reply) => {
        if (!isOwnOrigin(request.raw)) return problem(reply, 403, 'Forbidden');
        if (!Buffer.isBuffer(request.body)) return problem(reply, 415, 'BadInput', { field: 'photo' });
        try {
          await limit((await makeContext(request.raw, reply.raw)).origin);
          return await reply
            .code(201)
            .header('cache-control', 'no-store')
            .send(await takePhoto(request.body));
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          return problem(reply, UPLOAD_STATUS[error.code] ?? 422, error.code, error.details);
        }
      });
    });
  };
}

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
