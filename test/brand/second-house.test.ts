import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { waitingLetter } from '#server/reports/letters.ts';
import { houseWords } from '#server/words/index.ts';
import { linkTo, type ParamsOf } from '#shared/paths/links.ts';
import { ROUTE_NAMES, ROUTES, type RouteName } from '#shared/paths/route-table.ts';
import type { Locale } from '#shared/words/locale.ts';
import { addCar } from '../kit/cars.ts';
import { type Guest, openTestHouse, PASSWORD, type TestHouse } from '../kit/house.ts';
import { readPdf } from '../kit/reading-pdf.ts';
import { book, idOf, type Sale, sellCar, signPaper } from '../kit/sales.ts';
import { TEMPLATE } from '../kit/setup.ts';

/**
 * The house under another brand: another name, mark, colours, typefaces, languages, fee and particulars, from a folder.
 * Whatever it says to anybody says nothing of the first. It runs in a process of its own (`vitest.config.ts`): a house
 * is one to a process.
 */
const require = createRequire(import.meta.url);
const FOLDER = fileURLToPath(new URL('./martillo/', import.meta.url));
const FILES = {
  'display.woff2': '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  'text.woff2': '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  'display.ttf': '@expo-google-fonts/fraunces/600SemiBold/Fraunces_600SemiBold.ttf',
  'text.ttf': '@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf',
};

/** Names that the public schema has for good, whoever's house it is, and the headings of its columns. */
const OF_THE_SCHEMA = /handleByCalandre|calandreCollection|CALANDRE_COLLECTION/g;
/** What only the first house is: its name, its own colours, where it is. */
const OF_THE_FIRST =
  /calandre|#0f3d2e|#fbfaf7|#8fd0b0|#a67c37|fraunces variable|inter variable|rue du bac|M16 2C7\.7/i;

let folder = '';
let house: TestHouse;
let staff: Guest;
let sale: Sale;
let slug = '';
let auctionId = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'second-brand-'));
  await cp(FOLDER, folder, { recursive: true });
  for (const [name, from] of Object.entries(FILES)) await cp(require.resolve(from), join(folder, name));
  house = await openTestHouse({ BRAND: folder }, TEMPLATE);
  const permissions = [
    'Orders:update',
    'Settings:update',
    'Reviews:update',
    'Auctions:update',
    'Users:update',
  ];
  staff = await house.guest({ email: 'staff@people.example', permissions });
  const running = await addCar(house, { auction: {} });
  auctionId = running.auctionId;
  const [ad] = await house.db.owner<{ slug: string }>('select slug from ads where uuid = $1', [running.uuid]);
  slug = ad?.slug ?? '';
  const [buyer, seller] = [
    await house.guest({ email: 'ana@people.example' }),
    await house.guest({ email: 'luis@people.example' }),
  ];
  sale = await sellCar(house, { buyer, seller, price: 25_000 });
  await house.db.owner("update accounts set language = 'ES'");
  for (const guest of [buyer, seller]) await signPaper(house, guest, sale.orderId);
});
afterAll(async () => {
  await house[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

function expectNothingOfTheFirst(what: string, said: string): void {
  const found = OF_THE_FIRST.exec(said.replaceAll(OF_THE_SCHEMA, ''));
  const at = found?.index ?? 0;
  expect([what, found && said.replaceAll(OF_THE_SCHEMA, '').slice(Math.max(0, at - 80), at + 60)]).toEqual([
    what,
    null,
  ]);
}

async function read(path: string, cookie = '', language = '') {
  const response = await fetch(house.url + path, {
    redirect: 'manual',
    headers: { cookie, ...(language ? { 'accept-language': language } : {}) },
  });
  const text = await response.text();
  expectNothingOfTheFirst(path, text + JSON.stringify([...response.headers]));
  return { status: response.status, text, headers: response.headers };
}

const PARAMS: Partial<Record<RouteName, object>> = {
  event: { slug: 'retromobile' },
  'blog/article': { slug: 'hivernage' },
  'carHunter/page': { id: 'how-it-works' },
  appeal: { token: 'a-token' },
};
const addressOf = (name: RouteName, locale: Locale) => {
  const params = {
    slug,
    auctionId,
    formId: 'new',
    step: 'car',
    id: sale.orderId,
    uuid: sale.car.uuid,
    ...PARAMS[name],
  };
  return linkTo<RouteName>(name, locale, params as unknown as ParamsOf<RouteName>);
};

describe('another house', () => {
  it('shows nothing of the first on any page, in its languages, whoever asks', async () => {
    const statuses = new Map<number, number>();
    for (const name of ROUTE_NAMES) {
      const locales: readonly Locale[] = ROUTES[name].who === 'staff' ? ['es'] : ['es', 'en'];
      for (const locale of locales) {
        const who = { public: '', noindex: '', user: sale.buyer.cookie(), staff: staff.cookie() }[
          ROUTES[name].who
        ];
        const { status } = await read(addressOf(name, locale), who);
        expect([name, locale, status < 500]).toEqual([name, locale, true]);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    }
    expect(statuses.get(200)).toBeGreaterThan(150);
    await read('/es/nada');
  });

  it('says its name, wears its colours and typefaces, and draws its mark', async () => {
    const { text } = await read('/es');
    expect(text).toContain(
      '<title>Martillo &amp; Hijos: la casa de subastas de los clásicos · Martillo &amp; Hijos</title>',
    );
    expect(text).toContain('--color-green:#1b2a6b');
    expect(text).toContain('--color-green:#3c51b4');
    expect(text).toContain('--font-display:"Martillo Display",serif');
    expect(text).toContain('M4 26h24v3H4z');
    const typeface = /\/brand\/\w+\/text\.woff2/.exec(text)?.[0] ?? '';
    const sent = await fetch(house.url + typeface);
    expect([sent.status, sent.headers.get('content-type')]).toEqual([200, 'font/woff2']);
    const [, version = ''] = /data-words="(\w+)"/.exec(text) ?? [];
    const own = await fetch(`${house.url}/brand/${version}/words.es.json`);
    expect(await own.json()).toMatchObject({
      'home.title': [['houseName'], ': la casa de subastas de los clásicos'],
    });
    expect((await read('/mark.svg')).text).toContain('<title>Martillo &#38; Hijos</title>');
    const icon = await fetch(`${house.url}/favicon.ico`);
    expect((await sharp(Buffer.from(await icon.arrayBuffer())).metadata()).width).toBe(48);
  });

  it('speaks its own languages: an address of another leads there, and no page offers it', async () => {
    const away = await read('/acheter.html?brand=alpine');
    const french = linkTo('search', 'fr');
    const moved = await read(`${french}?sort=YEAR_ASC`);
    expect([moved.status, moved.headers.get('location')]).toEqual([
      302,
      `${linkTo('search', 'es')}?sort=YEAR_ASC`,
    ]);
    expect((await read('/')).headers.get('location')).toBe('/es');
    expect(away.text).not.toContain('lang="fr"');
    expect((await read('/rien-du-tout')).text).toContain('<html lang="es"');
    const { text } = await read('/es');
    expect(text).not.toMatch(/hreflang="fr"/i);
    expect(text).toMatch(/hrefLang="x-default" href="[^"]*\/es"/);
    expect((await read('/sitemap.xml')).text).not.toContain('hreflang="fr"');
  });

  it('is itself to machines: feeds, manifest, structured data, OpenAPI, llms.txt, frames, calendars, robots', async () => {
    const paths = ROUTE_NAMES.filter(name => /feed|rss|sitemapXml|manifest/.test(name)).map(name =>
      addressOf(name, 'es'),
    );
    for (const path of [
      ...paths,
      ...[
        '/api/v1/openapi.json',
        '/api/v1/schema.graphql',
        '/es/api',
        '/en/api',
        '/llms.txt',
        '/embed.js',
        '/robots.txt',
      ],
      ...[
        `/es/embed/lot/${sale.car.uuid}`,
        '/es/embed/list',
        '/en/embed/list?theme=dark',
        '/.well-known/security.txt',
      ],
      ...[
        '/notifications-worker.js',
        `/oembed?url=${encodeURIComponent(`http://localhost:0${addressOf('car', 'es')}`)}`,
      ],
      ...[
        '/dev/mail',
        '/dev/mail.json',
        `/share/code.svg?path=${addressOf('car', 'es')}`,
        '/healthz',
        '/mail/unsubscribe/x.y',
      ],
    ])
      await read(path);
    expect(JSON.parse((await read('/manifest.webmanifest')).text)).toMatchObject({
      ...{ name: 'Martillo & Hijos', lang: 'es', start_url: '/es', theme_color: '#1b2a6b' },
    });
    expect((await read('/embed.js')).text).toContain('"martillo-hijos"');
    expect((await read('/llms.txt')).text).toMatch(/^# Martillo & Hijos\n/);
    expect((await read('/.well-known/security.txt')).text).toContain('Preferred-Languages: es, en\n');
  });

  it('writes letters in its own name and look, from its own address', async () => {
    await read('/es');
    const ask = 'mutation($e: String!) { requestPasswordReset(email: $e) }';
    await house.visitor().ask(ask, { e: 'ana@people.example' });
    await house
      .visitor()
      .ask('mutation($e: String!) { subscribeNewsletter(email: $e, language: ES, consent: "Acepto.") }', {
        e: 'eva@people.example',
      });
    const eva = {
      email: 'eva@people.example',
      password: PASSWORD,
      firstName: 'Eva',
      lastName: 'Gil',
      phone: '612 34 56 78',
      language: 'ES',
    };
    // A number without a country is dialled where the house is.
    const registered = await house
      .visitor()
      .ask('mutation($d: RegisterInput!) { register(data: $d) { user { phone } } }', { d: eva });
    expect(registered.data).toEqual({ register: { user: { phone: '+34612345678' } } });
    const letters = await house.rooms.mail.list(null);
    expect(letters.length).toBeGreaterThan(4);
    for (const { subject, text, html } of letters) expectNothingOfTheFirst(subject, subject + text + html);
    expect(
      letters.some(({ html }) => html.includes('Martillo &#38; Hijos') && html.includes('#1b2a6b')),
    ).toBe(true);
    expect(letters.some(({ text }) => text.includes('Martillo & Hijos, subastas en Madrid'))).toBe(true);
    expect(readConfig({ BRAND: folder, PUBLIC_URL: 'https://martillo.example' }).mailFrom).toBe(
      '"Martillo & Hijos" <martillo-hijos@martillo.example>',
    );
  });

  it('writes to itself in the first of its languages that staff have', () => {
    const about = { number: 7, subject: 'AD', excerpt: 'Alpine A110', reason: 'FRAUD' } as const;
    const parts = { settings: house.rooms.settings, publicUrl: new URL(house.url) };
    const { subject, text, html } = waitingLetter(parts, about, null);
    expect([subject, html]).toEqual([
      'A report awaits a decision: no. 7',
      expect.stringContaining('lang="en"'),
    ]);
    expect(text).toContain('Open the reports');
    expect(houseWords()('house.week.subject', { from: 'a', to: 'b' })).toBe('The week from a to b');
  });

  it('writes sales and letters to many in its own language, and to people in its languages alone', async () => {
    const mine = { es: 'Clásicos de Madrid', en: null };
    const from = Date.now() + 86_400_000;
    const { uuid } = await addCar(house);
    const data = {
      ...{ title: mine, story: {}, terms: {}, start: new Date(from), firstEnd: new Date(from + 86_400_000) },
      ...{
        intervalMinutes: 5,
        stagger: 'INTERVAL',
        hotFrom: 50_000,
        hotGapMinutes: 0,
        extensionWindowSeconds: 120,
      },
      ...{ askForCardDetails: false, lots: [{ uuid }] },
    };
    const SAVE = 'mutation($d: SaveSaleInput!) { saveSale(data: $d) { slug title { es } } }';
    const saved = await staff.ask(SAVE, { d: data });
    expect(saved).toMatchObject({
      data: { saveSale: { slug: 'clasicos-de-madrid', title: { es: 'Clásicos de Madrid' } } },
    });
    const french = await staff.ask(SAVE, { d: { ...data, title: { fr: 'La vente' } } });
    expect(french.errors?.[0]?.extensions).toMatchObject({ code: 'BadInput', field: 'title' });

    const campaign = {
      ...{ subject: { es: 'Una venta' }, body: { es: 'Hola.' }, button: {}, segment: 'SUBSCRIBERS' },
    };
    const WRITE =
      'mutation($d: CampaignInput!) { saveCampaign(data: $d) { subject { es } reach { writable es en } } }';
    const written = await staff.ask(WRITE, { d: campaign });
    expect(written.data).toMatchObject({ saveCampaign: { subject: { es: 'Una venta' }, reach: { en: 0 } } });

    const { codeOf } = sale.buyer;
    expect(await codeOf('mutation { updateLanguage(language: FR) { id } }')).toBe('BadInput');
    expect(await codeOf('mutation { updateLanguage(language: ES) { id } }')).toBeNull();
  });

  it('asks for its own fee', async () => {
    const terms = (await read(linkTo('cgv', 'es'))).text.replaceAll('\u00a0', ' ');
    expect(terms).toContain('del 10 % de ese precio sin impuestos, con un mínimo de 500,00 €');
    const { uuid } = await addCar(house);
    const from = Date.now() + 60_000;
    const plan = {
      start: new Date(from),
      end: new Date(from + 3_600_000),
      startingPrice: 1_000,
      reservePrice: null,
    };
    const { data } = await staff.ask(
      `mutation($u: ID!, $d: ScheduleAuctionInput!) { scheduleAuction(uuid: $u, data: $d) {
        buyerFee { basisPoints leastCents } } }`,
      { u: uuid, d: plan },
    );
    expect(data).toEqual({ scheduleAuction: { buyerFee: { basisPoints: 1_000, leastCents: 50_000 } } });
  });

  it('draws papers in its name and typefaces', async () => {
    expect(await book(staff, sale.orderId, { cents: 120_000, purpose: 'FEE' })).toBeNull();
    const [invoice] = await house.db.owner<{ id: string }>('select id from invoices where order_id = $1', [
      sale.orderId,
    ]);
    for (const name of [`contract_${sale.orderId}`, `invoice_${invoice?.id}`]) {
      const paper = await house.rooms.orders.readOrderDocument(name, 'ES');
      const bytes = paper?.bytes ?? Buffer.alloc(0);
      const { text } = await readPdf(bytes);
      expect(text).toContain('Martillo & Hijos');
      expect(text).toContain('Calle de Serrano 1');
      expectNothingOfTheFirst(name, text + bytes.toString('latin1'));
    }
    const dossier = await fetch(`${house.url}/dossiers/${slug}.pdf?lang=es`);
    const bytes = Buffer.from(await dossier.arrayBuffer());
    expect(dossier.status).toBe(200);
    expectNothingOfTheFirst('dossier', (await readPdf(bytes)).text + bytes.toString('latin1'));
  });

  it('keeps its own names in browsers and keys, and in what it tells programs', async () => {
    expect(staff.cookie()).toMatch(/^martillo-hijos=/);
    const made = await house.rooms.keys.addOfHouse(
      { name: 'ours', scopes: ['read'], origins: [], perMinute: null },
      await idOf(house, staff),
    );
    expect(made.secret).toMatch(/^martillo-hijos_/);
    const answer = await fetch(`${house.url}/mcp`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${made.secret}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({
        ...{ jsonrpc: '2.0', id: 1, method: 'initialize' },
        params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'x', version: '1' } },
      }),
    });
    const told = await answer.text();
    expect(told).toContain('martillo-hijos');
    expectNothingOfTheFirst('mcp', told);
    const { data } = await staff.ask('{ houseSettings { name value } }');
    expectNothingOfTheFirst('settings', JSON.stringify(data));
  });
});
