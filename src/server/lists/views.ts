import { rightsOf, sectionOf } from '#shared/paths/staff-rights.ts';
import { RIGHTS } from '../accounts/index.ts';
import { hasRight, PERMISSIONS, type Permission, type Viewer } from '../context.ts';
import type { Core } from '../core.ts';
import { inOrderOf, isUuid, type Reads, statement, type Writes } from '../database/index.ts';
import { AppError, requireInput } from '../errors.ts';

/** How somebody looks at a list: what its address says. */
export type ListView = {
  readonly id: string;
  readonly name: string;
  readonly query: string;
  readonly isShared: boolean;
  readonly isOwn: boolean;
  /** One's own; or what somebody shared who may not open the list any more, for who gives permissions. */
  readonly mayRemove: boolean;
  readonly ownerName: string;
};

export type ViewWish = Pick<ListView, 'name' | 'query' | 'isShared'> & { readonly page: string };

const NAME_LENGTH_MAX = 60;
const QUERY_LENGTH_MAX = 2_000;
/** As many as one person keeps. */
const VIEWS_MAX = 200;

const listViews = statement(
  'lists.views',
  `select v.id, v.name, v.query, v.is_shared as "isShared", v.owner_id = $2 as "isOwn",
     v.owner_id = $2 or not o.may as "mayRemove", trim(p.first_name || ' ' || p.last_name) as "ownerName"
   from list_views v join accounts p on p.id = v.owner_id
     cross join lateral (select p.blocked_at is null and (${RIGHTS}) && $3::text[] as may) o
   where v.page = $1 and (v.owner_id = $2 or v.is_shared and (o.may or $4))
   order by (v.owner_id = $2) desc, lower(v.name), v.id limit 200`,
).all<ListView, [page: string, viewerId: string, opening: readonly Permission[], isKeeper: boolean]>();

// One's own of that name is written over.
const saveView = statement(
  'lists.saveView',
  `insert into list_views (owner_id, page, name, query, is_shared)
   select $1, $2, $3, $4, $5 where (select count(*) from list_views where owner_id = $1) < ${VIEWS_MAX}
     or exists (select from list_views where owner_id = $1 and page = $2 and name = $3)
   on conflict (owner_id, page, name) do update set query = excluded.query, is_shared = excluded.is_shared
   returning id`,
).any<[ownerId: string, wish: ViewWish], Writes>(inOrderOf('page', 'name', 'query', 'isShared'));

const removeOwn = statement(
  'lists.removeView',
  'delete from list_views where id = $1 and owner_id = $2 returning id',
).any<[id: string, ownerId: string], Writes>();
const findPage = statement('lists.pageOfView', 'select page from list_views where id = $1').value<
  { page: string },
  [id: string]
>('page');
const removeAnybodys = statement(
  'lists.removeAnybodysView',
  'delete from list_views where id = $1 returning id',
).any<[id: string], Writes>();

/** What opens the list that stands on a page: any of these permissions; null for what is no page of staff's. */
function openingOf(page: string): readonly Permission[] | null {
  const section = sectionOf(page);
  const rights: readonly Permission[] = section ? rightsOf(section) : [];
  return section && (rights.length > 0 ? rights : PERMISSIONS);
}

async function listFor(reads: Reads, page: string, viewer: Viewer): Promise<ListView[]> {
  const opening = openingOf(page);
  if (!opening || !hasRight(viewer, opening)) return [];
  return listViews(reads, page, viewer.id, opening, viewer.permissions.has('Users:update'));
}

/**
 * The views that staff keep of lists: one's own, and those that colleagues share. Their words are those of the list:
 * they are shown to who may open it, and shared by who may.
 */
export function openViews({ database }: Pick<Core, 'database'>) {
  return {
    /** Of one page: one's own first, then by name; none for who may not open it. */
    list: (page: string, viewer: Viewer) => listFor(database, page, viewer),
    /**
     * Keeps one under a name; one's own of that name is written over.
     * @throws AppError BadInput with the field; Forbidden for who may not open the list
     */
    async save(viewer: Viewer, { page, name, query, isShared }: ViewWish): Promise<void> {
      const wish = { page, isShared, name: name.trim(), query };
      const opening = openingOf(page);
      if (!opening) throw new AppError('BadInput', { field: 'page' });
      if (!hasRight(viewer, opening)) throw new AppError('Forbidden');
      requireInput(wish.name !== '' && wish.name.length <= NAME_LENGTH_MAX, 'name');
      requireInput(query.length <= QUERY_LENGTH_MAX, 'query');
      requireInput(await database.transaction(writes => saveView(writes, viewer.id, wish)), 'name');
    },
    /** @throws AppError NotFound where it is neither one's own nor one that `mayRemove` */
    async remove(viewer: Viewer, id: string): Promise<void> {
      const isGone =
        isUuid(id) &&
        (await database.transaction(async writes => {
          if (await removeOwn(writes, id, viewer.id)) return true;
          const shown = await listFor(writes, (await findPage(writes, id)) ?? '', viewer);
          const mayRemove = shown.some(view => view.id === id && view.mayRemove);
          return mayRemove && (await removeAnybodys(writes, id));
        }));
      if (!isGone) throw new AppError('NotFound');
    },
  };
}
