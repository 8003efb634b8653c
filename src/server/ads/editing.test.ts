import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adStaff, draft, EVERY_FIELD, fragmentOf } from '#test/kit/ads.ts';
import { addCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { linesOf, takeSheet } from '#test/kit/sheet.ts';
import { SHEET } from './sheet.ts';

let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  staff = await adStaff(house);
});
afterAll(() => house[Symbol.asyncDispose]());

const UPDATE = `mutation($uuid:ID!,$data:CarAdInput!,$revision:Int){
  updateCarAd(uuid:$uuid,data:$data,revision:$revision){revision missing}}`;
const PUBLISH = 'mutation($uuid:ID!){publishCarAd(uuid:$uuid,isWhole:true){status}}';
const LIST = `query($filter:StaffAdFilter,$sort:StaffAdSort,$page:Int){
  staffCarAds(filter:$filter,sort:$sort,page:$page){totalCount ads{uuid brand status kind price ownerName}}}`;

type Ads = { totalCount: number; ads: { uuid: string; brand: string; price: number | null }[] };

async function list(filter: object = {}, sort: string | null = null): Promise<Ads> {
  const { data, errors } = await staff.ask(LIST, { filter, sort });
  expect(errors).toBeUndefined();
  return (data as { staffCarAds: Ads } | null)?.staffCarAds as Ads;
}

async function written(uuid: string): Promise<Record<string, unknown>> {
  const query = `query($uuid:ID!){editedCarAd(uuid:$uuid){values{...CarValues}}} ${fragmentOf('CarValues')}`;
  const { data } = await staff.ask(query, { uuid });
  const edited = (data as { editedCarAd: { values: object } } | null)?.editedCarAd;
  // Without what is null: fields that nobody gave.
  return JSON.parse(JSON.stringify(edited?.values, (_key, one: unknown) => one ?? undefined)) as Record<
    string,
    unknown
  >;
}

describe('an ad on its writer’s desk', () => {
  it('is read in the form in which it was written, hidden price and all', async () => {
    await house.guest({ email: 'owner@ads.test' });
    const { uuid } = await draft(staff, {
      ...EVERY_FIELD,
      isPriceHidden: true,
      sellerEmail: 'owner@ads.test',
    });
    expect(await written(uuid)).toMatchObject({
      ...EVERY_FIELD,
      isPriceHidden: true,
      sellerEmail: 'owner@ads.test',
    });
    expect(await staff.codeOf('{ editedCarAd(uuid: "nowhere") { values { brand } } }')).toBeNull();
  });

  it('is not written over: whoever saw an older one is told', async () => {
    const { uuid } = await addCar(house, { status: 'DRAFT' });
    const first = await staff.ask(UPDATE, { uuid, data: { price: 10_000 }, revision: 0 });
    expect(first.data).toMatchObject({ updateCarAd: { revision: 1 } });
    expect(await staff.codeOf(UPDATE, { uuid, data: { price: 11_000 }, revision: 0 })).toBe('StaleVersion');
    expect((await written(uuid)).price).toBe(10_000);
    // What changes nothing is no edit.
    const same = await staff.ask(UPDATE, { uuid, data: { price: 10_000 }, revision: 1 });
    expect(same.data).toMatchObject({ updateCarAd: { revision: 1 } });
  });

  it('keeps a dated log of who changed what', async () => {
    const { uuid } = await addCar(house, { status: 'DRAFT' });
    await staff.ask(UPDATE, { uuid, data: { engine: 'V8', history: { fr: 'Une histoire.' } } });
    await staff.ask(`mutation { withdrawCarAd(uuid: "${uuid}") { uuid } }`);
    const { data } = await staff.ask(
      `{ carAdHistory(uuid: "${uuid}") { action actorName changes { name before after } } }`,
    );
    expect(data).toEqual({
      carAdHistory: [
        {
          action: 'ad.updated',
          actorName: 'Alain Mercier',
          changes: [
            { name: 'engine', before: null, after: 'V8' },
            { name: 'history', before: null, after: '{"fr": "Une histoire."}'.replaceAll('": "', '":"') },
          ],
        },
        { action: 'ad.created', actorName: '', changes: [] },
      ],
    });
    expect(await (await house.guest()).codeOf(`{ carAdHistory(uuid: "${uuid}") { id } }`)).toBe('Forbidden');
  });

  it('is published by the editor only once nothing is missing', async () => {
    const { uuid } = await addCar(house, { status: 'DRAFT' });
    const { errors } = await staff.ask(PUBLISH, { uuid });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BadInput', field: 'year' });
    const data = {
      year: 1971,
      isPriceHidden: true,
      handleByCalandre: true,
      location: { country: 'FR', city: 'Dieppe' },
    };
    const { data: answer } = await staff.ask(UPDATE, { uuid, data });
    expect(answer).toMatchObject({ updateCarAd: { missing: ['photos'] } });
    const [photo] = await house.db.owner<{ id: string }>(
      "insert into photos (file_key, width, height) values ('k', 900, 600) returning id",
    );
    await staff.ask(UPDATE, { uuid, data: { photos: { front: photo?.id } } });
    expect((await staff.ask(PUBLISH, { uuid })).data).toEqual({ publishCarAd: { status: 'PUBLISHED' } });
    const visitor = await house.visitor().ask(`{ publicCarAd(uuid: "${uuid}") { missing revision } }`);
    expect(visitor.data).toEqual({ publicCarAd: { missing: null, revision: 2 } });

    const describe = `mutation($photoId:ID!){describeCarAdPhoto(uuid:"${uuid}",photoId:$photoId,alt:"Front")}`;
    expect(await staff.codeOf(describe, { photoId: photo?.id })).toBeNull();
    expect(await staff.codeOf(describe, { photoId: uuid })).toBe('NotFound');
    expect(await staff.codeOf(describe, { photoId: 'x' })).toBe('BadInput');
  });
});

describe('a draft with an auction', () => {
  const WITH =
    'mutation($uuid:ID!,$auctionId:ID){publishCarAd(uuid:$uuid,isWhole:true,auctionId:$auctionId){status}}';
  const field = async (variables: object) =>
    (await staff.ask(WITH, variables)).errors?.[0]?.extensions.field ?? null;

  it.each([
    ['is planned', { startsInMs: 3_600_000, endsInMs: 7_200_000 }],
    ['runs', {}],
  ])('that %s is published by the editor once it was shown, without a price', async (_state, auction) => {
    const { uuid, auctionId } = await addCar(house, { status: 'DRAFT', auction });
    const [photo] = await house.db.owner<{ id: string }>(
      "insert into photos (file_key, width, height) values ('k', 900, 600) returning id",
    );
    const location = { country: 'FR', city: 'Dieppe' };
    const data = { year: 1971, handleByCalandre: true, location, photos: { front: photo?.id } };
    const { data: edited } = await staff.ask(UPDATE, { uuid, data });
    expect(edited).toMatchObject({ updateCarAd: { missing: [] } });
    expect(await field({ uuid })).toBe('auctionId');
    expect(await field({ uuid, auctionId: uuid })).toBe('auctionId');
    expect((await staff.ask(WITH, { uuid, auctionId })).data).toEqual({
      publishCarAd: { status: 'PUBLISHED' },
    });
  });

  it('that is over asks for a price again, and names none', async () => {
    const { uuid } = await addCar(house, { status: 'DRAFT', auction: { endsInMs: -1_000 } });
    const { data } = await staff.ask(UPDATE, { uuid, data: { year: 1971 } });
    expect((data as unknown as { updateCarAd: { missing: string[] } }).updateCarAd.missing).toContain(
      'price',
    );
  });
});

describe('the staff’s list of ads', () => {
  it('is searched, filtered, ordered, and refuses what is no page', async () => {
    await house.guest({ email: 'lister@ads.test', firstName: 'Zoé' });
    const make = async (data: object) =>
      (await draft(staff, { brand: 'Zastava', carType: 'OTHER', ...data })).uuid;
    const low = await make({ model: '750', price: 5_000, sellerEmail: 'lister@ads.test' });
    const high = await make({ model: '101', price: 9_000, isRetromobile: true });
    const uuids = async (...asked: Parameters<typeof list>) => (await list(...asked)).ads.map(ad => ad.uuid);
    expect(await uuids({ text: 'zastava' }, 'PRICE_ASC')).toEqual([low, high]);
    expect(await uuids({ text: 'ZASTAVA' }, 'PRICE_DESC')).toEqual([high, low]);
    expect(await uuids({ text: 'zoé mercier' })).toEqual([low]);
    expect(await uuids({ text: high })).toEqual([high]);
    expect(await uuids({ text: 'zastava', kind: 'RETROMOBILE' })).toEqual([high]);
    expect(await uuids({ text: 'zastava', status: 'PUBLISHED' })).toEqual([]);
    expect(await staff.codeOf(LIST, { page: 0 })).toBe('BadInput');
    expect(await staff.codeOf(LIST, { filter: { ownerId: 'x' } })).toBe('BadInput');
    expect(await house.visitor().codeOf(LIST)).toBe('Unauthenticated');
  });

  it('is taken away as a sheet with every column', async () => {
    const asked = { filter: { text: 'zastava' }, sort: 'PRICE_ASC' };
    const lines = linesOf(await takeSheet(house, staff, 'ads', asked));
    expect(lines).toMatchObject([
      { brand: 'Zastava', model: '750', price: '5000', sellerEmail: 'lister@ads.test' },
      { brand: 'Zastava', model: '101', price: '9000', isRetromobile: 'true' },
    ]);
    expect(Object.keys(lines[0] ?? {})).toEqual(['uuid', 'status', ...SHEET.map(({ heading }) => heading)]);
  });
});
