import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EVERY_FIELD } from '#test/kit/ads.ts';
import { addCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import {
  type FileBody,
  type FileWish,
  READ_FILE,
  readFile,
  type SentFile,
  TRY_FILE,
  tryFile,
  uploadFile,
} from '#test/kit/imports.ts';
import { workbook } from '#test/kit/workbook.ts';

let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  staff = await house.guest({ permissions: ['Ads:create', 'Ads:update', 'Auctions:update'] });
});
afterAll(() => house[Symbol.asyncDispose]());

const RUN = 'mutation($id:ID!){runFileImport(id:$id){id}}';
const STOP = 'mutation($id:ID!){stopFileImport(id:$id){id}}';

const upload = (
  body: FileBody,
  { from = staff, ...of }: { name?: string; kind?: string; from?: Guest } = {},
) => uploadFile(house, from, body, of);
const read = (id: string) => readFile(staff, id);
const tried = (file: SentFile, part?: Partial<FileWish>) => tryFile(house, staff, file, part);

async function send(body: FileBody, kind = 'ADS'): Promise<SentFile> {
  const answer = await upload(body, { kind });
  const said = (await answer.json()) as { id: string };
  expect([answer.status, said]).toEqual([201, { id: expect.any(String) }]);
  return read(said.id);
}

async function taken(file: SentFile): Promise<SentFile> {
  expect(await staff.codeOf(RUN, { id: file.id })).toBeNull();
  await house.rooms.jobs.drain();
  return read(file.id);
}

/** Sends, tries and takes. */
const bring = async (body: string, part: Partial<FileWish> = {}) =>
  taken(await tried(await send(body), part));

const countAds = async () => {
  const [row] = await house.db.owner<{ count: string }>('select count(*) from ads');
  return Number(row?.count);
};
const faultsOf = ({ lines }: SentFile) =>
  lines.flatMap(({ line, faults }) => faults.map(({ field, reason }) => [line, field, reason]));

describe('a file that is no table', () => {
  it('is refused with the line at which one sees it', async () => {
    const refused = async (body: string | Uint8Array<ArrayBuffer>) => {
      const answer = await upload(body);
      return [answer.status, await answer.json()];
    };
    const no = (line: number) => [422, expect.objectContaining({ code: 'BadInput', field: 'file', line })];
    expect(await refused('{')).toEqual(no(1));
    expect(await refused('[{"brand": "Lancia"}, {"brand"]')).toEqual(no(2));
    expect(await refused('brand,model\nLancia,"Beta\n')).toEqual(no(2));
    expect(await refused('brand;model\nAlpine;A110\nCitro\uFFFDn;DS\n')).toEqual(no(3));
    expect(await refused('brand;model\n')).toEqual(no(1));
    expect(await refused(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]))).toEqual(no(1));
    expect(await refused('brand,model\nLancia,Be\0ta\n')).toEqual(no(2));
    expect(await refused('[{"brand": "Lancia"}, {"brand": "\\ud83d"}]')).toEqual(no(2));
    expect(
      (await upload(new Uint8Array(Buffer.from('\ufeffbrand\n\\u0000\n', 'utf16le').swap16()))).status,
    ).toBe(201);
    const long = `brand\n${'Lancia\n'.repeat(100_001)}`;
    expect(await refused(long)).toEqual(no(100_002));
  });

  it('is not unpacked where it is larger than it may be, or than it says', async () => {
    const rows = [['brand'], ['Lancia']];
    expect((await upload(workbook(rows))).status).toBe(201);
    for (const unpacked of [700_000_000, 50]) {
      const answer = await upload(workbook(rows, { unpacked }));
      expect([answer.status, await answer.json()]).toMatchObject([422, { code: 'BadInput' }]);
    }
  });
});

describe('a file of cars', () => {
  it('is for those who may bring it, and one’s own', async () => {
    const guest = await house.guest();
    expect((await upload('brand\nLancia\n', { from: guest })).status).toBe(403);
    expect((await upload('brand\nLancia\n', { kind: 'SHIPS' })).status).toBe(422);
    expect((await upload('brand\nLancia\n', { name: ' ' })).status).toBe(422);
    const { id, wish } = await send('brand;model;carType\nLancia;Flavia;CLASSIC\n');
    const other = await house.guest({ permissions: ['Ads:create'] });
    expect((await other.ask(READ_FILE, { id })).data).toEqual({ fileImport: null });
    expect(await other.codeOf(TRY_FILE, { id, wish })).toBe('NotFound');
    expect(await other.codeOf(RUN, { id })).toBe('NotFound');
    // Nothing is taken that was not tried.
    expect(await staff.codeOf(RUN, { id })).toBe('BadInput');
    const maker = await house.guest({ permissions: ['Ads:create'] });
    const own = (await (await upload('uuid\nx\n', { from: maker })).json()) as { id: string };
    expect(
      await maker.codeOf(TRY_FILE, { id: own.id, wish: { ...wish, targets: ['uuid'], updatesBy: 'UUID' } }),
    ).toBe('Forbidden');
  });

  it('in another code, with another sign between its cells, is read', async () => {
    const latin = Uint8Array.from(Buffer.from('Marque\tModèle\nCitroën\tDS\n', 'latin1'));
    const file = await send(latin);
    expect(file).toMatchObject({ separator: '\t', wish: { targets: ['brand', 'model'] } });
    expect(file.columns).toEqual([
      { heading: 'Marque', samples: ['Citroën'] },
      { heading: 'Modèle', samples: ['DS'] },
    ]);
  });

  it('has its columns guessed in three languages, and what was chosen is remembered', async () => {
    const heading = 'Marque;Model;Año;Prix demandé;N° de châssis;Couleur préférée;Catégorie';
    const file = await send(`${heading}\nLancia;Fulvia;1968;"12.500,00";818-1;rouge;Voiture de collection\n`);
    expect(file.wish).toEqual({
      targets: ['brand', 'model', 'year', 'price', 'optionalData.vin', null, 'carType'],
      ...{ days: 'DMY', decimal: 'COMMA', updatesBy: 'CHASSIS', takesGood: false, source: null, rate: null },
    });
    const targets = file.wish.targets.with(5, 'version');
    await tried(file, { targets, takesGood: true });
    const again = await send(`${heading.split(';').toReversed().join(';')}\n;x;;;;;\n`);
    expect(again.wish).toMatchObject({ targets: targets.toReversed(), takesGood: true });
    const wish = { ...again.wish, targets: again.wish.targets.with(0, 'brand') };
    expect(await staff.codeOf(TRY_FILE, { id: again.id, wish })).toBe('BadInput');
    expect(await staff.codeOf(TRY_FILE, { id: again.id, wish: { ...wish, targets: [] } })).toBe('BadInput');
  });

  it('is tried without a trace, then taken', async () => {
    await house.guest({ email: 'from-file@ads.test' });
    const before = await countAds();
    const file = await tried(
      await send(
        'brand;model;carType;year;price;location.city;history.fr;highlights;sellerEmail;location.country\n' +
          'Lancia;Aurelia;Classique;1955;145 000 €;Turin;"Une ""seule"" main";FIRST_HAND|France;from-file@ads.test;Italie\n' +
          'Lancia;Fulvia;CLASSIC;1968;;;;;;\n',
      ),
    );
    expect(file).toMatchObject({ state: 'TRIED', counts: { total: 2, created: 2, refused: 0 } });
    expect(file.lines.map(({ subjectId }) => subjectId)).toEqual([null, null]);
    expect(await countAds()).toBe(before);
    const done = await taken(file);
    expect(done).toMatchObject({ state: 'DONE', counts: { total: 2, created: 2, waiting: 0 } });
    expect(await countAds()).toBe(before + 2);
    const ad = await house.rooms.ads.find(done.lines[0]?.subjectId ?? '');
    expect(ad).toMatchObject({
      brand: 'Lancia',
      status: 'DRAFT',
      carType: 'CLASSIC',
      price: 145_000,
      country: 'IT',
    });
    expect(ad?.details).toMatchObject({
      history: { fr: 'Une "seule" main' },
      highlights: ['FIRST_HAND', 'FRANCE'],
    });
    expect(await staff.codeOf(RUN, { id: file.id })).toBe('BadInput');
  });

  it('has every fault of every line told, by its kind too, and taken away to be mended', async () => {
    const heading = 'brand,model,carType,year,price,reducedPrice,sellerEmail,highlights,transmission,country';
    const lines = [
      'Lancia,Flavia,CLASSIC,1962,,,,,,',
      ',Appia,FAST,nineteen,,,,,,',
      'Lancia,Delta,OTHER,1988,10000,12000,,,,',
      'Lancia,Thema,OTHER,1988,,,nobody@ads.test,,,',
      'Lancia,Kappa,OTHER,1998,,,,SHINY,pedalière,ZZ',
      'Lancia,Lybra,OTHER,1999,,,,,,,too,many',
    ];
    const file = await tried(await send(`${heading}\n${lines.join('\n')}\n`));
    expect(file.counts).toMatchObject({ total: 6, created: 1, refused: 5 });
    expect(faultsOf(file)).toEqual([
      [3, 'year', 'UNREAD'],
      [3, 'brand', 'NEEDED'],
      [3, 'carType', 'CODE'],
      [4, 'reducedPrice', 'OTHER'],
      [5, 'sellerEmail', 'UNKNOWN'],
      [6, 'transmission', 'CODE'],
      [6, 'location.country', 'CODE'],
      [6, 'highlights', 'CODE'],
      [7, '', 'TABLE'],
    ]);
    expect(file.faults).toContainEqual({ field: 'brand', reason: 'NEEDED', count: 1 });
    // All or nothing: there is nothing to take.
    expect(await staff.codeOf(RUN, { id: file.id })).toBe('BadInput');
    const address = (language: string) =>
      `${house.url}/exports/import-faults.csv?id=${file.id}&language=${language}`;
    const table = async (language: string, from = staff) =>
      (await fetch(address(language), { headers: { cookie: from.cookie() } })).text();
    const said = (await table('FR')).split('\r\n');
    expect(said).toHaveLength(7);
    expect(said[0]).toBe(`${heading},À corriger`);
    expect(said[1]).toContain(',Appia,FAST,nineteen,');
    expect(said[1]).toContain('«\u00a0Marque\u00a0» manque.');
    expect(await table('EN')).toContain('“Make” is missing.');
    const other = await house.guest({ permissions: ['Ads:create'] });
    expect(await table('FR', other)).toContain('NotFound');
  });

  it('may leave the lines that are wrong and have the others taken', async () => {
    const before = await countAds();
    const text =
      'brand,model,carType,year\nLancia,Ardea,CLASSIC,1949\nLancia,Lambda,FAST,\nLancia,Dedra,OTHER,1991\n';
    const done = await bring(text, { takesGood: true });
    expect(done).toMatchObject({ state: 'DONE', counts: { created: 2, refused: 1 } });
    expect(await countAds()).toBe(before + 2);
    const none = await tried(await send('brand,model,carType\nLancia,,FAST\n'), { takesGood: true });
    expect(await staff.codeOf(RUN, { id: none.id })).toBe('BadInput');
  });

  it('may be JSON with every field of the API, and what is no object is told', async () => {
    const file = await bring(JSON.stringify([EVERY_FIELD]));
    expect(file).toMatchObject({ state: 'DONE', counts: { created: 1 } });
    const ad = await house.rooms.ads.find(file.lines[0]?.subjectId ?? '');
    expect(ad?.details.works).toEqual(EVERY_FIELD.works);
    const bare = { brand: 'Lancia', model: 'Y', carType: 'OTHER' };
    const wrong = await tried(
      await send(JSON.stringify([{ ...bare, hue: 'red' }, { ...bare, works: [{ name: 'x' }] }, 7])),
    );
    expect(wrong.wish.targets).toEqual(['brand', 'model', 'carType', null, 'works']);
    expect(faultsOf(wrong)).toEqual([
      [2, 'works', 'UNREAD'],
      [3, '', 'TABLE'],
    ]);
  });

  it('may be a workbook: its days are days, and of a formula there is what it came to', async () => {
    const file = await send(
      workbook([
        ['Marque', 'Modèle', 'Catégorie', 'Année', 'Première mise en circulation', 'Prix demandé'],
        [
          'Lancia',
          'Aurelia B24',
          'CLASSIC',
          1955,
          { day: 20_455 },
          { formula: '50000+45000', value: 95_000 },
        ],
      ]),
    );
    expect(file).toMatchObject({ separator: null, wish: { decimal: 'POINT' } });
    const done = await taken(await tried(file));
    const ad = await house.rooms.ads.find(done.lines[0]?.subjectId ?? '');
    expect(ad).toMatchObject({ model: 'Aurelia B24', year: 1955, price: 95_000 });
    expect(ad?.details.releaseDate).toBe('1956-01-01');
  });
});

describe('a file of cars that the house knows', () => {
  it('changes them, and brings no car in twice', async () => {
    const heading = 'sfInternalOpportunityId,optionalData.vin,brand,model,carType,price,history.fr';
    const line = (price: number) => `R-1,818AB0042,Lancia,Stratos,CLASSIC,${price},Une histoire.\n`;
    const made = await bring(`${heading}\n${line(400_000)}`, { updatesBy: 'REFERENCE' });
    expect(made.counts).toMatchObject({ created: 1, updated: 0 });
    const uuid = made.lines[0]?.subjectId ?? '';
    await house.rooms.ads.update(uuid, { history: { fr: 'Une histoire.', en: 'A story.', es: null } });
    const before = await countAds();

    const same = await tried(await send(`${heading}\n${line(400_000)}`));
    expect(same.counts).toMatchObject({ created: 0, unchanged: 1 });
    const other = await tried(await send(`${heading}\n${line(390_000)}`));
    expect(other.lines).toMatchObject([{ outcome: 'UPDATED', subjectId: uuid }]);
    expect(await house.rooms.ads.find(uuid)).toMatchObject({ price: 400_000 });
    await taken(other);
    const byChassis = await bring('vin,year,history.fr\n818ab0042,1974,Une autre.\n', {
      updatesBy: 'CHASSIS',
    });
    expect(byChassis.lines).toMatchObject([{ outcome: 'UPDATED', subjectId: uuid }]);
    const twice = await tried(
      await send(`uuid,year\n${uuid},1975\n${uuid.toUpperCase()},1976\nno-id,1977\n`),
    );
    expect(twice.wish.updatesBy).toBe('UUID');
    expect(faultsOf(twice)).toEqual([
      [3, 'uuid', 'TWICE'],
      [4, 'uuid', 'UNKNOWN'],
    ]);
    expect(await countAds()).toBe(before);
    const ad = await house.rooms.ads.find(uuid);
    expect(ad).toMatchObject({ price: 390_000, year: 1974, brand: 'Lancia' });
    expect(ad?.details.history).toMatchObject({ fr: 'Une autre.', en: 'A story.' });
  });

  it('changes none under the hammer', async () => {
    const { uuid } = await addCar(house, { auction: {} });
    const file = await tried(await send(`uuid,year\n${uuid},1970\n`), { takesGood: true });
    expect(faultsOf(file)).toEqual([[2, 'uuid', 'HAMMER']]);
  });
});

describe('a long file', () => {
  const text = (brand: string, count: number) =>
    `brand,model,carType\n${Array.from({ length: count }, (_, at) => `${brand},M${at},OTHER\n`).join('')}`;
  const countOf = async (brand: string) => {
    const [row] = await house.db.owner<{ count: string }>('select count(*) from ads where brand = $1', [
      brand,
    ]);
    return Number(row?.count);
  };

  it('goes on where it stood after it was cut off, and each line counts once', async () => {
    const file = await tried(await send(text('Cut', 400)));
    expect(await staff.codeOf(RUN, { id: file.id })).toBeNull();
    const working = house.rooms.jobs.drain();
    while ((await read(file.id)).counts.waiting > 300);
    // What a kill does to a process, the database sees as this: every transaction of it is cut.
    await house.db.owner(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`,
    );
    await working;
    const cut = await countOf('Cut');
    expect(cut).toBeGreaterThan(0);
    expect(cut).toBeLessThan(400);
    expect(await read(file.id)).toMatchObject({
      state: 'RUNNING',
      counts: { created: cut, waiting: 400 - cut },
    });
    await house.db.owner(`update jobs set run_at = clock_timestamp() where kind = 'imports.work'`);
    await house.rooms.jobs.drain();
    expect(await read(file.id)).toMatchObject({ state: 'DONE', counts: { created: 400, waiting: 0 } });
    expect(await countOf('Cut')).toBe(400);
  });

  it('can be stopped: what is taken stays, and it may go on', async () => {
    const file = await tried(await send(text('Stop', 200)));
    expect(await staff.codeOf(RUN, { id: file.id })).toBeNull();
    const working = house.rooms.jobs.drain();
    while ((await read(file.id)).counts.waiting > 150);
    expect(await staff.codeOf(STOP, { id: file.id })).toBeNull();
    await working;
    const stopped = await read(file.id);
    expect(stopped.state).toBe('STOPPED');
    expect(stopped.counts.created).toBe(await countOf('Stop'));
    expect(stopped.counts.waiting).toBeGreaterThan(0);
    expect(await taken(stopped)).toMatchObject({ state: 'DONE', counts: { created: 200, waiting: 0 } });
    expect(await countOf('Stop')).toBe(200);
  });

  it('ends where its author may not bring it any more, and is stopped by whoever may', async () => {
    const author = await house.guest({ permissions: ['Ads:create'] });
    const set = (change: string) =>
      house.db.owner(`update accounts set ${change} where email = $1`, [author.email]);
    for (const [at, change] of ["added_permissions = '{}'", 'blocked_at = clock_timestamp()'].entries()) {
      await set("added_permissions = '{Ads:create}', blocked_at = null");
      const sent = await upload(text(`Lost ${at}`, 2), { from: author });
      const { id } = (await sent.json()) as { id: string };
      await tryFile(house, author, await readFile(author, id));
      expect(await author.codeOf(RUN, { id })).toBeNull();
      await set(change);
      await house.rooms.jobs.drain();
      const [left] = await house.db.owner('select state, counts from imports where id = $1', [id]);
      expect(left).toMatchObject({ state: 'STOPPED', counts: { created: 0, waiting: 2 } });
    }
    const file = await tried(await send(text('Colleague', 2)));
    expect(await staff.codeOf(RUN, { id: file.id })).toBeNull();
    const of = async (...permissions: string[]) =>
      (await house.guest({ permissions })).codeOf(STOP, { id: file.id });
    expect(await of('Ads:update')).toBe('Forbidden');
    expect(await of('Ads:create')).toBeNull();
    await house.rooms.jobs.drain();
    expect(await read(file.id)).toMatchObject({ state: 'STOPPED', counts: { created: 0, waiting: 2 } });
  });

  it('is all or nothing to its end: what has become wrong since the trial stops it there', async () => {
    const seller = 'leaves@ads.test';
    await house.guest({ email: seller });
    const body = `brand,model,carType,sellerEmail\nGone,A,OTHER,\nGone,B,OTHER,${seller}\nGone,C,OTHER,\n`;
    const file = await tried(await send(body));
    expect(file.counts).toMatchObject({ created: 3 });
    await house.db.owner(`update accounts set email = 'gone@ads.test' where email = $1`, [seller]);
    expect(await taken(file)).toMatchObject({
      state: 'STOPPED',
      counts: { created: 1, refused: 1, waiting: 1 },
    });
    // Nobody comes back: what is right follows all the same.
    expect(await taken(file)).toMatchObject({
      state: 'DONE',
      counts: { created: 2, refused: 1, waiting: 0 },
    });
  });

  it('has its lines let go of after a month', async () => {
    const file = await tried(await send(text('Old', 2)));
    await house.db.owner(`update imports set created_at = created_at - interval '31 days' where id = $1`, [
      file.id,
    ]);
    await house.rooms.imports.sweep();
    expect(await read(file.id)).toMatchObject({ state: 'STOPPED', lines: [], counts: { created: 2 } });
  });
});
