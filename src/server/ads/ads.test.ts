import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adStaff, BARE, draft, EVERY_FIELD, fragmentOf, offer, SALES, sell } from '#test/kit/ads.ts';
import { addCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';

let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  staff = await adStaff(house);
});
afterAll(() => house[Symbol.asyncDispose]());

const TEXT = '{ fr en }';
const COLOR = '{ code nameFr nameEn nameEs }';
const FIELDS = `brand model version year carType price body transmission mileage carState carLocation
  location { country city zipCode } shellColor ${COLOR} interiorColor ${COLOR} exteriorShade interiorShade
  saddlery releaseDate engine doorNumber registrationPlace history ${TEXT} globalState ${TEXT}
  exteriorState ${TEXT} interiorState ${TEXT} mechanicalState ${TEXT} highlights customHighlights ${TEXT}
  options customOptions ${TEXT} freeOption ${TEXT} documents { label urls } customDocs { label urls }
  carVerticalUrl optionReportUrl works { name ${TEXT} description ${TEXT} startDate endDate } warranty
  refundWarranty internationalDelivery fundingOpportunity sfInternalOpportunityId
  optionalData { ...TechnicalData }`;

type Node = Record<string, unknown>;

async function read(uuid: string, fields: string): Promise<Node | null> {
  const fragment = fields.includes('...') ? fragmentOf('TechnicalData') : '';
  const query = `query($uuid:ID!){publicCarAd(uuid:$uuid){${fields}}} ${fragment}`;
  const { data } = await house.visitor().ask(query, { uuid });
  return (data as { publicCarAd?: Node } | null)?.publicCarAd ?? null;
}

/** Without what is null: fields that nobody gave. */
const given = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_key, one: unknown) => (one === null ? undefined : one)));

const GONE = '00000000-0000-4000-8000-000000000000';
const HEAD = { inspector: 'Étienne Kowalski', inspectedOn: '2026-10-06', place: 'Dieppe' };
const UPDATE = 'mutation($uuid:ID!,$data:CarAdInput!){updateCarAd(uuid:$uuid,data:$data){uuid}}';

async function fieldRefused(uuid: string, data: object): Promise<string | undefined> {
  const { errors } = await staff.ask(UPDATE, { uuid, data });
  expect(errors?.[0]?.extensions.code).toBe('BadInput');
  return errors?.[0]?.extensions.field;
}

describe('an ad', () => {
  it('tells every field as staff wrote it, new or changed', async () => {
    const { uuid } = await offer(staff, EVERY_FIELD);
    expect(given(await read(uuid, FIELDS))).toEqual(EVERY_FIELD);
    const other = await offer(staff, BARE);
    await staff.ask(UPDATE, { uuid: other.uuid, data: EVERY_FIELD });
    expect(given(await read(other.uuid, FIELDS))).toEqual(EVERY_FIELD);
  });

  it('refuses what it can not be, by the name of the field', async () => {
    const { uuid } = await offer(staff, { ...BARE, price: 50_000 });
    expect(await fieldRefused(uuid, { reducedPrice: 50_000 })).toBe('reducedPrice');
    expect(await fieldRefused(uuid, { price: null, reducedPrice: 1_000 })).toBe('reducedPrice');
    expect(await fieldRefused(uuid, { highlights: ['SHINY'] })).toBe('highlights');
    expect(await fieldRefused(uuid, { options: ['EJECTOR_SEAT'] })).toBe('options');
    expect(await fieldRefused(uuid, { documents: [{ label: 'LETTER', urls: [] }] })).toBe('documents');
    expect(await read(uuid, 'price reducedPrice')).toEqual({ price: 50_000, reducedPrice: null });
  });

  it('refuses dates that no calendar has, addresses that are not encrypted, and lines that are broken', async () => {
    const { uuid } = await offer(staff, BARE);
    const sales = { firstName: 'Anne' };
    const name = { fr: 'Moteur\nrefait' };
    for (const date of ['0000-01-01', '2026-02-31', '2026-13', '12026-01-01', '2201-01-01']) {
      expect([date, await fieldRefused(uuid, { releaseDate: date })]).toEqual([date, 'releaseDate']);
      expect([date, await fieldRefused(uuid, { works: [{ name, endDate: date }] })]).toEqual([date, 'works']);
    }
    for (const url of ['javascript:alert(1)', 'http://x.test/a', '//x.test/a', 'x', 'data:text/html,x']) {
      expect([url, await fieldRefused(uuid, { carVerticalUrl: url })]).toEqual([url, 'carVerticalUrl']);
      expect([url, await fieldRefused(uuid, { optionReportUrl: url })]).toEqual([url, 'optionReportUrl']);
      for (const field of ['calendarUrl', 'profilePicture'])
        expect(await fieldRefused(uuid, { sales: { ...sales, [field]: url } })).toBe(field);
    }
    for (const field of ['model', 'version', 'engine', 'registrationPlace'])
      expect(await fieldRefused(uuid, { [field]: 'A110\r\nBcc: x' })).toBe(field);
    expect(await fieldRefused(uuid, { location: { city: 'a\nb' } })).toBe('city');
    for (const id of ['x', '../a', '1'])
      expect(await fieldRefused(uuid, { photos: { exteriors: [id] } })).toBe('photos');
    const data = { ...BARE, photos: { front: 'x' } };
    expect(
      await staff.codeOf('mutation($data: CarAdInput!) { createCarAd(data: $data) { uuid } }', { data }),
    ).toBe('BadInput');
    const fine = {
      releaseDate: '1969',
      works: [{ name, startDate: '1988-03' }],
      carVerticalUrl: 'https://x.test/a',
    };
    expect(
      await staff.codeOf(UPDATE, { uuid, data: { ...fine, optionReportUrl: '/documents/a.pdf' } }),
    ).toBeNull();
  });

  it('says how the house is reached for a car of its own, and once it is sold to staff alone', async () => {
    const contact = { phone: '+33612345678', email: 'anne@x.test', calendarUrl: 'https://x.test/anne' };
    // Its picture may be kept elsewhere, where no page shows it.
    const sales = { firstName: 'Anne', profilePicture: 'https://x.test/anne.jpg', ...contact };
    const { uuid } = await offer(staff, { ...BARE, handleByCalandre: true, sales });
    const ask = `query($uuid: ID!) { publicCarAd(uuid: $uuid) {
      sales { firstName profilePicture phone email calendarUrl } } }`;
    const told = async (who: Guest) => (await who.ask(ask, { uuid })).data;
    expect(await told(house.visitor())).toEqual({ publicCarAd: { sales } });
    expect(await staff.codeOf(UPDATE, { uuid, data: { sold: true } })).toBeNull();
    const closed = { phone: null, email: null, calendarUrl: null };
    expect(await told(house.visitor())).toEqual({ publicCarAd: { sales: { ...sales, ...closed } } });
    expect(await told(staff)).toEqual({ publicCarAd: { sales } });
  });

  it('is told which files are kept no more, and keeps what stood', async () => {
    const [photo] = await house.db.owner<{ id: string }>(
      "insert into photos (file_key, width, height) values ('kept', 3, 2) returning id",
    );
    const url = `/documents/${GONE}.pdf`;
    const { uuid } = await offer(staff, { ...BARE, photos: { front: photo?.id } });
    const elsewhere = 'https://papers.example/fia.pdf';
    for (const [field, gone, value] of [
      ['photos', GONE, { front: photo?.id, exteriors: [GONE] }],
      ['documents', url, [{ label: 'FIA_CERTIFICATE', urls: [elsewhere, url] }]],
      ['customDocs', url, [{ label: 'Rally plate', urls: [url] }]],
      ['conditionReport', GONE, { ...HEAD, films: [{ recordingId: GONE }] }],
    ] as const) {
      const { errors } = await staff.ask(UPDATE, { uuid, data: { engine: 'V8', [field]: value } });
      const told = { code: 'BadInput', field: field === 'customDocs' ? 'documents' : field, gone: [gone] };
      expect(errors?.[0]?.extensions).toMatchObject(told);
    }
    expect(await read(uuid, 'engine photos{front{id}}')).toEqual({ engine: null, photos: { front: photo } });
  });

  it('is nobody’s while it is a draft or after it was withdrawn', async () => {
    expect(await read((await draft(staff, BARE)).uuid, 'uuid')).toBeNull();
    const { uuid, slug } = await offer(staff, BARE);
    expect(await read(uuid, 'uuid')).toEqual({ uuid });
    await staff.ask('mutation($uuid:ID!){withdrawCarAd(uuid:$uuid){uuid}}', { uuid });
    expect(await read(uuid, 'uuid')).toBeNull();
    const asked = (of: string) => house.visitor().ask(`{isCarAdWithdrawn(slug:"${of}")}`);
    expect((await asked(slug)).data).toEqual({ isCarAdWithdrawn: true });
    expect((await asked('never-seen')).data).toEqual({ isCarAdWithdrawn: false });
  });

  it('goes from draft to public, to sold or withdrawn and back, and no other way', async () => {
    const by = (name: string) => `mutation($u: ID!) { ${name}(uuid: $u) { status } }`;
    const set = (sold: boolean) =>
      `mutation($u: ID!) { updateCarAd(uuid: $u, data: { sold: ${sold} }) { status } }`;
    const refused = async (mutation: string, u: string) =>
      (await staff.ask(mutation, { u })).errors?.[0]?.extensions;
    const { uuid } = await draft(staff, BARE);
    const statusAfter = async (mutation: string) =>
      Object.values((await staff.ask(mutation, { u: uuid })).data ?? {}).map(
        ad => (ad as { status: string }).status,
      );
    const wrong = { code: 'BadInput', field: 'status' };
    expect(await refused(by('withdrawCarAd'), uuid)).toMatchObject(wrong);
    expect(await statusAfter(by('publishCarAd'))).toEqual(['PUBLISHED']);
    expect(await statusAfter(by('withdrawCarAd'))).toEqual(['WITHDRAWN']);
    expect(await refused(set(true), uuid)).toMatchObject(wrong);
    expect(await statusAfter(by('publishCarAd'))).toEqual(['PUBLISHED']);
    expect(await statusAfter(set(true))).toEqual(['SOLD']);
    expect(await refused(by('withdrawCarAd'), uuid)).toMatchObject(wrong);
    expect(await statusAfter(by('publishCarAd'))).toEqual(['SOLD']);
    expect(await statusAfter(set(false))).toEqual(['PUBLISHED']);
  });

  it('names who sells it by the first reason that holds', async () => {
    const kindOf = async (data: object) => (await read((await offer(staff, data)).uuid, 'kind'))?.kind;
    const handled = { ...BARE, handleByCalandre: true };
    const stock = { ...handled, calandreCollection: true };
    expect(await kindOf({ ...stock, isRetromobile: true })).toBe('RETROMOBILE');
    expect(await kindOf(stock)).toBe('CALANDRE_COLLECTION');
    expect(await kindOf(handled)).toBe('HANDLED');
    expect(await kindOf(BARE)).toBe('INDIVIDUAL');
  });
});

describe('a price that is not shown', () => {
  it('is not told either, whether it is hidden or the car is sold', async () => {
    const priced = { ...BARE, price: 50_000, reducedPrice: 45_000 };
    const hidden = await offer(staff, { ...priced, isPriceHidden: true });
    const sold = await sell(staff, priced);
    const none = { price: null, reducedPrice: null };
    expect(await read(hidden.uuid, 'price reducedPrice sold')).toEqual({ ...none, sold: false });
    expect(await read(sold.uuid, 'price reducedPrice sold')).toEqual({ ...none, sold: true });
  });

  it('stays away when the car was written as sold, and published again', async () => {
    const { uuid } = await offer(staff, { ...BARE, price: 50_000, sold: true });
    expect(await read(uuid, 'price sold')).toEqual({ price: null, sold: true });
    const clerk = await house.guest({ permissions: ['Ads:create'] });
    const create = 'mutation($data:CarAdInput!){createCarAd(data:$data){uuid}}';
    expect(await clerk.codeOf(create, { data: { ...BARE, sold: true } })).toBe('Forbidden');
    expect(await clerk.codeOf(create, { data: BARE })).toBeNull();
  });
});

describe('who to talk to', () => {
  it('is the house’s contact for a car it handles, and an owner without telephone or address', async () => {
    const seller = await house.guest({ firstName: 'Josiane' });
    const fields = 'sales { firstName phone email calendarUrl } owner { firstName phone email isPro }';
    const handled = await offer(staff, { ...BARE, handleByCalandre: true, sales: SALES });
    expect(await read(handled.uuid, fields)).toEqual({ sales: SALES, owner: null });
    const owned = await offer(staff, { ...BARE, sellerEmail: seller.email, sales: SALES });
    const owner = { firstName: 'Josiane', phone: null, email: null, isPro: false };
    expect(await read(owned.uuid, fields)).toEqual({ sales: null, owner });
  });
});

describe('the cars beside a car', () => {
  it('are on offer: one whose auction is over is none, whatever came of it', async () => {
    const [asked, plain, unsold, running] = [
      await addCar(house),
      await addCar(house),
      await addCar(house, { auction: { endsInMs: -60_000 } }),
      await addCar(house, { auction: {} }),
    ];
    await house.db.owner("update auctions set status = 'unsold', closed_at = now() where id = $1", [
      unsold.auctionId,
    ]);
    const read = `query($uuid: ID!) { publicCarAd(uuid: $uuid) { similar(first: 20) { uuid } } }`;
    const { data } = await house.visitor().ask(read, { uuid: asked.uuid });
    const similar = (data as unknown as { publicCarAd: { similar: { uuid: string }[] } }).publicCarAd.similar;
    const uuids = similar.map(({ uuid }) => uuid);
    expect(uuids).toEqual(expect.arrayContaining([plain.uuid, running.uuid]));
    expect(uuids).not.toContain(unsold.uuid);
  });
});
