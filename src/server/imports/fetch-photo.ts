import type { Readable } from 'node:stream';
import { type Incoming, UPLOAD_BYTES_MAX } from '../files/index.ts';
import { addressOf, askAt, type Network } from '../public-address.ts';

/** Why a photo could not be fetched. */
export const PHOTO_FAULTS = ['ADDRESS', 'AWAY', 'HEAVY', 'KIND', 'HAMMER', 'OTHER'] as const;
export type PhotoFault = (typeof PHOTO_FAULTS)[number];

export class PhotoRefused extends Error {
  readonly fault: PhotoFault;
  constructor(fault: PhotoFault) {
    super(fault);
    this.fault = fault;
  }
}

export type Reach = {
  /** Whether a URL may use plain http, loopback or a private network, for development. */
  readonly isTrusted: (url: URL) => boolean;
  readonly network?: Network;
  /** Aborts it. */
  readonly stop?: AbortSignal;
};

const WITHIN_MS = 20_000;
const REDIRECTS_MAX = 3;

/** Validates a photo's URL. @throws PhotoRefused */
export function photoUrl(written: string, { isTrusted }: Pick<Reach, 'isTrusted'>): URL {
  const url = URL.parse(written);
  const isOpen = url?.protocol === 'https:' && url.port === '';
  if (!url || url.username || url.password || !/^https?:$/.test(url.protocol))
    throw new PhotoRefused('ADDRESS');
  if (!isOpen && !isTrusted(url)) throw new PhotoRefused('ADDRESS');
  return url;
}

/**
 * Fetches a photo from another site, within twenty seconds and the upload size limit. Redirects are checked like the
 * first URL, and the connection uses the checked address.
 * @throws PhotoRefused
 */
export async function fetchPhoto(
  written: string,
  reach: Reach,
  receive: (body: Readable) => Promise<Incoming | null>,
): Promise<Incoming> {
  const late = AbortSignal.timeout(WITHIN_MS);
  const signal = reach.stop ? AbortSignal.any([late, reach.stop]) : late;
  let url = photoUrl(written, reach);
  for (let hop = 0; hop <= REDIRECTS_MAX; hop += 1) {
    const address = await addressOf(url, reach.isTrusted(url), reach.network);
    if (typeof address !== 'string') throw new PhotoRefused('ADDRESS');
    const answer = await askAt(address, url, { signal, headers: { accept: 'image/*' } }).catch(() => null);
    if (!answer) throw new PhotoRefused('AWAY');
    try {
      const { statusCode = 0, headers } = answer;
      if (statusCode >= 300 && statusCode < 400 && headers.location) {
        url = photoUrl(URL.parse(headers.location, url)?.href ?? '', reach);
        continue;
      }
      if (statusCode !== 200) throw new PhotoRefused('AWAY');
      if (Number(headers['content-length'] ?? 0) > UPLOAD_BYTES_MAX) throw new PhotoRefused('HEAVY');
      const given = await receive(answer).catch(error => {
        // A full disk is not a fault of the photo.
        throw signal.aborted || answer.errored ? new PhotoRefused('AWAY') : error;
      });
      if (!given) throw new PhotoRefused('HEAVY');
      return given;
    } finally {
      answer.destroy();
    }
  }
  throw new PhotoRefused('AWAY');
}
