import type { Accounts } from '../accounts/index.ts';
import { type Ads, carOf } from '../ads/index.ts';
import type { Core } from '../core.ts';
import { DatabaseAway } from '../database/index.ts';
import { AppError } from '../errors.ts';
import type { Files, Incoming } from '../files/index.ts';
import { findEntry } from './archives-store.ts';
import { fetchPhoto, type PhotoFault, PhotoRefused, type Reach } from './fetch-photo.ts';
import { findImport, findKnown, permissionsFor } from './imports-store.ts';
import { isAddress, tailOf } from './photo-names.ts';
import { type NamedPhoto, nextPhoto, settlePhoto, stopPhotos } from './photos-store.ts';

export type PhotosParts = Pick<Core, 'database' | 'events'> &
  Pick<Accounts, 'mayStill'> & {
    readonly ads: Pick<Ads, 'lock' | 'updateFor'>;
    readonly files: Pick<Files, 'receive' | 'receiveEntry' | 'takePhoto'>;
    readonly reach: Reach;
  };

/** The time slice of a job, which holds a connection; then another job continues. */
const TURN_MS = 60_000;
/**
 * Fetches or extracts the photos of a file's imported lines, one after the other, for a time slice or until shutdown;
 * returns whether there are more. A failed photo is reported with its line; the car keeps the others. The rest is
 * cancelled if the file's author has lost the permission.
 */
export async function workPhotos(parts: PhotosParts, importId: string, stop: AbortSignal): Promise<boolean> {
  const file = await findImport(parts.database, importId);
  if (!file) return false;
  const until = performance.now() + TURN_MS;
  while (performance.now() < until && !stop.aborted) {
    const photo = await nextPhoto(parts.database, importId);
    if (!photo) return false;
    if (!(await parts.mayStill(parts.database, file.authorId, permissionsFor(file)))) {
      await parts.database.transaction(writes => stopPhotos(writes, importId));
      return false;
    }
    const fault = await take(parts, importId, photo, file.authorId, stop).then(
      () => null,
      error => {
        // We aborted it at shutdown: it is fetched again.
        stop.throwIfAborted();
        return faultIn(parts, error);
      },
    );
    if (fault) await parts.database.transaction(writes => settlePhoto(writes, photo.id, 'REFUSED', fault));
  }
  return true;
}

/** Processes a photo like any upload and adds it to the ad; the first becomes the front photo if there is none. */
async function take(
  parts: PhotosParts,
  importId: string,
  photo: NamedPhoto,
  actorId: string | null,
  stop: AbortSignal,
) {
  const { database, ads, files, reach } = parts;
  const { id, adUuid, address } = photo;
  await using given = isAddress(address)
    ? await fetchPhoto(address, { ...reach, stop }, files.receive)
    : await unpack(parts, importId, address);
  const { id: photoId } = await files.takePhoto(given, actorId);
  await database.transaction(async writes => {
    const [known] = await findKnown(writes, 'UUID', adUuid);
    if (known?.isUnderHammer) throw new PhotoRefused('HAMMER');
    const { photos } = carOf(await ads.lock(writes, adUuid));
    if ((await settlePhoto(writes, id, 'TAKEN', null)) !== 'TAKEN') return;
    const { front = null, exteriors = [], interiors = [], mechanics = [] } = photos ?? {};
    const more =
      front === null ? { front: photoId, exteriors } : { front, exteriors: [...exteriors, photoId] };
    await ads.updateFor(writes, adUuid, { photos: { ...more, interiors, mechanics } }, { actorId });
  });
}

/** Extracts one photo from the archive. @throws PhotoRefused, and what `receiveEntry` does */
async function unpack({ database, files }: PhotosParts, importId: string, path: string): Promise<Incoming> {
  const entry = await findEntry(database, importId, tailOf(path));
  // The author has removed the archive.
  if (!entry) throw new PhotoRefused('AWAY');
  const given = await files.receiveEntry(entry.fileKey, entry);
  if (!given) throw new PhotoRefused('HEAVY');
  return given;
}

/** Returns the fault of a photo; other errors are thrown, so that the job is retried. */
function faultIn({ events }: PhotosParts, error: unknown): PhotoFault {
  if (error instanceof PhotoRefused) return error.fault;
  const code = error instanceof AppError ? error.code : null;
  if (error instanceof DatabaseAway || ['RateLimited', 'StorageFull', 'ScanUnavailable'].includes(code ?? ''))
    throw error;
  if (code === 'FileTooHeavy') return 'HEAVY';
  if (code === 'CarUnderHammer') return 'HAMMER';
  if (code !== null) return 'KIND';
  events.partFailed({ part: 'imports', error });
  return 'OTHER';
}
