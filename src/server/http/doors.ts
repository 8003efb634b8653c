import type { IncomingMessage, ServerResponse } from 'node:http';
import { type RequestContext, requireViewer } from '../context.ts';
import { AppError } from '../errors.ts';
import { type Files, UPLOAD_BYTES_MAX } from '../files/index.ts';
import { FOREVER } from './app.ts';
import type { Door } from './door.ts';
import { notFound, problem } from './problems.ts';
import { SHOWN_IN_OUR_FRAMES } from './security.ts';

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

/** What a paper says to a browser: shown as it is, in our own frames, and nothing in it may run. */
const INERT = {
  'content-disposition': 'inline',
  'content-security-policy': "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'",
  'x-content-type-options': 'nosniff',
  'cache-control': FOREVER,
  ...SHOWN_IN_OUR_FRAMES,
} as const;
const PAPER_TYPES: Readonly<Record<string, string>> = { pdf: 'application/pdf', webp: 'image/webp' };

/** The papers of cars. A reader of PDF is no page of ours: the browser's own shows them. */
export function documentsDoor({ readDocument }: Pick<Files, 'readDocument'>): Door {
  return app => {
    app.get<{ Params: { id: string; extension: string } }>(
      '/documents/:id.:extension',
      async ({ params: { id, extension } }, reply) => {
        const type = PAPER_TYPES[extension];
        const bytes = type === undefined ? null : await readDocument(id, extension);
        if (type === undefined || bytes === null) return notFound(reply);
        return reply.type(type).headers(INERT).send(bytes);
      },
    );
  };
}

export type UploadParts = {
  readonly files: Pick<Files, 'takePhoto' | 'takeDocument'>;
  readonly makeContext: (request: IncomingMessage, response: ServerResponse) => Promise<RequestContext>;
  readonly isOwnOrigin: (request: IncomingMessage) => boolean;
  readonly limit: (origin: string) => Promise<void>;
};

/** Photos and papers on their way in: the bytes themselves as the body, from our own pages only. */
export function uploadDoor({ files, makeContext, isOwnOrigin, limit }: UploadParts): Door {
  return app => {
    app.register(async scope => {
      scope.addContentTypeParser(
        /^(image\/|application\/pdf)/,
        { parseAs: 'buffer', bodyLimit: UPLOAD_BYTES_MAX },
        (_request, body, done) => done(null, body),
      );
      const take = (
        path: string,
        field: string,
        keep: (bytes: Buffer, who: RequestContext) => Promise<object>,
      ) =>
        scope.post(path, { bodyLimit: UPLOAD_BYTES_MAX }, async (request, reply) => {
          if (!isOwnOrigin(request.raw)) return problem(reply, 403, 'Forbidden');
          if (!Buffer.isBuffer(request.body)) return problem(reply, 415, 'BadInput', { field });
          try {
            const context = await makeContext(request.raw, reply.raw);
            await limit(context.origin);
            const kept = await keep(request.body, context);
            return await reply.code(201).header('cache-control', 'no-store').send(kept);
          } catch (error) {
            if (!(error instanceof AppError)) throw error;
            return problem(reply, STATUSES[error.code] ?? 422, error.code, error.details);
          }
        });
      take('/uploads/photos', 'photo', bytes => files.takePhoto(bytes));
      take('/uploads/documents', 'document', (bytes, context) => {
        requireViewer(context);
        return files.takeDocument(bytes);
      });
    });
  };
}

const STATUSES: Readonly<Partial<Record<string, number>>> = { RateLimited: 429, Unauthenticated: 401 };

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
