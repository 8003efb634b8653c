import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RECORDING_BYTES_MAX } from '#shared/fields/index.ts';
import { type RequestContext, requireParty, requirePermission, requireViewer } from '../context.ts';
import type { Documents } from '../documents/index.ts';
import { AppError, type ErrorCode, requireInput } from '../errors.ts';
import { type Files, type Incoming, UPLOAD_BYTES_MAX } from '../files/index.ts';
import { IMPORT_KINDS, type Imports, PERMISSIONS } from '../imports/index.ts';
import { requireOwn } from '../imports/schema.ts';
import type { Leads } from '../leads/index.ts';
import type { LimitName, Limits } from '../limits/index.ts';
import type { Door } from './door.ts';
import { problem } from './problems.ts';

/** Stores a received file; resolves with the response. */
type Keep = (file: Incoming) => Promise<object>;
/** `after`: the files that precede it as pages of one document, in order. */
type PaperQuery = Readonly<Partial<Record<'kind' | 'name' | 'id', string> & { after: string | string[] }>>;

type UploadParts = {
  readonly files: Pick<Files, 'receive' | 'takePhoto' | 'takeDocument' | 'takeRecording' | 'beginPrivate'>;
  readonly imports: Pick<Imports, 'begin' | 'beginArchive' | 'get'>;
  readonly documents: Pick<Documents, 'begin'>;
  readonly leads: Pick<Leads, 'asksForPhotos'>;
  readonly limits: Pick<Limits, 'take' | 'spend' | 'giveBack'>;
  readonly makeContext: (request: IncomingMessage, response: ServerResponse) => Promise<RequestContext>;
  readonly isOwnOrigin: (request: IncomingMessage) => boolean;
};

type Upload = {
  readonly path: string;
  /** The field of errors about the file. */
  readonly field: string;
  /** The accepted media types; pictures and PDF by default. */
  readonly taken?: RegExp;
  readonly bytesMax?: number;
  /** Checks the request before its body is read. @throws AppError */
  readonly begin: (context: RequestContext, query: PaperQuery) => Promise<Keep>;
};

const TAKEN = /^(image\/|application\/pdf)/;
/** Browsers name tables' types differently, or not at all: the content decides. */
const TABLES = /^(text\/|application\/)/;
/** A hundred thousand lines of a thousand characters. */
const TABLE_BYTES_MAX = 100 * 1024 * 1024;
const ARCHIVES = /^application\//;
/** What thirty megabits a second transfer within the timeout (`fileMs`). */
const ARCHIVE_BYTES_MAX = 1024 * 1024 * 1024;
/** Films and sounds of condition reports. Browsers report a sound as video where the container is the same. */
const RECORDINGS = [
  {
    kind: 'FILM',
    path: '/uploads/films',
    field: 'film',
    taken: /^video\//,
    bytesMax: RECORDING_BYTES_MAX.films,
  },
  {
    kind: 'SOUND',
    path: '/uploads/sounds',
    field: 'sound',
    taken: /^(audio|video)\//,
    bytesMax: RECORDING_BYTES_MAX.sounds,
  },
] as const;
/** The status of an upload's error. */
const STATUS: Partial<Record<ErrorCode, number>> = {
  Unauthenticated: 401,
  AccountSuspended: 403,
  Forbidden: 403,
  RateLimited: 429,
  ScanUnavailable: 503,
  StorageFull: 507,
};
/** How long a refused body may still come in, so that its sender reads the response. */
const LINGER_MS = 5_000;

/**
 * Receives photos and documents: raw bytes as the body, from our own pages only. Origin, media type, length, session,
 * rate limits and the sender's quota are checked before the body is read; it is streamed to disk.
 */
export function uploadDoor(parts: UploadParts): Door {
  const { files, limits, documents, imports, leads } = parts;
  const uploads: readonly Upload[] = [
    {
      path: '/uploads/photos',
      field: 'photo',
      begin: async context => {
        const { viewer, origin } = context;
        if (!viewer && !(await leads.asksForPhotos(context))) throw new AppError('Unauthenticated');
        await limits.take('upload', viewer?.id ?? origin);
        return file => files.takePhoto(file, viewer?.id ?? null);
      },
    },
    {
      path: '/uploads/documents',
      field: 'document',
      begin: async context => {
        const { id } = requireViewer(context);
        await limits.take('upload', id);
        return file => files.takeDocument(file, id);
      },
    },
    {
      path: '/uploads/papers',
      field: 'document',
      begin: async (context, { kind = '', name = '', after = [] }) =>
        documents.begin(requireParty(context).id, { kind, name, after: [after].flat() }),
    },
    ...RECORDINGS.map(
      ({ kind, ...upload }): Upload => ({
        ...upload,
        begin: async context => {
          const { id } = requirePermission(context, 'Ads:update');
          await limits.take('upload', id);
          return file => files.takeRecording(file, id, kind, upload.field);
        },
      }),
    ),
    {
      path: '/uploads/order-papers',
      field: 'document',
      begin: async (context, { after = [] }) => {
        const { id } = requireParty(context);
        await limits.take('upload', id);
        const take = await files.beginPrivate(id, [after].flat());
        return async file => ({ id: (await take(file)).key });
      },
    },
    {
      path: '/uploads/imports',
      field: 'file',
      taken: TABLES,
      bytesMax: TABLE_BYTES_MAX,
      begin: async (context, query) => {
        const kind = IMPORT_KINDS.find(each => each === query.kind);
        requireInput(kind !== undefined, 'kind');
        const { id } = requirePermission(context, PERMISSIONS[kind ?? 'ADS']);
        await limits.take('upload', id);
        return file => imports.begin(id, { kind: kind ?? 'ADS', fileName: query.name ?? '' }, file);
      },
    },
    {
      path: '/uploads/import-archives',
      field: 'archive',
      taken: ARCHIVES,
      bytesMax: ARCHIVE_BYTES_MAX,
      begin: async (context, { id = '', name = '' }) => {
        const viewer = await requireOwn(imports, context, id);
        await limits.take('upload', viewer.id);
        return imports.beginArchive(viewer.id, id, name);
      },
    },
  ];
  return app => {
    app.register(async scope => {
      // No parser consumes the body before the checks: `request.raw` is still complete.
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', (_request, _body, done) => done(null));
      for (const upload of uploads) addUpload(scope, parts, upload);
    });
  };
}

function addUpload(scope: FastifyInstance, parts: UploadParts, upload: Upload): void {
  scope.post<{ Querystring: PaperQuery }>(upload.path, async (request, reply) => {
    try {
      return await take(parts, upload, request, reply);
    } catch (error) {
      if (error instanceof AppError) {
        return refuse(request, reply, STATUS[error.code] ?? 422, error.code, error.details);
      }
      // The sender of a partial file is gone; nobody reads this response.
      if (request.raw.errored) return problem(reply, 400, 'BadInput', { field: upload.field });
      throw error;
    }
  });
}

async function take(
  { files, limits, makeContext, isOwnOrigin }: UploadParts,
  { field, begin, taken = TAKEN, bytesMax = UPLOAD_BYTES_MAX }: Upload,
  request: FastifyRequest<{ Querystring: PaperQuery }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { raw, headers } = request;
  if (!isOwnOrigin(raw)) return refuse(request, reply, 403, 'Forbidden');
  if (!taken.test(headers['content-type'] ?? '')) return refuse(request, reply, 415, 'BadInput', { field });
  const length = Number(headers['content-length'] ?? bytesMax);
  if (length > bytesMax) return refuse(request, reply, 413, 'TooLarge');
  const context = await makeContext(raw, reply.raw);
  if (context.isOfAnother) return refuse(request, reply, 401, 'Unauthenticated');
  const keep = await begin(context, request.query);
  const giveBack = await spend(limits, payersOf(context), length);
  await using file = await files.receive(raw, bytesMax);
  if (file === null) return refuse(request, reply, 413, 'TooLarge');
  await giveBack(length - file.byteCount);
  return reply
    .code(201)
    .header('cache-control', 'no-store')
    .send(await keep(file));
}

type Payer = readonly [name: LimitName, key: string];

/** Returns whose quota is charged: a person's, or an address's and the shared one of all visitors. */
function payersOf({ viewer, origin }: RequestContext): readonly Payer[] {
  if (viewer) return [[viewer.permissions.size > 0 ? 'uploadKiBStaff' : 'uploadKiB', viewer.id]];
  return [
    ['uploadKiBAddress', origin],
    ['uploadKiBVisitors', 'all'],
  ];
}

const kibOf = (byteCount: number) => Math.ceil(byteCount / 1024);

/** Charges bytes in advance; returns a function that refunds the unused ones. @throws AppError RateLimited */
async function spend(limits: UploadParts['limits'], payers: readonly Payer[], byteCount: number) {
  const spent: Payer[] = [];
  const giveBack = async (unspent: number) => {
    for (const [name, key] of spent) await limits.giveBack(name, key, kibOf(unspent));
  };
  try {
    for (const [name, key] of payers) {
      await limits.spend(name, key, kibOf(byteCount));
      spent.push([name, key]);
    }
  } catch (error) {
    await giveBack(byteCount);
    throw error;
  }
  return giveBack;
}

/** Answers without reading the body; a sender who keeps sending is disconnected. */
function refuse(
  { raw }: FastifyRequest,
  reply: FastifyReply,
  status: number,
  code: string,
  details: object = {},
): FastifyReply {
  reply.raw.once('finish', () => {
    if (!raw.complete) setTimeout(() => raw.complete || raw.destroy(), LINGER_MS).unref();
  });
  return problem(reply, status, code, details);
}
