import type { Core } from '../core.ts';
import { isUuid, statement, type Writes } from '../database/index.ts';
import { AppError, requireInput } from '../errors.ts';

/** How somebody looks at a list: what its address says. */
export type ListView = {
  readonly id: string;
  readonly name: string;
  readonly query: string;
  readonly isShared: boolean;
  readonly isOwn: boolean;
  /** Whose it is; empty for who has left the house. */
  readonly ownerName: string;
};

export type ViewWish = Pick<ListView, 'name' | 'query' | 'isShared'> & { readonly page: string };

const PAGE = /^admin(\/[a-zA-Z-]+){0,3}$/;
const NAME_LENGTH_MAX = 60;
const QUERY_LENGTH_MAX = 2_000;
/** As many as one person keeps. */
const VIEWS_MAX = 200;

const listViews = statement(
  'lists.views',
  `select v.id, v.name, v.query, v.is_shared as "isShared", v.owner_id = $2 as "isOwn",
     trim(p.first_name || ' ' || p.last_name) as "ownerName"
   from list_views v join accounts p on p.id = v.owner_id
   where v.page = $1 and (v.owner_id = $2 or v.is_shared)
   order by (v.owner_id = $2) desc, lower(v.name), v.id limit 200`,
).all<ListView, [page: string, viewerId: string]>();

// One's own of that name is written over.
const saveView = statement(
  'lists.saveView',
  `insert into list_views (owner_id, page, name, query, is_shared)
   select $1, $2, $3, $4, $5 where (select count(*) from list_views where owner_id = $1) < ${VIEWS_MAX}
     or exists (select from list_views where owner_id = $1 and page = $2 and name = $3)
   on conflict (owner_id, page, name) do update set query = excluded.query, is_shared = excluded.is_shared
   returning id`,
).any<[ownerId: string, wish: ViewWish], Writes>((ownerId, { page, name, query, isShared }) => [
  ...[ownerId, page, name, query],
  isShared,
]);

const removeView = statement(
  'lists.removeView',
  'delete from list_views where id = $1 and owner_id = $2 returning id',
).any<[id: string, ownerId: string], Writes>();

/** The views that staff keep of lists: one's own, and those that colleagues share. */
export function openViews({ database }: Pick<Core, 'database'>) {
  return {
    /** Of one page: one's own first, then by name. */
    list: (page: string, viewerId: string) => listViews(database, page, viewerId),
    /** Keeps one under a name; one's own of that name is written over. @throws AppError BadInput with the field */
    async save(ownerId: string, { page, name, query, isShared }: ViewWish): Promise<void> {
      const wish = { page, isShared, name: name.trim(), query };
      requireInput(PAGE.test(page), 'page');
      requireInput(wish.name !== '' && wish.name.length <= NAME_LENGTH_MAX, 'name');
      requireInput(query.length <= QUERY_LENGTH_MAX, 'query');
      requireInput(await database.transaction(writes => saveView(writes, ownerId, wish)), 'name');
    },
    /** @throws AppError NotFound where it is not one's own */
    async remove(ownerId: string, id: string): Promise<void> {
      const isGone = isUuid(id) && (await database.transaction(writes => removeView(writes, id, ownerId)));
      if (!isGone) throw new AppError('NotFound');
    },
  };
}
