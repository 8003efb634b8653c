import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { ContentListDocument, type ContentState } from '#web/graphql/documents.gen.ts';
import { AdminArea, Day, List, Moment, RowLink, staffMeta } from '#web/staff/frame/index.ts';
import { LinkButton, optionsOf } from '#web/ui/index.ts';
import { KindChoice, Languages } from './cells.tsx';
import { type Row, rowsOf } from './rows.ts';
import { idOf, kindOf } from './text-id.ts';

/** So many rows stand on a page; a kind has rarely more. */
const PAGE_LENGTH = 100;
const STATES: readonly ContentState[] = ['SHOWN', 'WAITING', 'PLANNED', 'DRAFT', 'MISSING'];

const DATE = {
  ...({ name: 'date', sort: 'DATE', isMinor: true } as const),
  cell: (row: Row) => <Day at={row.date} />,
};

export const meta = staffMeta(t => t('admin.content.title'));

/** Every text of a kind, with how each of its languages stands. */
export default function ContentListPage() {
  const t = useTranslations('admin.content');
  const [search] = useSearchParams();
  const kind = kindOf(search.get('kind'));
  const page = Math.max(1, Number(search.get('page')) || 1);
  return (
    <AdminArea
      section="admin/content"
      title={t('title')}
      text={t('text')}
      actions={
        <LinkButton to={linkTo('admin/content/edit', 'fr', { id: 'new' }, { kind })}>{t('new')}</LinkButton>
      }
    >
      <List
        {...{
          document: ContentListDocument,
          label: t('list'),
          t,
          sheet: ['content', t('file')],
          pageLength: PAGE_LENGTH,
        }}
        variables={({ text, sort, state }) => ({ kind, search: text, state, sort })}
        page={({ contentList }) => {
          const rows = rowsOf(kind, contentList);
          return [rows.slice((page - 1) * PAGE_LENGTH, page * PAGE_LENGTH), rows.length];
        }}
        keyOf={row => row.slug}
        filters={{ state: { label: t('state'), options: optionsOf(STATES, state => t(`filters.${state}`)) } }}
        tools={query => <KindChoice kind={kind} onChange={value => query.set({ kind: value })} />}
        columns={[
          {
            name: 'title',
            sort: 'TITLE',
            cell: row => (
              <RowLink to={linkTo('admin/content/edit', 'fr', { id: idOf(row) })}>{row.title}</RowLink>
            ),
          },
          { name: 'slug', isMinor: true, cell: row => row.slug },
          { title: t('columns.languages'), cell: row => <Languages row={row} /> },
          ...(kind === 'ARTICLE' || kind === 'EVENT' ? [DATE] : []),
          {
            title: t('columns.saved'),
            sort: 'SAVED',
            isMinor: true,
            cell: row => <Moment at={row.savedAt} />,
          },
        ]}
      />
    </AdminArea>
  );
}
