import { CAR_FIELDS, FIELD_FILTERS_MAX, isFieldFilter } from '#shared/fields/index.ts';
import type { AuditEntry } from '../audit/index.ts';
import type { AuditEntryRef } from '../audit/schema.ts';
import { isUuid } from '../database/index.ts';
import { AppError, found, requireInput } from '../errors.ts';
import type { PhotoRef } from '../files/schema.ts';
import { type Builder, exposedOrNull, sheetOf, withRight } from '../graphql/index.ts';
import { PAGE_LENGTH, type Paged, type Span, spanOf } from '../paging.ts';
import { type Ad, type AdStatus, carOf } from './ad.ts';
import type { CarAdRef, CarAdValuesRef } from './car-schema.ts';
import type { Ads } from './index.ts';
import { AD_SHEET } from './sheet.ts';
import { type AdOwner, STAFF_AD_SORTS, type StaffAdFilter } from './staff-store.ts';
import { type AdEnums, kindOf } from './types.ts';

type StaffSchemaParts = {
  readonly Photo: PhotoRef;
  readonly CarAd: CarAdRef;
  readonly CarAdValues: CarAdValuesRef;
  readonly enums: AdEnums;
  readonly AuditEntry: AuditEntryRef;
  readonly listEntries: (subjectId: string, first: number) => Promise<AuditEntry[]>;
};

const USUAL_SORT = 'UPDATED_DESC';
const TEXT_LENGTH_MAX = 200;
const HISTORY_LENGTH = 100;

/** Adds the staff queries of ads, public or not; each needs Ads:update. */
export function addStaffQueries(builder: Builder, ads: Ads, parts: StaffSchemaParts): void {
  addList(builder, ads, parts);
  addEdited(builder, ads, parts);
}

function addList(builder: Builder, ads: Ads, parts: StaffSchemaParts): void {
  const StaffAdPage = pageType(builder, ads, parts);
  const Sort = builder.enumType('StaffAdSort', { values: STAFF_AD_SORTS });
  const FieldFilter = builder.inputType('CarFieldFilter', {
    fields: t => ({
      field: t.string({ required: true, description: 'As the description of a car names it: `cylinders`.' }),
      is: t.string({ description: 'A code or a country, `true` or `false`; of a text a part.' }),
      from: t.string({ description: 'Of numbers and days, itself included.' }),
      to: t.string({ description: 'Of numbers and days, itself included.' }),
      isMissing: t.boolean({
        description: 'true: those where nothing is said; false: those where something is.',
      }),
    }),
  });
  const Filter = builder.inputType('StaffAdFilter', {
    fields: t => ({
      text: t.string({
        description: 'Words of the car, its owner, its reference or its chassis, or a whole uuid.',
      }),
      status: t.field({ type: parts.enums.AdStatus }),
      kind: t.field({ type: parts.enums.AdKind }),
      ownerId: t.id(),
      fields: t.field({ type: [FieldFilter], description: 'An ad has to meet each; eight at most.' }),
    }),
  });
  builder.queryField('staffCarAds', t =>
    t.field({
      type: StaffAdPage,
      description: 'Ads:update. Fifty a page, those changed last first.',
      args: {
        filter: t.arg({ type: Filter }),
        sort: t.arg({ type: Sort }),
        page: t.arg.int({ defaultValue: 1 }),
        first: t.arg.int({ defaultValue: PAGE_LENGTH, description: 'How many a page; fifty at most.' }),
      },
      extensions: sheetOf({
        name: 'ads',
        permission: 'Ads:update',
        columns: AD_SHEET,
        rows: (asked: Asked, span) => sheetRows(ads, asked, span),
        // A fixed order: concurrent edits must not move rows across pages.
        ids: ({ filter }: Asked, span) => ads.listForStaff(toFilter(filter), 'NAME_ASC', span),
      }),
      resolve: withRight('Ads:update', async ({ filter, sort, page, first }) => {
        requireInput((first ?? PAGE_LENGTH) <= PAGE_LENGTH, 'first');
        const span = spanOf({ page, first });
        const { rows, totalCount } = await ads.listForStaff(toFilter(filter), sort ?? USUAL_SORT, span);
        const [listed, waiting] = await Promise.all([allOf(ads, rows), ads.inReview(rows)]);
        return { rows: listed.map(ad => ({ ...ad, isInReview: waiting.has(ad.uuid) })), totalCount };
      }),
    }),
  );
}

/** Returns the matching rows, in a form that can be imported again. */
async function sheetRows(ads: Ads, { filter, sort }: Asked, span: Span) {
  const { rows: uuids, totalCount } = await ads.listForStaff(toFilter(filter), sort ?? USUAL_SORT, span);
  const rows = (await allOf(ads, uuids)).map(async ad => {
    const owner = ad.ownerId === null ? null : await ads.ownerOf(ad.uuid);
    return { ad, values: carOf(ad, owner?.email) };
  });
  return { rows: await Promise.all(rows), totalCount };
}

const allOf = async (ads: Ads, uuids: readonly string[]): Promise<Ad[]> =>
  (await Promise.all(uuids.map(ads.find))).filter(ad => ad !== null);

type StaffAd = Ad & { readonly isInReview: boolean };

function pageType(builder: Builder, ads: Ads, { Photo, enums }: StaffSchemaParts) {
  const StaffAd = builder.objectRef<StaffAd>('StaffAd').implement({
    description: 'An ad as a line of the staff’s list.',
    fields: t => ({
      ...exposedOrNull(t, { ID: ['ownerId'], String: ['version'], Int: ['year'] }),
      uuid: t.exposeID('uuid'),
      brand: t.exposeString('brand'),
      model: t.exposeString('model'),
      status: t.expose('status', { type: enums.AdStatus }),
      isInReview: t.exposeBoolean('isInReview', {
        description: 'Its seller handed it in, or changes to it, and nobody has read it over yet.',
      }),
      kind: t.field({ type: enums.AdKind, resolve: kindOf }),
      price: t.exposeInt('price', { nullable: true, description: 'Hidden from the public or not.' }),
      isPriceHidden: t.exposeBoolean('isPriceHidden'),
      ownerName: t.string({
        nullable: true,
        resolve: async ad => (ad.ownerId === null ? null : ((await ads.ownerOf(ad.uuid))?.name ?? null)),
      }),
      updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
      photo: t.field({
        type: Photo,
        nullable: true,
        resolve: ad => ad.photos.find(({ role }) => role === 'FRONT') ?? ad.photos[0] ?? null,
      }),
    }),
  });
  return builder.objectRef<Paged<StaffAd>>('StaffAdPage').implement({
    fields: t => ({
      ads: t.field({ type: [StaffAd], resolve: ({ rows }) => [...rows] }),
      totalCount: t.exposeInt('totalCount'),
    }),
  });
}

type Asked = { readonly filter?: FilterInput | null; readonly sort?: (typeof STAFF_AD_SORTS)[number] | null };
type FilterInput = {
  text?: string | null | undefined;
  status?: AdStatus | null | undefined;
  kind?: string | null | undefined;
  ownerId?: string | null | undefined;
  fields?: readonly FieldInput[] | null | undefined;
};
type FieldInput = {
  field: string;
  is?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  isMissing?: boolean | null | undefined;
};

function toFilter(filter: FilterInput | null | undefined): StaffAdFilter {
  const { text, status, kind, ownerId, fields } = filter ?? {};
  requireInput((text ?? '').length <= TEXT_LENGTH_MAX, 'text');
  requireInput(!ownerId || isUuid(ownerId), 'ownerId');
  requireInput((fields?.length ?? 0) <= FIELD_FILTERS_MAX, 'fields');
  return {
    ...{ text: text?.trim() || null, status: status ?? null, kind: kind ?? null, ownerId: ownerId || null },
    fields: (fields ?? []).map(toFieldFilter),
  };
}

/** Validates a field filter. @throws AppError BadInput with the field if it is unknown or the filter does not fit it */
function toFieldFilter({ field: name, is, from, to, isMissing }: FieldInput) {
  const field = CAR_FIELDS.find(each => each.name === name);
  if (!field) throw new AppError('BadInput', { field: 'fields' });
  const said = (value: string | null | undefined) => value?.trim() || null;
  const filter = { is: said(is), from: said(from), to: said(to), isMissing: isMissing ?? null };
  requireInput(
    isFieldFilter(field, { field: name, ...filter }) && (filter.is?.length ?? 0) <= TEXT_LENGTH_MAX,
    name,
  );
  return { field, ...filter };
}

type Edited = { readonly ad: Ad; readonly owner: AdOwner | null };

function addEdited(builder: Builder, ads: Ads, parts: StaffSchemaParts): void {
  const { CarAd, AuditEntry } = parts;
  const EditedCarAd = builder.objectRef<Edited>('EditedCarAd').implement({
    description: 'An ad on the desk of those who write it.',
    fields: t => ({
      ad: t.expose('ad', { type: CarAd }),
      values: t.field({
        type: parts.CarAdValues,
        resolve: ({ ad, owner }) => carOf(ad, owner?.email),
      }),
      ownerName: t.string({ nullable: true, resolve: ({ owner }) => owner?.name ?? null }),
      isInReview: t.boolean({
        description: 'As in the list of ads.',
        resolve: async ({ ad }) => (await ads.inReview([ad.uuid])).has(ad.uuid),
      }),
    }),
  });
  builder.queryFields(t => ({
    editedCarAd: t.field({
      type: EditedCarAd,
      nullable: true,
      description: 'Ads:update. null where there is no such ad.',
      args: { uuid: t.arg.id({ required: true }) },
      resolve: withRight('Ads:update', async ({ uuid }) => {
        const ad = await ads.find(uuid);
        return ad && { ad, owner: ad.ownerId === null ? null : await ads.ownerOf(ad.uuid) };
      }),
    }),
    carAdHistory: t.field({
      type: [AuditEntry],
      description: 'Ads:update. What was done to the ad and by whom, newest first.',
      args: { uuid: t.arg.id({ required: true }) },
      resolve: withRight('Ads:update', async ({ uuid }) =>
        parts.listEntries(found(await ads.find(uuid)).uuid, HISTORY_LENGTH),
      ),
    }),
  }));
}
