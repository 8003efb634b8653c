import { useTranslations } from 'use-intl';
import {
  EndHouseApiKeyDocument,
  EndPersonApiKeyDocument,
  StaffApiKeysDocument,
  type StaffApiKeysQuery,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { ConfirmButton } from '#web/staff/forms/index.ts';
import { Day, List, Moment, Stacked } from '#web/staff/frame/index.ts';
import { optionsOf } from '#web/ui/index.ts';
import { Owner } from './Owner.tsx';

const FILTERS = ['HOUSE', 'PEOPLE', 'APPLICATIONS', 'UNUSED'] as const;

type Line = StaffApiKeysQuery['apiKeys']['keys'][number];

const endKey = ({ ownerId: personId, key: { id } }: Line): Promise<unknown> =>
  personId === null
    ? request(EndHouseApiKeyDocument, { id })
    : request(EndPersonApiKeyDocument, { personId, id });

/** Every key that opens the API, the house's own and people's, each with its end. */
export function KeyList() {
  const t = useTranslations('admin.programs.keys');
  const all = useTranslations('admin.programs.columns');
  return (
    <List
      {...{ document: StaffApiKeysDocument, label: t('label'), t, sheet: ['keys', t('file')] }}
      variables={({ text, page, sort, filter }) => ({ search: text, page, sort, filter })}
      page={({ apiKeys: { keys, totalCount } }) => [keys, totalCount]}
      keyOf={({ key }) => key.id}
      filters={{
        filter: { label: t('filter'), options: optionsOf(FILTERS, each => t(`filters.${each}`)) },
      }}
      columns={[
        {
          name: 'name',
          sort: 'NAME',
          cell: ({ key }) => <Stacked below={key.start && `${key.start}…`}>{key.name}</Stacked>,
        },
        { title: all('owner'), sort: 'OWNER', cell: ({ key: _key, ...owner }) => <Owner {...owner} /> },
        {
          name: 'scopes',
          isMinor: true,
          cell: ({ key }) => key.scopes.map(each => t(`scope.${each}`)).join(' · '),
        },
        {
          name: 'usedAt',
          sort: 'USED',
          cell: ({ key: { usedAt } }) => (usedAt === null ? t('never') : <Moment at={usedAt} />),
        },
        {
          title: t('columns.made'),
          sort: 'MADE',
          isMinor: true,
          cell: ({ key }) => <Day at={key.createdAt} />,
        },
        {
          title: all('act'),
          cell: line => (
            <ConfirmButton
              {...{ look: 'danger', name: 'end-key', label: t('end'), of: line.key.name }}
              title={t('endTitle', { name: line.key.name })}
              text={t('endText')}
              act={() => endKey(line)}
            />
          ),
        },
      ]}
    />
  );
}
