import { type Database, inOrderOf, isUuid, statement } from '../database/index.ts';
import type { Incoming } from './incoming.ts';
import type { Ledger } from './ledger.ts';
import type { Recording, RecordingKind } from './recording.ts';
import type { Part, Store } from './store.ts';
import { originalOf } from './variants.ts';
import type { Workshop } from './workshop.ts';

/** The URL's extension and the media type of each kind. Films of phones are MP4 too, whatever their extension. */
export const RECORDING_FORMATS = {
  FILM: { extension: 'mp4', mediaType: 'video/mp4' },
  SOUND: { extension: 'm4a', mediaType: 'audio/mp4' },
} as const;

/** A recording as its room knows it. */
export type KnownRecording = Recording & { readonly id: string; readonly kind: RecordingKind };
/** A recording as its route serves it. */
export type StoredRecording = {
  readonly fileKey: string;
  readonly kind: RecordingKind;
  readonly byteCount: number;
};

type Added = Recording & StoredRecording;
const add = statement(
  'files.addRecording',
  `insert into recordings (file_key, kind, byte_count, width, height, duration_ms) values ($1, $2, $3, $4, $5, $6)
   returning id`,
).one<{ id: string }, [Added]>(inOrderOf('fileKey', 'kind', 'byteCount', 'width', 'height', 'durationMs'));
const find = statement(
  'files.findRecording',
  'select file_key as "fileKey", kind, byte_count as "byteCount" from recordings where id = $1',
).one<StoredRecording, [id: string]>();

/** Returns a recording's URL. */
export const recordingUrl = (id: string, kind: RecordingKind): string =>
  `/recordings/${id}.${RECORDING_FORMATS[kind].extension}`;

type RecordingsParts = {
  readonly database: Database;
  readonly store: Pick<Store, 'stream'>;
  readonly ledger: Pick<Ledger, 'keepFile'>;
  readonly workshop: Pick<Workshop, 'takeRecording'>;
};

/** Films and sounds of cars, public to anyone with the URL, as photos are. None is ever in memory whole. */
export function openRecordings({ database, store, ledger, workshop }: RecordingsParts) {
  return {
    /** Takes an uploaded film or sound. @throws as the workshop's `takeRecording` does, StorageFull */
    takeRecording: (
      given: Incoming,
      accountId: string,
      kind: RecordingKind,
      field: string,
    ): Promise<{ id: string; url: string }> =>
      workshop.takeRecording(given, kind, field, (path, recording) => {
        const { byteCount } = given;
        return ledger.keepFile(
          'originals',
          { purpose: 'RECORDING', accountId },
          { ...given, path },
          async key => {
            const fileKey = key.replace('originals/', '');
            const row = await add(database, { ...recording, fileKey, kind, byteCount });
            if (!row) throw new Error('a recording that was just added has an id');
            return { id: row.id, url: recordingUrl(row.id, kind) };
          },
        );
      }),
    /** Returns the recording of a URL; null when there is none. */
    async findRecording(id: string, extension: string): Promise<StoredRecording | null> {
      const found = isUuid(id) ? await find(database, id) : null;
      return found && RECORDING_FORMATS[found.kind].extension === extension ? found : null;
    },
    /** Streams a recording's bytes, or a part of them; null if they have been removed. */
    streamRecording: ({ fileKey }: StoredRecording, part?: Part) => store.stream(originalOf(fileKey), part),
  };
}
