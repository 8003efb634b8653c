import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { PeopleDocument } from '#web/graphql/documents.gen.ts';
import { AdminArea, Day, List, Phone, RowLink, Stacked, staffMeta } from '#web/staff/frame/index.ts';
import { LinkButton, optionsOf } from '#web/ui/index.ts';
import { Badges, hasBadge } from './Badges.tsx';

const FILTERS = ['STAFF', 'BLOCKED', 'UNCONFIRMED', 'PROFESSIONAL'] as const;

export const meta = staffMeta(t => t('admin.people.title'));

/** All accounts. */
export default function PeoplePage() {
  const t = useTranslations('admin.people');
  return (
    <AdminArea section="admin/people" title={t('title')} text={t('text')}>
      <List
        {...{ document: PeopleDocument, label: t('label'), t, sheet: ['people', t('file')] }}
        variables={({ text, page, sort, filter }) => ({ search: text, page, sort, filter })}
        page={({ people }) => [people.people, people.totalCount]}
        keyOf={person => person.id}
        filters={{
          filter: { label: t('filter'), options: optionsOf(FILTERS, each => t(`filters.${each}`)) },
        }}
        tools={({ asked: { text, filter } }) => (
          <LinkButton
            look="secondary"
            to={linkTo('admin/letters/campaign', 'fr', { id: 'new' }, { segment: 'PEOPLE', text, filter })}
          >
            {t('write')}
          </LinkButton>
        )}
        columns={[
          {
            title: t('columns.name'),
            sort: 'NAME',
            cell: ({ id, firstName, lastName, pseudo }) => (
              <Stacked below={pseudo}>
                <RowLink to={linkTo('admin/people/person', 'fr', { id })}>
                  {`${firstName} ${lastName}`.trim() || t('nameless')}
                </RowLink>
              </Stacked>
            ),
          },
          {
            title: t('columns.contact'),
            cell: ({ email, phone }) => (
              <Stacked below={phone && <Phone phone={phone} />}>
                <span className="wrap-anywhere">{email}</span>
              </Stacked>
            ),
          },
          { name: 'state', cell: person => (hasBadge(person) ? <Badges person={person} /> : null) },
          {
            title: t('columns.since'),
            sort: 'SINCE',
            isMinor: true,
            cell: each => <Day at={each.createdAt} />,
          },
        ]}
      />
    </AdminArea>
  );
}
