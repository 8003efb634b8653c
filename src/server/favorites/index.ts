/**
 * The favourites of a person. Adding one twice counts once, and the auction's counter changes in the same transaction.
 */
import { carTitle } from '#shared/words/car-title.ts';
import type { Ad, Ads } from '../ads/index.ts';
import { type Auctions, holdAuctions } from '../auctions/index.ts';
import { type Database, isUuid, statement } from '../database/index.ts';
import { AppError, found, requireInput } from '../errors.ts';
import type { Limits } from '../limits/index.ts';
import type { PersonalData } from '../personal-data.ts';

const addSql = statement(
  'favorites.add',
  'insert into favorites (account_id, ad_uuid) values ($1, $2) on conflict do nothing returning ad_uuid',
);
const removeSql = statement(
  'favorites.remove',
  'delete from favorites where account_id = $1 and ad_uuid = $2 returning ad_uuid',
);
const collectSql = statement(
  'favorites.collect',
  `select ad_uuid as ad, to_json(created_at) as "addedAt", ending_offsets as "endingOffsets"
   from favorites where account_id = $1 order by created_at`,
);
const listSql = statement(
  'favorites.list',
  'select ad_uuid as uuid from favorites where account_id = $1 order by created_at desc, ad_uuid limit 1000',
);

const newestSql = statement(
  'favorites.newest',
  `select ad_uuid as uuid, created_at as "addedAt", ending_offsets as "endingOffsets" from favorites
   where account_id = $1 order by created_at desc, ad_uuid limit $2`,
);

const remindSql = statement(
  'favorites.remind',
  'update favorites set ending_offsets = $3 where account_id = $1 and ad_uuid = $2 returning ad_uuid',
);

const OFFSETS_MAX = 5;
const OFFSET_MINUTES_MAX = 7 * 1_440;
/** The newest favourites are shown in full, up to this number. */
const SHOWN_MAX = 200;

/** A favourite with its car; null when the car is no longer public: then only its name is shown. */
export type FavoriteCar = {
  readonly uuid: string;
  readonly addedAt: number;
  /** Minutes before the end for reminders; null: the person's settings. */
  readonly endingOffsets: readonly number[] | null;
  readonly name: string;
  readonly car: Ad | null;
};

export type FavoritesParts = {
  readonly database: Database;
  readonly ads: Ads;
  readonly auctions: Auctions;
  readonly limits: Pick<Limits, 'take'>;
};

export type Favorites = ReturnType<typeof openFavorites>;

export function openFavorites({ database, ads, auctions, limits }: FavoritesParts) {
  async function change(accountId: string, uuid: string, difference: 1 | -1): Promise<boolean> {
    // Limited, since each change locks the lot and notifies all its watchers.
    await limits.take('favorite', accountId);
    const sql = difference === 1 ? addSql : removeSql;
    return database.transaction(async writes => {
      await holdAuctions(writes, uuid);
      const changed = await writes.query(sql, [accountId, uuid]);
      if (changed.length > 0) await auctions.countFavorite(writes, uuid, difference);
      return changed.length > 0;
    });
  }

  const personalData: PersonalData = {
    name: 'favorites',
    collect: (reads, accountId) => reads.query(collectSql, [accountId]),
    // The erasure has locked their auctions before the account.
    async erase(writes, accountId) {
      for (const { ad } of await writes.query<{ ad: string }>(collectSql, [accountId])) {
        await writes.query(removeSql, [accountId, ad]);
        await auctions.countFavorite(writes, ad, -1);
      }
    },
  };

  return {
    personalData,
    /** Adds a favourite. @throws AppError NotFound, RateLimited */
    async add(accountId: string, uuid: string): Promise<void> {
      const ad = found(await ads.findPublic(uuid));
      await change(accountId, ad.uuid, 1);
    },
    /** Removes a favourite, even of a withdrawn car. @throws AppError NotFound, RateLimited */
    async remove(accountId: string, uuid: string): Promise<void> {
      const ad = found(await ads.find(uuid));
      if (!(await change(accountId, ad.uuid, -1)) && !ad.isPublic) throw new AppError('NotFound');
    },
    /** Sets a favourite's reminders; null: the person's settings. @throws AppError NotFound, BadInput */
    async remind(accountId: string, uuid: string, minutes: readonly number[] | null): Promise<void> {
      const isSpan = (each: number) => Number.isInteger(each) && each > 0 && each <= OFFSET_MINUTES_MAX;
      requireInput((minutes?.length ?? 0) <= OFFSETS_MAX && (minutes ?? []).every(isSpan), 'minutes');
      const rows = isUuid(uuid) ? await database.query(remindSql, [accountId, uuid, minutes]) : [];
      if (rows.length === 0) throw new AppError('NotFound');
    },
    /** Lists the newest favourites with their cars, sold and withdrawn ones included. */
    async listCars(accountId: string): Promise<FavoriteCar[]> {
      type Row = Omit<FavoriteCar, 'name' | 'car'>;
      const rows = await database.query<Row>(newestSql, [accountId, SHOWN_MAX]);
      const found = await Promise.all(rows.map(({ uuid }) => ads.find(uuid)));
      return rows.flatMap((row, at) => {
        const ad = found[at];
        return ad ? [{ ...row, name: carTitle(ad), car: ad.isPublic ? ad : null }] : [];
      });
    },
    list: async (accountId: string) =>
      (await database.query<{ uuid: string }>(listSql, [accountId])).map(row => row.uuid),
  };
}
