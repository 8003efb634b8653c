import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { type ContentKind, ContentListDocument, type ContentState } from '#web/graphql/documents.gen.ts';
import { formatDateTime } from '#web/i18n/index.ts';
import { AdminArea, Day, List, Moment, RowLink, staffMeta } from '#web/staff/frame/index.ts';
import { Badge, type BadgeTone, LinkButton, optionsOf, Select } from '#web/ui/index.ts';
import { idOf, KINDS, kindOf, type Row, rowsOf, stateOf, type TextState } from './texts.ts';

/** The rows per page; a kind rarely has more. */
const PAGE_LENGTH = 100;
const STATES: readonly ContentState[] = ['SHOWN', 'WAITING', 'PLANNED', 'DRAFT', 'MISSING'];

const DATE = {
  ...({ name: 'date', sort: 'DATE', isMinor: true } as const),
  cell: (row: Row) => <Day at={row.date} />,
};

export const meta = staffMeta(t => t('admin.content.title'));

/** The texts of a kind, with the state of each language. */
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

const TONES: Record<TextState, BadgeTone> = {
  missing: 'red',
  draft: 'plain',
  planned: 'brass',
  waiting: 'brass',
  shown: 'good',
};

/** The choice of the kind. */
function KindChoice({ kind, onChange }: { kind: ContentKind; onChange: (kind: string) => void }) {
  const t = useTranslations('admin.content');
  return (
    <Select
      name="kind"
      aria-label={t('kind')}
      value={kind}
      onChange={event => onChange(event.target.value)}
      className="min-w-52 text-14 max-sm:flex-1"
      options={optionsOf(KINDS, one => t(`kinds.${one}`))}
    />
  );
}

/** A link per language to its editor, with its state as colour and text. */
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
