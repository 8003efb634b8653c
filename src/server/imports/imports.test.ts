import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EVERY_FIELD } from '#test/kit/ads.ts';
import { addCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';

let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  staff = await house.guest({ permissions: ['Ads:create', 'Ads:update'] });
});
afterAll(() => house[Symbol.asyncDispose]());

const BEGIN = `mutation($n:String!,$t:Boolean!,$k:AdImportKey,$g:Boolean){
  beginCarAdImport(fileName:$n,isTrial:$t,updatesBy:$k,takesGood:$g){id}}`;
const ADD = 'mutation($id:ID!,$text:String!){addToCarAdImport(id:$id,text:$text)}';
const RUN = 'mutation($id:ID!){runCarAdImport(id:$id){state}}';
const READ = `query($id:ID!){carAdImport(id:$id){state lineCount doneCount
  report{line name uuid isUpdate code field}}}`;

type Line = {
  line: number;
  name: string;
  isUpdate: boolean;
  uuid: string | null;
  code: string | null;
  field: string | null;
};
type File = { state: string; lineCount: number; doneCount: number; report: Line[] };

type How = { k?: 'UUID' | 'REFERENCE' | 'CHASSIS'; g?: boolean };

async function begin(fileName: string, isTrial = false, how: How = {}): Promise<string> {
  const { data } = await staff.ask(BEGIN, { n: fileName, t: isTrial, ...how });
  return (data as { beginCarAdImport: { id: string } } | null)?.beginCarAdImport.id ?? '';
}

/** Brings a file in, in two pieces, and answers what became of it. */
async function bring(fileName: string, text: string, isTrial = false, how: How = {}): Promise<File> {
  const id = await begin(fileName, isTrial, how);
  const half = Math.ceil(text.length / 2);
  for (const piece of [text.slice(0, half), text.slice(half)]) await staff.ask(ADD, { id, text: piece });
  expect(await staff.codeOf(RUN, { id })).toBeNull();
  await house.rooms.jobs.drain();
  const { data } = await staff.ask(READ, { id });
  return (data as { carAdImport: File } | null)?.carAdImport as File;
}

const countAds = async () => {
  const [row] = await house.db.owner<{ count: string }>('select count(*) from ads');
  return Number(row?.count);
};

describe('a file of ads', () => {
  it('in another code than it says is refused by its line, before its accents are lost', async () => {
    const file = await bring(
      'cars.csv',
      'brand;model;carType\nAlpine;A110;CLASSIC\nCitro\uFFFDn;DS;CLASSIC\n',
    );
    expect(file.state).toBe('REFUSED');
    expect(file.report).toMatchObject([{ line: 3, code: 'BadInput' }]);
  });

  it('is for those who may make ads, and one’s own', async () => {
    expect(await house.visitor().codeOf(BEGIN, { n: 'a.csv', t: true })).toBe('Unauthenticated');
    expect(await (await house.guest()).codeOf(BEGIN, { n: 'a.csv', t: true })).toBe('Forbidden');
    expect(await staff.codeOf(BEGIN, { n: ' ', t: true })).toBe('BadInput');
    const id = await begin('a.csv');
    const other = await house.guest({ permissions: ['Ads:create'] });
    expect((await other.ask(READ, { id })).data).toEqual({ carAdImport: null });
    expect(await other.codeOf(RUN, { id })).toBe('NotFound');
    expect(await other.codeOf(ADD, { id, text: 'x' })).toBe('NotFound');
    expect(await staff.codeOf(ADD, { id, text: 'x'.repeat(50_001) })).toBe('BadInput');
    expect(await staff.codeOf(RUN, { id })).toBe('BadInput');
  });

  it('is brought in whole', async () => {
    await house.guest({ email: 'from-file@ads.test' });
    const before = await countAds();
    const file = await bring(
      'cars.csv',
      'brand;model;carType;year;price;location.city;history.fr;highlights;sellerEmail\n' +
        'Lancia;Aurelia;CLASSIC;1955;145000;Turin;"Une ""seule"" main";FIRST_HAND|FRANCE;from-file@ads.test\n' +
        'Lancia;Fulvia;CLASSIC;1968;;;;;\n',
    );
    expect(file).toMatchObject({ state: 'DONE', lineCount: 2, doneCount: 2 });
    expect(await countAds()).toBe(before + 2);
    const ad = await house.rooms.ads.find(file.report[0]?.uuid ?? '');
    expect(ad).toMatchObject({ brand: 'Lancia', status: 'DRAFT', price: 145_000, city: 'Turin' });
    expect(ad?.details).toMatchObject({
      history: { fr: 'Une "seule" main' },
      highlights: ['FIRST_HAND', 'FRANCE'],
    });
  });

  it('with a fault is not brought in at all, and each fault is named', async () => {
    const before = await countAds();
    const lines = [
      'brand,model,carType,year,price,reducedPrice,sellerEmail,highlights',
      'Lancia,Flavia,CLASSIC,1962,,,,',
      ',Appia,CLASSIC,,,,,',
      'Lancia,Beta,FAST,,,,,',
      'Lancia,Gamma,OTHER,nineteen,,,,',
      'Lancia,Delta,OTHER,1988,10000,12000,,',
      'Lancia,Thema,OTHER,1988,,,nobody@ads.test,',
      'Lancia,Kappa,OTHER,1998,,,,SHINY',
    ];
    const { state, report } = await bring('cars.csv', lines.join('\n'));
    expect(state).toBe('REFUSED');
    expect(report.map(({ line, code, field }) => [line, code, field])).toEqual([
      [3, 'BadInput', 'brand'],
      [4, 'BadInput', 'carType'],
      [5, 'BadInput', 'year'],
      [6, 'BadInput', 'reducedPrice'],
      [7, 'BadInput', 'sellerEmail'],
      [8, 'BadInput', 'highlights'],
    ]);
    expect(await countAds()).toBe(before);
  });

  it('is tried without a trace', async () => {
    const before = await countAds();
    const file = await bring('cars.json', JSON.stringify([EVERY_FIELD, EVERY_FIELD]), true);
    expect(file).toMatchObject({ state: 'DONE', lineCount: 2 });
    expect(file.report.map(({ uuid }) => uuid)).toEqual([null, null]);
    expect(await countAds()).toBe(before);
  });

  it('may be JSON with every field, and nothing that is no field', async () => {
    const file = await bring('cars.json', JSON.stringify([EVERY_FIELD]));
    expect(file.state).toBe('DONE');
    const ad = await house.rooms.ads.find(file.report[0]?.uuid ?? '');
    expect(ad?.details.works).toEqual(EVERY_FIELD.works);
    const bare = { brand: 'Lancia', model: 'Y', carType: 'OTHER' };
    const wrong = [{ ...bare, colour: 'red' }, { ...bare, works: [{ name: 'x' }] }, 7];
    const refused = await bring('cars.json', JSON.stringify(wrong));
    expect(refused.report.map(({ line, field }) => [line, field])).toEqual([
      [1, 'colour'],
      [2, 'works'],
      [3, ''],
    ]);
  });

  it('names every fault of every line', async () => {
    const { report } = await bring('cars.csv', 'brand,model,carType,year,hue\n,Appia,FAST,nineteen,red\n');
    expect(report.map(({ line, field }) => [line, field])).toEqual([
      [2, 'hue'],
      [2, 'year'],
      [2, 'brand'],
      [2, 'carType'],
    ]);
  });

  it('may leave the lines that are wrong and take the others', async () => {
    const before = await countAds();
    const text =
      'brand,model,carType,year\nLancia,Ardea,CLASSIC,1949\nLancia,Lambda,FAST,\nLancia,Dedra,OTHER,1991\n';
    const tried = await bring('cars.csv', text, true, { g: true });
    expect(tried).toMatchObject({
      state: 'DONE',
      report: [{ line: 2 }, { line: 3, field: 'carType' }, { line: 4 }],
    });
    expect(await countAds()).toBe(before);
    const file = await bring('cars.csv', text, false, { g: true });
    expect(file.report.map(({ uuid, code }) => [uuid !== null, code])).toEqual([
      [true, null],
      [false, 'BadInput'],
      [true, null],
    ]);
    expect(await countAds()).toBe(before + 2);
    // Nothing that is right is nothing that comes in.
    expect(await bring('cars.csv', 'brand,model,carType\nLancia,,FAST\n', false, { g: true })).toMatchObject({
      state: 'REFUSED',
    });
  });

  it('may change the ads that it knows, and brings no car in twice', async () => {
    const heading = 'sfInternalOpportunityId,optionalData.vin,brand,model,carType,price,history.fr';
    const line = (price: number) =>
      `${heading}\nR-1,818AB0042,Lancia,Stratos,CLASSIC,${price},Une histoire.\n`;
    const how = { k: 'REFERENCE' } as const;
    const [made] = (await bring('cars.csv', line(400_000), false, how)).report;
    expect(made).toMatchObject({ isUpdate: false });
    const uuid = made?.uuid ?? '';
    await house.rooms.ads.update(uuid, { history: { fr: 'Une histoire.', en: 'A story.', es: null } });
    const before = await countAds();

    const again = await bring('cars.csv', line(390_000), false, how);
    expect(again.report).toMatchObject([{ uuid, isUpdate: true }]);
    const byChassis = 'optionalData.vin,year,history.fr\n818ab0042,1974,Une autre.\n';
    expect((await bring('cars.csv', byChassis, false, { k: 'CHASSIS' })).report).toMatchObject([{ uuid }]);
    const byId = JSON.stringify([
      { uuid, city: 'Turin' },
      { uuid, year: 1975 },
    ]);
    expect((await bring('cars.json', byId, false, { k: 'UUID' })).report).toMatchObject([
      { line: 1, field: 'city' },
      { line: 2, field: 'uuid' },
    ]);
    const nowhere = 'uuid,year\n00000000-0000-4000-8000-000000000000,1975\n';
    expect((await bring('cars.csv', nowhere, false, { k: 'UUID' })).report).toMatchObject([
      { field: 'uuid' },
    ]);
    expect(await countAds()).toBe(before);
    const ad = await house.rooms.ads.find(uuid);
    expect(ad).toMatchObject({ price: 390_000, year: 1974, brand: 'Lancia' });
    expect(ad?.details.history).toMatchObject({ fr: 'Une autre.', en: 'A story.' });
  });

  it('changes no car under the hammer, and is for those who may change ads', async () => {
    const { uuid } = await addCar(house, { auction: {} });
    const text = `uuid,year\n${uuid},1970\n`;
    const { state, report } = await bring('cars.csv', text, false, { k: 'UUID', g: true });
    expect([state, report]).toMatchObject(['REFUSED', [{ code: 'CarUnderHammer', field: 'uuid' }]]);
    const maker = await house.guest({ permissions: ['Ads:create'] });
    expect(await maker.codeOf(BEGIN, { n: 'a.csv', t: true, k: 'UUID' })).toBe('Forbidden');
  });

  it('that is no table is refused with its line', async () => {
    expect(await bring('cars.json', '{')).toMatchObject({ state: 'REFUSED', report: [{ line: 1 }] });
    expect(await bring('cars.csv', 'brand,model\nLancia\n')).toMatchObject({ report: [{ line: 2 }] });
    expect((await bring('cars.csv', 'brand,hue\nLancia,red\n')).report[0]).toMatchObject({ field: 'hue' });
  });
});
