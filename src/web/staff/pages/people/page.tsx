import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import {
  PeopleCsvDocument,
  PeopleDocument,
  type PeopleQuery,
  type PersonSort,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatDate } from '#web/i18n/index.ts';
import {
  AdminArea,
  AdminList,
  type Column,
  ExportButton,
  type StaffData,
  staffMeta,
  useListQuery,
  useStaffData,
} from '#web/staff/frame/index.ts';
import { Badge } from '#web/ui/index.ts';

const PAGE_LENGTH = 50;
const FILTERS = ['STAFF', 'BLOCKED', 'UNCONFIRMED', 'PROFESSIONAL'] as const;

type Line = PeopleQuery['people']['people'][number];

export const meta = staffMeta(t => t('admin.people.title'));

/** Everybody with an account. */
export default function PeoplePage() {
  const t = useTranslations('admin.people');
  const query = useListQuery(['filter']);
  const filter = FILTERS.find(each => each === query.filters.filter) ?? null;
  const asked = { search: query.text, filter, sort: query.sort as PersonSort | null };
  const { data, again } = useStaffData(PeopleDocument, { ...asked, page: query.page });
  const exported = async (page: number) => (await request(PeopleCsvDocument, { ...asked, page })).peopleCsv;
  const rows: StaffData<{ rows: readonly Line[]; total: number }> =
    data.kind === 'ready'
      ? { ...data, data: { rows: data.data.people.people, total: data.data.people.totalCount } }
      : data;
  return (
    <AdminArea section="admin/people" title={t('title')} text={t('text')}>
      <AdminList
        label={t('label')}
        query={query}
        data={rows}
        again={again}
        pageLength={PAGE_LENGTH}
        columns={useColumns()}
        keyOf={person => person.id}
        searchLabel={t('search')}
        filters={[
          {
            name: 'filter',
            label: t('filter'),
            options: FILTERS.map(value => ({ value, label: t(`filters.${value}`) })),
          },
        ]}
        tools={<ExportButton name={t('file')} ask={exported} />}
        empty={t('empty')}
      />
    </AdminArea>
  );
}

function useColumns(): readonly Column<Line>[] {
  const t = useTranslations('admin.people');
  return [
    {
      key: 'name',
      title: t('columns.name'),
      sort: 'NAME',
      cell: ({ id, firstName, lastName, pseudo }) => (
        <span className="flex flex-col">
          <Link
            to={linkTo('admin/people/person', 'fr', { id })}
            className="font-[560] text-link underline-offset-4 hover:underline"
          >
            {`${firstName} ${lastName}`.trim() || t('nameless')}
          </Link>
          {pseudo && <span className="text-12 text-ink-soft">{pseudo}</span>}
        </span>
      ),
    },
    {
      key: 'contact',
      title: t('columns.contact'),
      cell: ({ email, phone }) => (
        <span className="flex flex-col wrap-anywhere">
          {email}
          {phone && <span className="tabular text-12 text-ink-soft">{phone}</span>}
        </span>
      ),
    },
    {
      key: 'state',
      title: t('columns.state'),
      cell: person => (hasBadge(person) ? <Badges person={person} /> : null),
    },
    {
      key: 'since',
      title: t('columns.since'),
      sort: 'SINCE',
      isMinor: true,
      cell: ({ createdAt }) => <span className="tabular">{formatDate(createdAt)}</span>,
    },
  ];
}

const hasBadge = (person: Line) =>
  person.blockedAt !== null || person.isStaff || person.isProfessional || !person.isEmailConfirmed;

function Badges({ person }: { person: Line }) {
  const t = useTranslations('admin.people.badges');
  return (
    <span className="flex flex-wrap gap-1.5">
      {person.blockedAt && <Badge tone="red">{t('blocked')}</Badge>}
      {person.isStaff && <Badge tone="brass">{t('staff')}</Badge>}
      {person.isProfessional && <Badge>{t('professional')}</Badge>}
      {!person.isEmailConfirmed && <Badge>{t('unconfirmed')}</Badge>}
    </span>
  );
}
