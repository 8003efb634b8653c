import { Link, useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { CAR_CODES, type CarType, readFieldFilters } from '#shared/fields/index.ts';
import { linkTo } from '#shared/paths/links.ts';
import { WrongFields } from '#web/features/form/index.ts';
import { useToasts } from '#web/features/toasts/index.ts';
import { requestOnce } from '#web/features/unanswered/index.ts';
import { CreateCarAdDocument, StaffAdsDocument, type StaffAdsQuery } from '#web/graphql/documents.gen.ts';
import { formatEuros } from '#web/i18n/index.ts';
import { FormButton } from '#web/staff/forms/index.ts';
import { AdminArea, List, Moment, OpenSteps, staffMeta, useCan } from '#web/staff/frame/index.ts';
import { Button, LinkButton, optionsOf, SelectField, TextField } from '#web/ui/index.ts';
import { AddFieldFilter, FieldFilters } from './FieldFilters.tsx';
import { Status } from './Status.tsx';

const STATUSES = ['DRAFT', 'PUBLISHED', 'SOLD', 'WITHDRAWN'] as const;
const KINDS = ['RETROMOBILE', 'CALANDRE_COLLECTION', 'HANDLED', 'PROFESSIONAL', 'INDIVIDUAL'] as const;

const ACTS = [
  ['PUBLISH', 'Ads:publish'],
  ['WITHDRAW', 'Ads:publish'],
  ['COLLECT', 'Ads:update'],
  ['UNCOLLECT', 'Ads:update'],
] as const;

export const meta = staffMeta(t => t('admin.ads.title'));

/** All ads, public or not, with search, sorting and export. */
export default function StaffAdsPage() {
  const t = useTranslations('admin.ads');
  return (
    <AdminArea
      section="admin/ads"
      title={t('title')}
      text={t('text')}
      actions={
        useCan('Ads:create') && (
          <>
            <LinkButton look="secondary" to={linkTo('admin/ads/import', 'fr')}>
              {t('import')}
            </LinkButton>
            <NewAd />
          </>
        )
      }
    >
      <OfOwner />
      <FieldFilters />
      <List
        {...{ document: StaffAdsDocument, label: t('title'), t, sheet: ['ads', t('file')] }}
        variables={({ text, page, sort, status, kind, owner, where }) => ({
          ...{ filter: { text, status, kind, ownerId: owner, fields: readFieldFilters(where) }, sort, page },
        })}
        page={({ staffCarAds: { ads, totalCount } }) => [ads, totalCount]}
        keyOf={ad => ad.uuid}
        filters={{
          status: { label: t('status'), options: optionsOf(STATUSES, each => t(`statuses.${each}`)) },
          kind: { label: t('kind'), options: optionsOf(KINDS, each => t(`kinds.${each}`)) },
        }}
        also={['owner', 'where']}
        tools={() => <AddFieldFilter />}
        acts={ACTS.map(([act, permission]) => ({
          ...{ act, permission, label: t(`acts.${act}`) },
          warning: act === 'PUBLISH' ? ids => <OpenSteps uuids={ids} /> : undefined,
        }))}
        columns={[
          { name: 'car', sort: 'NAME', cell: ad => <Car ad={ad} /> },
          {
            title: t('status'),
            cell: ad => <Status {...ad} />,
          },
          { title: t('kind'), isMinor: true, cell: ({ kind }) => t(`kinds.${kind}`) },
          { title: t('columns.year'), sort: 'YEAR', isNumber: true, isMinor: true, cell: ad => ad.year },
          { name: 'price', sort: 'PRICE', isNumber: true, cell: ad => <Price ad={ad} /> },
          { name: 'seller', isMinor: true, cell: ad => <Owner ad={ad} /> },
          {
            title: t('columns.updated'),
            sort: 'UPDATED',
            isMinor: true,
            cell: ad => <Moment at={ad.updatedAt} />,
          },
        ]}
      />
    </AdminArea>
  );
}

/** Says that the list shows one owner's ads, with a button to show all. */
function OfOwner() {
  const t = useTranslations('admin.ads');
  const [search, setSearch] = useSearchParams();
  if (!search.has('owner')) return null;
  const allOwners = () => {
    const next = new URLSearchParams(search);
    for (const name of ['owner', 'page']) next.delete(name);
    setSearch(next, { replace: true });
  };
  return (
    <p className="mb-4 flex flex-wrap items-center gap-3 text-14">
      {t('ofOwner')}
      <Button look="quiet" onClick={allOwners}>
        {t('allOwners')}
      </Button>
    </p>
  );
}

type AdProps = { ad: StaffAdsQuery['staffCarAds']['ads'][number] };

function Price({ ad: { price, isPriceHidden } }: AdProps) {
  const t = useTranslations('admin.ads');
  return (
    <span className="whitespace-nowrap">
      {price === null ? '–' : formatEuros(price)}
      {isPriceHidden && <span className="block text-12 text-ink-soft">{t('hiddenPrice')}</span>}
    </span>
  );
}

function Car({ ad: { uuid, brand, model, version, photo } }: AdProps) {
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

function Owner({ ad: { ownerId, ownerName } }: AdProps) {
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

const EMPTY = { brand: '', model: '', carType: 'CLASSIC' as CarType };

/** Asks for what an ad must have; the editor then opens for the rest. */
function NewAd() {
  const t = useTranslations('admin.ads');
  const navigate = useNavigate();
  const { fail } = useToasts();
  const create = async (typed: typeof EMPTY) => {
    const empty = (['brand', 'model'] as const).filter(name => typed[name].trim() === '');
    if (empty.length > 0) {
      throw new WrongFields(
        Object.fromEntries(empty.map(name => [name, 'admin.ads.newAd.required'] as const)),
      );
    }
    const { createCarAd } = await requestOnce(CreateCarAdDocument, { data: typed });
    await navigate(linkTo('admin/ads/edit', 'fr', { uuid: createCarAd.uuid }));
  };
  return (
    <FormButton
      {...{ name: 'new-ad', label: t('create'), title: t('newAd.title'), text: t('newAd.text') }}
      sendLabel={t('newAd.create')}
      first={EMPTY}
      act={create}
      onRefused={fail}
    >
      {({ field }) => (
        <>
          <TextField label={t('newAd.brand')} isRequired {...field('brand')} />
          <TextField label={t('newAd.model')} isRequired {...field('model')} />
          <SelectField
            label={t('newAd.carType')}
            isRequired
            {...field('carType')}
            options={optionsOf(CAR_CODES.carType, type => t(`carTypes.${type}`))}
          />
        </>
      )}
    </FormButton>
  );
}
