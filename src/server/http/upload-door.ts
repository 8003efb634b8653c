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

/** Takes in a file that has arrived; answers what its sender is told. */
type Keep = (file: Incoming) => Promise<object>;
/** `after`: the files that it follows as pages of one paper, in their order. */
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
  /** What a refusal of the file itself names. */
  readonly field: string;
  /** What it may call itself; a picture or a PDF where nothing is said. */
  readonly taken?: RegExp;
  readonly bytesMax?: number;
  /** Judges the request before its first byte is read. @throws AppError */
  readonly begin: (context: RequestContext, query: PaperQuery) => Promise<Keep>;
};

const TAKEN = /^(image\/|application\/pdf)/;
/** Browsers call tables by many names, or by none: what one is, its bytes say. */
const TABLES = /^(text\/|application\/)/;
/** A hundred thousand lines of a thousand characters. */
const TABLE_BYTES_MAX = 100 * 1024 * 1024;
const ARCHIVES = /^application\//;
/** What a line of thirty megabits sends within the time that a file has (`fileMs`). */
const ARCHIVE_BYTES_MAX = 1024 * 1024 * 1024;
/** Films and sounds of condition reports. Browsers call a sound a film where it lies in the same container. */
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
/** How what an upload is refused for is answered. */
const STATUS: Partial<Record<ErrorCode, number>> = {
  Unauthenticated: 401,
  AccountSuspended: 403,
  Forbidden: 403,
  RateLimited: 429,
  ScanUnavailable: 503,
  StorageFull: 507,
};
/** A body that is not wanted is let run out for so long, so that its sender hears the answer. */
const LINGER_MS = 5_000;

/**
 * Photos and papers on their way in: the bytes themselves as the body, from our own pages only. Origin, media type,
 * length, session, limits and the sender's budget of bytes are judged before a byte of the body is read, and what
 * is read goes to the disk.
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
      // Nothing reads a body but what takes it in: `request.raw` is still whole when it is judged.
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
      // Whoever sent half a file is gone; nobody reads this answer.
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

/** Whose budget the bytes are charged to: a person's own, or an address's and that of all visitors together. */
function payersOf({ viewer, origin }: RequestContext): readonly Payer[] {
  if (viewer) return [[viewer.permissions.size > 0 ? 'uploadKiBStaff' : 'uploadKiB', viewer.id]];
  return [
    ['uploadKiBAddress', origin],
    ['uploadKiBVisitors', 'all'],
  ];
}

const kibOf = (byteCount: number) => Math.ceil(byteCount / 1024);

/** Charges bytes before they come; answers the way to give back those that did not. @throws AppError RateLimited */
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

/** Answers without reading on; a sender who does not stop sending is cut off. */
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
