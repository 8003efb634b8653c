import type { IncomingMessage, ServerResponse } from 'node:http';
import { type RequestContext, requireViewer } from '../context.ts';
import { AppError, type ErrorCode } from '../errors.ts';
import { type Files, type Opened, UPLOAD_BYTES_MAX } from '../files/index.ts';
import { FOREVER } from './app.ts';
import type { Door } from './door.ts';
import { notFound, problem } from './problems.ts';
import { SHOWN_ANYWHERE, SHOWN_IN_OUR_FRAMES } from './security.ts';

type PhotoPath = { Params: { id: string; width: string; format: string } };

/** Photos in the widths and forms pages ask for; their address holds what they are, so they never change. */
export function photosDoor(files: Pick<Files, 'readPhoto'>): Door {
  return app => {
    app.get<PhotoPath>('/photos/:id/:width.:format', async ({ params: { id, width, format } }, reply) => {
      const photo = await files.readPhoto(id, Number(width), format);
      if (photo === null) return notFound(reply);
      return reply
        .type(photo.mediaType)
        .headers({ 'cache-control': FOREVER, ...SHOWN_ANYWHERE })
        .send(photo.bytes);
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

/** How what an upload is refused for is answered. */
export const UPLOAD_STATUS: Partial<Record<ErrorCode, number>> = {
  Unauthenticated: 401,
  RateLimited: 429,
  StorageFull: 507,
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
            return problem(reply, UPLOAD_STATUS[error.code] ?? 422, error.code, error.details);
          }
        });
      take('/uploads/photos', 'photo', (bytes, { viewer }) => files.takePhoto(bytes, viewer?.id ?? null));
      take('/uploads/documents', 'document', (bytes, context) => {
        return files.takeDocument(bytes, requireViewer(context).id);
      });
    });
  };
}
