/**
 * The favourites room: which ads a person keeps an eye on. It promises that setting one twice counts once,
 * and that the count on the auction follows in the same transaction.
 */
import type { Ads } from '../ads/index.ts';
import type { Auctions } from '../auctions/index.ts';
import { type Database, statement } from '../database/index.ts';
import { found } from '../errors.ts';

export { favoritesSchema } from './schema.ts';

const addSql = statement(
  'favorites.add',
  'insert into favorites (account_id, ad_uuid) values ($1, $2) on conflict do nothing returning ad_uuid',
);
const removeSql = statement(
  'favorites.remove',
  'delete from favorites where account_id = $1 and ad_uuid = $2 returning ad_uuid',
);
const listSql = statement(
  'favorites.list',
  'select ad_uuid as uuid from favorites where account_id = $1 order by created_at desc, ad_uuid limit 1000',
);

export type FavoritesParts = {
  readonly database: Database;
  readonly ads: Ads;
  readonly auctions: Auctions;
};

export type Favorites = ReturnType<typeof openFavorites>;

export function openFavorites({ database, ads, auctions }: FavoritesParts) {
  async function change(accountId: string, uuid: string, difference: 1 | -1): Promise<void> {
    const ad = found(await ads.findPublic(uuid));
    const sql = difference === 1 ? addSql : removeSql;
    await database.transaction(async writes => {
      const changed = await writes.query(sql, [accountId, ad.uuid]);
      if (changed.length > 0) await auctions.countFavorite(writes, ad.uuid, difference);
    });
  }

  return {
    /** @throws AppError NotFound */
    add: (accountId: string, uuid: string) => change(accountId, uuid, 1),
    /** @throws AppError NotFound */
    remove: (accountId: string, uuid: string) => change(accountId, uuid, -1),
    list: async (accountId: string) =>
      (await database.query<{ uuid: string }>(listSql, [accountId])).map(row => row.uuid),
  };
}
