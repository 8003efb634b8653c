import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import {
  ContentCsvDocument,
  ContentListDocument,
  type ContentSort,
  type ContentState,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatDate, formatDateTime } from '#web/i18n/index.ts';
import {
  AdminArea,
  AdminList,
  type Column,
  ExportButton,
  staffMeta,
  useListQuery,
  useStaffData,
} from '#web/staff/frame/index.ts';
import { Badge, type BadgeTone, LinkButton, Select } from '#web/ui/index.ts';
import { type Row, rowsOf, stateOf, type TextState } from './rows.ts';
import { idOf, KINDS } from './text-id.ts';

/** So many rows stand on a page; a kind has rarely more. */
const PAGE_LENGTH = 100;

const STATES: readonly ContentState[] = ['SHOWN', 'WAITING', 'PLANNED', 'DRAFT', 'MISSING'];

const TONES: Record<TextState, BadgeTone> = {
  missing: 'red',
  draft: 'plain',
  planned: 'brass',
  waiting: 'brass',
  shown: 'good',
};

export const meta = staffMeta(t => t('admin.content.title'));

/** Every text of a kind, with how each of its languages stands. */
export default function ContentListPage() {
  const t = useTranslations('admin.content');
  const query = useListQuery(['kind', 'state']);
  const kind = KINDS.find(known => known === query.filters.kind) ?? 'ARTICLE';
  const asked = {
    kind,
    search: query.text,
    state: STATES.find(each => each === query.filters.state) ?? null,
    sort: query.sort as ContentSort | null,
  };
  const { data, again } = useStaffData(ContentListDocument, asked);
  const rows = data.kind === 'ready' ? rowsOf(kind, data.data.contentList) : [];
  const shown = rows.slice((query.page - 1) * PAGE_LENGTH, query.page * PAGE_LENGTH);
  const listed =
    data.kind === 'ready'
      ? { kind: data.kind, isOld: data.isOld, data: { rows: shown, total: rows.length } }
      : data;
  return (
    <AdminArea
      section="admin/content"
      title={t('title')}
      text={t('text')}
      actions={
        <LinkButton to={linkTo('admin/content/edit', 'fr', { id: 'new' }, { kind })}>{t('new')}</LinkButton>
      }
    >
      <AdminList
        label={t('list')}
        query={query}
        data={listed}
        again={again}
        pageLength={PAGE_LENGTH}
        columns={useColumns(kind === 'ARTICLE' || kind === 'EVENT')}
        keyOf={row => row.slug}
        searchLabel={t('search')}
        filters={[
          {
            name: 'state',
            label: t('state'),
            options: STATES.map(value => ({ value, label: t(`filters.${value}`) })),
          },
        ]}
        empty={t('empty')}
        tools={
          <>
            <Select
              name="kind"
              aria-label={t('kind')}
              value={kind}
              onChange={event => query.set({ kind: event.target.value })}
              className="min-w-52 text-14 max-sm:flex-1"
            >
              {KINDS.map(one => (
                <option key={one} value={one}>
                  {t(`kinds.${one}`)}
                </option>
              ))}
            </Select>
            <ExportButton
              name={t('file')}
              ask={async page => (await request(ContentCsvDocument, { ...asked, page })).contentCsv}
            />
          </>
        }
      />
    </AdminArea>
  );
}

function useColumns(hasDate: boolean): readonly Column<Row>[] {
  const t = useTranslations('admin.content.columns');
  const date: Column<Row> = {
    key: 'date',
    title: t('date'),
    sort: 'DATE',
    cell: row => <span className="tabular">{formatDate(row.date)}</span>,
    isMinor: true,
  };
  return [
    {
      key: 'title',
      title: t('title'),
      sort: 'TITLE',
      cell: row => (
        <Link
          to={linkTo('admin/content/edit', 'fr', { id: idOf(row) })}
          className="font-[560] underline-offset-4 hover:underline"
        >
          {row.title}
        </Link>
      ),
    },
    { key: 'slug', title: t('slug'), cell: row => row.slug, isMinor: true },
    { key: 'languages', title: t('languages'), cell: row => <Languages row={row} /> },
    ...(hasDate ? [date] : []),
    {
      key: 'saved',
      title: t('saved'),
      sort: 'SAVED',
      cell: row => <span className="tabular">{formatDateTime(row.savedAt)}</span>,
      isMinor: true,
    },
  ];
}

/** Each language as a way to its editor, in the colour of how it stands, with a sentence that says it. */
function Languages({ row }: { row: Row }) {
  const t = useTranslations('admin.content.states');
  return (
    <span className="flex flex-wrap gap-1.5">
      {row.languages.map(({ locale, text }) => {
        const state = stateOf(text);
        const date = text?.plannedAt ? formatDateTime(text.plannedAt) : '';
        const words = t(state, { language: locale, number: String(text?.shown ?? 0), date });
        return (
          <Link
            key={locale}
            to={linkTo('admin/content/edit', 'fr', { id: idOf(row) }, { locale })}
            aria-label={words}
            title={words}
            className="inline-flex min-h-11 items-center lg:min-h-8"
          >
            <Badge
              tone={TONES[state]}
              data-state={state}
              className={state === 'missing' ? 'line-through' : ''}
            >
              {locale}
            </Badge>
          </Link>
        );
      })}
    </span>
  );
}
