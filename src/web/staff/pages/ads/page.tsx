import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import {
  StaffAdsCsvDocument,
  StaffAdsDocument,
  type StaffAdsQuery,
  type StaffAdsQueryVariables,
} from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { formatDateTime, formatEuros } from '#web/i18n/index.ts';
import {
  AdminArea,
  AdminList,
  type Column,
  ExportButton,
  type StaffData,
  staffMeta,
  useCan,
  useListQuery,
  useStaffData,
} from '#web/staff/frame/index.ts';
import { Badge, Button, LinkButton } from '#web/ui/index.ts';
import { NewAdDialog } from './NewAdDialog.tsx';
import { STATUS_TONES } from './status.ts';

type Row = StaffAdsQuery['staffCarAds']['ads'][number];

const PAGE_LENGTH = 50;
const STATUSES = ['DRAFT', 'PUBLISHED', 'SOLD', 'WITHDRAWN'] as const;
const KINDS = ['RETROMOBILE', 'CALANDRE_COLLECTION', 'HANDLED', 'PROFESSIONAL', 'INDIVIDUAL'] as const;

export const meta = staffMeta(t => t('admin.ads.title'));

/** Every ad, public or not: found, ordered, taken away as a sheet. */
export default function StaffAdsPage() {
  const t = useTranslations('admin.ads');
  const mayCreate = useCan('Ads:create');
  const [isNew, setNew] = useState(false);
  return (
    <AdminArea
      section="admin/ads"
      title={t('title')}
      text={t('text')}
      actions={
        mayCreate && (
          <>
            <LinkButton look="secondary" to={linkTo('admin/ads/import', 'fr')}>
              {t('import')}
            </LinkButton>
            <Button onClick={() => setNew(true)}>{t('create')}</Button>
          </>
        )
      }
    >
      <List />
      <NewAdDialog isOpen={isNew} onClose={() => setNew(false)} />
    </AdminArea>
  );
}

function List() {
  const t = useTranslations('admin.ads');
  const query = useListQuery(['status', 'kind', 'owner']);
  const { status, kind, owner } = query.filters;
  // The server refuses what is no status, kind or order; the address may say anything.
  const asked = {
    filter: { text: query.text, status: status || null, kind: kind || null, ownerId: owner || null },
    sort: query.sort,
  } as StaffAdsQueryVariables;
  const { data, again } = useStaffData(StaffAdsDocument, { ...asked, page: query.page });
  return (
    <>
      {owner !== '' && (
        <p className="mb-4 flex flex-wrap items-center gap-3 text-14">
          {t('ofOwner')}
          <Button look="quiet" onClick={() => query.set({ owner: '' })}>
            {t('allOwners')}
          </Button>
        </p>
      )}
      <AdminList
        label={t('title')}
        query={query}
        data={rowsOf(data)}
        again={again}
        pageLength={PAGE_LENGTH}
        columns={useColumns()}
        keyOf={row => row.uuid}
        searchLabel={t('search')}
        filters={[
          {
            name: 'status',
            label: t('status'),
            options: STATUSES.map(value => ({ value, label: t(`statuses.${value}`) })),
          },
          {
            name: 'kind',
            label: t('kind'),
            options: KINDS.map(value => ({ value, label: t(`kinds.${value}`) })),
          },
        ]}
        tools={
          <ExportButton
            name={t('file')}
            ask={async page => (await request(StaffAdsCsvDocument, { ...asked, page })).staffCarAdsCsv}
          />
        }
        empty={t('empty')}
      />
    </>
  );
}

function rowsOf(data: StaffData<StaffAdsQuery>): StaffData<{ rows: Row[]; total: number }> {
  if (data.kind !== 'ready') return data;
  const { ads, totalCount } = data.data.staffCarAds;
  return { ...data, data: { rows: ads, total: totalCount } };
}

function useColumns(): readonly Column<Row>[] {
  const t = useTranslations('admin.ads');
  return [
    { key: 'car', title: t('columns.car'), sort: 'NAME', cell: row => <Car row={row} /> },
    {
      key: 'status',
      title: t('status'),
      cell: ({ status }) => <Badge tone={STATUS_TONES[status]}>{t(`statuses.${status}`)}</Badge>,
    },
    { key: 'kind', title: t('kind'), isMinor: true, cell: ({ kind }) => t(`kinds.${kind}`) },
    {
      key: 'year',
      title: t('columns.year'),
      sort: 'YEAR',
      isNumber: true,
      isMinor: true,
      cell: row => row.year,
    },
    {
      key: 'price',
      title: t('columns.price'),
      sort: 'PRICE',
      isNumber: true,
      cell: ({ price, isPriceHidden }) => (
        <span className="whitespace-nowrap">
          {price === null ? '–' : formatEuros(price)}
          {isPriceHidden && <span className="block text-12 text-ink-soft">{t('hiddenPrice')}</span>}
        </span>
      ),
    },
    { key: 'owner', title: t('columns.owner'), isMinor: true, cell: row => <Owner row={row} /> },
    {
      key: 'updated',
      title: t('columns.updated'),
      sort: 'UPDATED',
      isMinor: true,
      cell: ({ updatedAt }) => <span className="tabular whitespace-nowrap">{formatDateTime(updatedAt)}</span>,
    },
  ];
}

function Car({ row: { uuid, brand, model, version, photo } }: { row: Row }) {
  return (
    <Link to={linkTo('admin/ads/edit', 'fr', { uuid })} className="group flex items-center gap-3">
      {photo ? (
        <img
          src={photo.url}
          srcSet={photo.srcSet}
          sizes="64px"
          width={64}
          height={44}
          loading="lazy"
          alt=""
          className="h-11 w-16 shrink-0 rounded-[6px] bg-wash object-cover"
        />
      ) : (
        <span className="h-11 w-16 shrink-0 rounded-[6px] bg-wash" />
      )}
      <span className="min-w-0">
        <span className="block font-[560] group-hover:underline">
          {brand} {model}
        </span>
        {version && <span className="block text-12 text-ink-soft">{version}</span>}
      </span>
    </Link>
  );
}

function Owner({ row: { ownerId, ownerName } }: { row: Row }) {
  if (ownerId === null) return '–';
  return (
    <Link
      to={linkTo('admin/ads', 'fr', {}, { owner: ownerId })}
      className="inline-flex min-h-6 items-center underline-offset-4 hover:underline"
    >
      {ownerName}
    </Link>
  );
}
