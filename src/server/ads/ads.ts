import { randomUUID } from 'node:crypto';
import type { Bus } from '../bus/index.ts';
import type { Database, Writes } from '../database/index.ts';
import { AppError, found } from '../errors.ts';
import type { Ad, AdColumns, AdInput } from './ad.ts';
import { findOwnerId, keepSlug, lockAd, type SavedAd, saveAd, setPhotos, setStatus } from './ads-store.ts';
import { checkAdInput } from './check.ts';
import { adSlug } from './slug.ts';

export type AdsParts = {
  readonly database: Database;
  readonly bus: Bus;
  /** Whatever follows from a car being before the public, in the same transaction. */
  readonly onPublished?: (writes: Writes, uuid: string) => Promise<void>;
};

const EMPTY: Omit<AdColumns, 'brand' | 'model' | 'carType'> = {
  version: null,
  year: null,
  body: null,
  transmission: null,
  fuel: null,
  mileage: null,
  price: null,
  reducedPrice: null,
  isPriceHidden: false,
  country: null,
  city: null,
  zipCode: null,
  isRetromobile: false,
  calandreCollection: false,
  handleByCalandre: false,
};

/** Writes a draft, or a car that is sold already. @throws AppError BadInput: brand, model, carType are needed. */
export async function createAd(parts: AdsParts, input: AdInput): Promise<string> {
  return parts.database.transaction(writes => createAdFor(writes, parts.bus, null, input));
}

/** The same inside the caller's transaction, as somebody's own. @throws AppError BadInput */
export async function createAdFor(
  writes: Writes,
  bus: Bus,
  ownerId: string | null,
  input: AdInput,
): Promise<string> {
  const { brand, model, carType } = input;
  if (!brand) throw new AppError('BadInput', { field: 'brand' });
  if (!model) throw new AppError('BadInput', { field: 'model' });
  if (!carType) throw new AppError('BadInput', { field: 'carType' });
  const uuid = randomUUID();
  await write(writes, { ...EMPTY, brand, model, carType, uuid, ownerId, slug: '' }, input);
  if (input.sold === true) await setStatus(writes, uuid, 'SOLD');
  await announce(bus, writes, uuid);
  return uuid;
}

/** Changes the fields given. @throws AppError NotFound, BadInput with the field */
export function updateAd(parts: AdsParts, uuid: string, input: AdInput): Promise<void> {
  return parts.database.transaction(writes => updateAdFor(writes, parts.bus, uuid, input));
}

/** The same inside the caller's transaction. @throws AppError NotFound, BadInput with the field */
export async function updateAdFor(writes: Writes, bus: Bus, uuid: string, input: AdInput): Promise<void> {
  const ad = found(await lockAd(writes, uuid));
  await write(writes, ad, input);
  if (input.sold === true && ad.status !== 'SOLD') await move(writes, ad, 'SOLD');
  if (input.sold === false && ad.status === 'SOLD') await move(writes, ad, 'PUBLISHED');
  await announce(bus, writes, uuid);
}

type ShownStatus = 'PUBLISHED' | 'WITHDRAWN';

/**
 * Puts an ad before the public, where a sold one stands already, or takes it away.
 * @throws AppError NotFound, BadInput for another move
 */
export function changeStatus(parts: AdsParts, uuid: string, status: ShownStatus): Promise<void> {
  return parts.database.transaction(writes => changeStatusFor(parts, writes, uuid, status));
}

/** The same inside the caller's transaction. @throws AppError NotFound, BadInput for another move */
export async function changeStatusFor(
  parts: Pick<AdsParts, 'bus' | 'onPublished'>,
  writes: Writes,
  uuid: string,
  status: ShownStatus,
): Promise<void> {
  const ad = found(await lockAd(writes, uuid));
  const isThere = ad.status === status || (status === 'PUBLISHED' && ad.status === 'SOLD');
  if (!isThere) await move(writes, ad, status);
  if (!isThere && status === 'PUBLISHED') await parts.onPublished?.(writes, uuid);
  await announce(parts.bus, writes, uuid);
}

const MOVES: Readonly<Record<Ad['status'], readonly Ad['status'][]>> = {
  DRAFT: ['PUBLISHED', 'SOLD'],
  PUBLISHED: ['SOLD', 'WITHDRAWN'],
  WITHDRAWN: ['PUBLISHED'],
  SOLD: ['PUBLISHED'],
};

async function move(writes: Writes, ad: Ad, status: Ad['status']): Promise<void> {
  if (!MOVES[ad.status].includes(status)) throw new AppError('BadInput', { field: 'status' });
  await setStatus(writes, ad.uuid, status);
}

type Known = AdColumns & { uuid: string; slug: string; ownerId: string | null };

async function write(writes: Writes, known: Known, input: AdInput): Promise<void> {
  checkAdInput(input);
  const { details, sellerEmail, sold: _sold, photos, ...given } = input;
  const columns = { ...columnsOf(known), ...withoutMissing(given) };
  if (columns.reducedPrice !== null && (columns.price === null || columns.reducedPrice >= columns.price)) {
    throw new AppError('BadInput', { field: 'reducedPrice' });
  }
  const ownerId = await ownerOf(writes, known, sellerEmail);
  const slug = adSlug(columns, known.uuid);
  if (known.slug !== '' && known.slug !== slug) await keepSlug(writes, known.slug, known.uuid);
  const saved: SavedAd = { ...columns, uuid: known.uuid, slug, ownerId, details };
  await saveAd(writes, saved);
  if (photos && (await setPhotos(writes, known.uuid, photos)) !== photos.length) {
    throw new AppError('BadInput', { field: 'photos' });
  }
}

async function ownerOf(
  writes: Writes,
  known: Known,
  email: string | null | undefined,
): Promise<string | null> {
  if (email === undefined) return known.ownerId;
  if (email === null) return null;
  const id = await findOwnerId(writes, email.trim());
  if (id === null) throw new AppError('BadInput', { field: 'sellerEmail' });
  return id;
}

function columnsOf(known: Known): AdColumns {
  const { brand, model, carType } = known;
  const rest = Object.keys(EMPTY).map(name => [name, known[name as keyof typeof EMPTY]]);
  return { brand, model, carType, ...(Object.fromEntries(rest) as typeof EMPTY) };
}

/** The fields given; null stands for "none", or for false where a field is a yes or no. */
function withoutMissing(given: Partial<Record<keyof AdColumns, unknown>>): Partial<AdColumns> {
  const flags = ['isPriceHidden', 'isRetromobile', 'calandreCollection', 'handleByCalandre'];
  const entries = Object.entries(given)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, flags.includes(name) ? value === true : value]);
  return Object.fromEntries(entries) as Partial<AdColumns>;
}

async function announce(bus: Bus, writes: Writes, uuid: string): Promise<void> {
  await bus.announce(writes, [{ topic: 'ad', id: uuid, version: 0 }]);
}
