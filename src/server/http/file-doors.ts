import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Ads } from '../ads/index.ts';
import type { Config } from '../config.ts';
import { hasRight } from '../context.ts';
import { DatabaseAway } from '../database/index.ts';
import type { Files, Opened } from '../files/index.ts';
import { FOREVER_TO_WHO_SAW } from './app.ts';
import type { Door } from './door.ts';
import { notFound } from './problems.ts';
import type { MakeContext } from './request-context.ts';
import { IN_NO_FRAME, SHOWN_ANYWHERE, SHOWN_IN_OUR_FRAMES } from './security.ts';

type PhotoPath = { Params: { id: string; width: string; format: string } };

export type ShownParts = {
  readonly ads: Pick<Ads, 'isFileClosed'>;
  readonly makeContext: MakeContext;
};

/**
 * Returns the cache-control of a photo or recording for the caller; null: not accessible. Files of a car that is no
 * longer public are for its owner, its buyer and staff, and are not cached.
 */
export async function freshnessFor(
  { ads, makeContext }: ShownParts,
  kind: 'photo' | 'recording',
  id: string,
  { raw }: FastifyRequest,
  reply: FastifyReply,
): Promise<string | null> {
  const isClosed = await ads.isFileClosed(kind, id, null).catch((error: unknown) => {
    if (error instanceof DatabaseAway) return null;
    throw error;
  });
  // Cached pages are still served while the database is away, and so are their pictures, uncached.
  if (isClosed === null) return 'no-store';
  if (!isClosed) return FOREVER_TO_WHO_SAW;
  const { viewer } = await makeContext(raw, reply.raw);
  const isTheirs = viewer && (viewer.permissions.size > 0 || !(await ads.isFileClosed(kind, id, viewer.id)));
  return isTheirs ? 'private, no-store' : null;
}

/** Serves photos in the widths and formats of the pages; their content never changes at the same URL. */
export function photosDoor({ files, ...shown }: ShownParts & { files: Pick<Files, 'readPhoto'> }): Door {
  return app => {
    app.get<PhotoPath>('/photos/:id/:width.:format', async (request, reply) => {
      const { id, width, format } = request.params;
      const freshness = await freshnessFor(shown, 'photo', id, request, reply);
      const photo = freshness && (await files.readPhoto(id, Number(width), format));
      if (!photo) return notFound(reply);
      return reply
        .type(photo.mediaType)
        .headers({ 'cache-control': freshness, ...SHOWN_ANYWHERE })
        .send(photo.bytes);
    });
  };
}

/**
 * Headers of a document: shown inline, in frames of our pages only, without loading or running anything. PDFs are not
 * sandboxed, since Chromium's viewer does not open in a sandbox. Active content was removed when they were rewritten,
 * and FILES_URL serves them from a separate origin.
 */
const inertIn = (pages: string, mediaType: string) => ({
  'content-disposition': 'inline',
  'content-security-policy': [
    ...["default-src 'none'", "object-src 'self'", "style-src 'unsafe-inline'", `frame-ancestors ${pages}`],
    ...(mediaType === 'application/pdf' ? [] : ['sandbox']),
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'cache-control': FOREVER_TO_WHO_SAW,
});
const PAPER_TYPES: Readonly<Record<string, string>> = { pdf: 'application/pdf', webp: 'image/webp' };

type PrivatePath = { Params: { '*': string }; Querystring: { view?: string } };

const toSave = (fileName: string) => ({
  'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
  'content-security-policy': `default-src 'none'; sandbox; ${IN_NO_FRAME}`,
});

/**
 * Serves private files by links valid for minutes, uncached. They are downloaded, unless our own page of a document
 * shows them.
 */
export function privateDoor(open: (token: string) => Promise<Opened | null>): Door {
  return app => {
    app.get<PrivatePath>('/private/*', async ({ params, query }, reply) => {
      const opened = await open(params['*']);
      if (opened === null) return notFound(reply);
      const { mediaType, byteCount, fileName, body } = opened;
      const shown = { ...SHOWN_IN_OUR_FRAMES, ...inertIn("'self'", mediaType) };
      return reply
        .type(mediaType)
        .headers(query.view === undefined ? toSave(fileName) : shown)
        .header('content-length', byteCount)
        .header('cache-control', 'private, no-store')
        .header('x-robots-tag', 'noindex')
        .header('referrer-policy', 'no-referrer')
        .send(body);
    });
  };
}

/** Staff who work on ads that are not public. */
const SEES_ADS = ['Ads:update', 'Ads:publish'] as const;

type DocumentPath = { Params: { id: string; extension: string } };

export type CarDocumentsParts = {
  readonly files: Pick<Files, 'readDocument'>;
  readonly ads: Pick<Ads, 'isPaperShown'>;
  readonly config: Pick<Config, 'filesUrl' | 'publicUrl'>;
  readonly makeContext: MakeContext;
};

/**
 * Serves cars' documents, redirecting to the files' own origin where there is one. A document that no public ad names
 * is served only at our own origin, where the viewer is known, and uncached. PDFs are shown by the browser's own
 * viewer.
 */
export function carDocumentsDoor({ files, ads, config, makeContext }: CarDocumentsParts): Door {
  const { filesUrl, publicUrl } = config;
  const apart = filesUrl?.host === publicUrl.host ? null : filesUrl;
  return app => {
    app.get<DocumentPath>('/documents/:id.:extension', async (request, reply) => {
      const { id, extension } = request.params;
      const type = PAPER_TYPES[extension];
      if (type === undefined) return notFound(reply);
      const name = `/documents/${id.toLowerCase()}.${extension}`;
      const isAtFiles = apart !== null && apart.host === request.headers.host;
      const isForAll = await ads.isPaperShown(name, null);
      if (isForAll && apart && !isAtFiles) return reply.redirect(apart.origin + request.url);
      if (!isForAll) {
        const { viewer } = isAtFiles ? { viewer: null } : await makeContext(request.raw, reply.raw);
        const isTheirs = viewer && (hasRight(viewer, SEES_ADS) || (await ads.isPaperShown(name, viewer.id)));
        if (!isTheirs) return notFound(reply);
      }
      const bytes = await files.readDocument(id, extension);
      if (bytes === null) return notFound(reply);
      const inert = inertIn(isAtFiles ? publicUrl.origin : "'self'", type);
      return reply
        .type(type)
        .headers({ ...(isAtFiles ? SHOWN_ANYWHERE : SHOWN_IN_OUR_FRAMES), ...inert })
        .headers(isForAll ? {} : { 'cache-control': 'private, no-store' })
        .header('x-robots-tag', 'noindex')
        .send(bytes);
    });
  };
}

/** Media types of order documents other than PDF, by the last four characters of the name. */
const ORDER_TYPES: Readonly<Record<string, string>> = {
  '.tsr': 'application/timestamp-reply',
  webp: 'image/webp',
};
type OrderDocument = { readonly bytes: Buffer; readonly name: string };

/** Serves the documents of orders, by signed links that expire soon; uncached. */
export function orderDocumentsDoor(read: (token: string) => Promise<OrderDocument | null>): Door {
  return app => {
    app.get<{ Params: { '*': string } }>('/papers/*', async ({ params }, reply) => {
      const document = await read(params['*']);
      if (!document) return notFound(reply);
      return reply
        .type(ORDER_TYPES[document.name.slice(-4)] ?? 'application/pdf')
        .headers(SHOWN_IN_OUR_FRAMES)
        .header('cache-control', 'private, no-store')
        .header('x-robots-tag', 'noindex')
        .header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(document.name)}`)
        .send(document.bytes);
    });
  };
}
