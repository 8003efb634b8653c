import { type Files, type Part, RECORDING_FORMATS } from '../files/index.ts';
import type { Door } from './door.ts';
import { freshnessFor, type ShownParts } from './file-doors.ts';
import { notFound } from './problems.ts';
import { IN_NO_FRAME } from './security.ts';

type RecordingPath = { Params: { id: string; extension: string } };

/** Serves the films and sounds of cars, whole or in ranges, as players request them (RFC 9110, section 14). */
export function recordingsDoor({
  files,
  ...shown
}: ShownParts & { files: Pick<Files, 'findRecording' | 'streamRecording'> }): Door {
  return app => {
    app.get<RecordingPath>('/recordings/:id.:extension', async (request, reply) => {
      const { params, headers } = request;
      const { id, extension } = params;
      const freshness = await freshnessFor(shown, 'recording', id, request, reply);
      const found = freshness && (await files.findRecording(id, extension));
      if (!found) return notFound(reply);
      const { byteCount, kind } = found;
      const etag = `"${id}"`;
      const isSame = headers['if-range'] === undefined || headers['if-range'] === etag;
      const part = isSame ? partIn(headers.range, byteCount) : null;
      if (part === 'none') return reply.code(416).header('content-range', `bytes */${byteCount}`).send();
      const opened = await files.streamRecording(found, part ?? undefined);
      if (opened === null) return notFound(reply);
      // The framework adds its listener later: an earlier error must not end the process.
      opened.body.on('error', () => {});
      if (part) {
        const { from } = part;
        reply.code(206).header('content-range', `bytes ${from}-${from + part.byteCount - 1}/${byteCount}`);
      }
      return reply
        .type(RECORDING_FORMATS[kind].mediaType)
        .headers({
          ...{
            'content-length': opened.byteCount,
            'accept-ranges': 'bytes',
            etag,
            'cache-control': freshness,
          },
          ...{ 'content-disposition': 'inline', 'x-content-type-options': 'nosniff' },
          'content-security-policy': `default-src 'none'; sandbox; ${IN_NO_FRAME}`,
        })
        .send(opened.body);
    });
  };
}

/**
 * Parses a single range; null: the whole file, as for unsupported ranges, such as several at once. `none`: not
 * satisfiable.
 */
function partIn(range: string | undefined, byteCount: number): Part | 'none' | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '') ?? [];
  if (first === '' && last === '') return null;
  const from = first === '' ? Math.max(0, byteCount - Number(last)) : Number(first);
  const to = first === '' || last === '' ? byteCount - 1 : Math.min(Number(last), byteCount - 1);
  return from > to ? 'none' : { from, byteCount: to - from + 1 };
}
