import { statement } from '../database/index.ts';
import type { PersonalData } from '../personal-data.ts';

/** How somebody looks at lists; it goes with them, what they share as well. */
export const listViewsPersonalData: PersonalData = {
  name: 'listViews',
  collect: statement(
    'lists.collectViews',
    `select coalesce(json_agg(json_build_object('page', page, 'name', name, 'query', query, 'shared', is_shared)
       order by page, name), '[]') as held from list_views where owner_id = $1`,
  ).value<{ held: unknown }, [accountId: string]>('held'),
  erase: statement('lists.eraseViews', 'delete from list_views where owner_id = $1').run(),
};
