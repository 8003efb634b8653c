import { type Ads, carOf } from '../ads/index.ts';
import type { Core } from '../core.ts';
import { DatabaseAway } from '../database/index.ts';
import { AppError } from '../errors.ts';
import type { Files } from '../files/index.ts';
import { fetchPhoto, type PhotoFault, PhotoRefused, photoUrl, type Reach } from './fetch-photo.ts';
import { findImport, findKnown } from './imports-store.ts';
import { type NamedPhoto, nextPhoto, settlePhoto } from './photos-store.ts';

export type PhotosParts = Pick<Core, 'database' | 'events'> & {
  readonly ads: Pick<Ads, 'lock' | 'updateFor'>;
  readonly files: Pick<Files, 'receive' | 'takePhoto'>;
  readonly reach: Reach;
};

/** As many photos as an ad may have. */
const PHOTOS_MAX = 200;
const ADDRESS_LENGTH_MAX = 2_000;
/** A job holds a connection while it works: after so long another one goes on. */
const TURN_MS = 60_000;
/** Between addresses; a comma or a semicolon may stand within one. */
const BETWEEN = /[\s|]+|[,;]+(?=\s|$|https?:)/i;

/** The addresses in a cell, or why they are none. */
export function addressesIn(
  cell: unknown,
  reach: Reach,
): readonly string[] | 'UNREAD' | 'ADDRESS' | 'LENGTH' {
  const parts = typeof cell === 'string' ? cell.split(BETWEEN) : (cell ?? []);
  if (!Array.isArray(parts) || !parts.every(part => typeof part === 'string')) return 'UNREAD';
  const addresses = [...new Set(parts.map(part => part.trim()).filter(part => part !== ''))];
  if (addresses.length > PHOTOS_MAX) return 'LENGTH';
  const isAddress = (address: string) => {
    try {
      return photoUrl(address, reach) && address.length <= ADDRESS_LENGTH_MAX;
    } catch {
      return false;
    }
  };
  return addresses.every(isAddress) ? addresses : 'ADDRESS';
}

/**
 * Fetches the photos that the taken lines of a file name, one after the other, for a while; answers whether there is
 * more to do. One that cannot be had is told with its line, and the car keeps the rest.
 */
export async function workPhotos(parts: PhotosParts, importId: string): Promise<boolean> {
  const file = await findImport(parts.database, importId);
  const until = performance.now() + TURN_MS;
  while (performance.now() < until) {
    const photo = await nextPhoto(parts.database, importId);
    if (!photo) return false;
    const fault = await take(parts, photo, file?.authorId ?? null).then(
      () => null,
      error => faultIn(parts, error),
    );
    if (fault) await parts.database.transaction(writes => settlePhoto(writes, photo.id, 'REFUSED', fault));
  }
  return true;
}

/** Through the door of every upload, then onto the car: the first is its front, where it has none. */
async function take({ database, ads, files, reach }: PhotosParts, photo: NamedPhoto, actorId: string | null) {
  const { id, adUuid, address } = photo;
  await using given = await fetchPhoto(address, reach, files.receive);
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

/** Why a photo was not taken; what is nobody's fault has the job come again. */
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
