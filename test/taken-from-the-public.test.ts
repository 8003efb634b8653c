import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { linkTo } from '#shared/paths/links.ts';
import { askApi, makeKey } from './kit/api.ts';
import { addCar } from './kit/cars.ts';
import { type Guest, openTestHouse, type TestHouse } from './kit/house.ts';
import { takePhoto } from './kit/incoming.ts';
import { pdf } from './kit/pdf.ts';
import { picture } from './kit/pictures.ts';
import { movie } from './kit/recordings.ts';
import { type Sale, sellCar } from './kit/sales.ts';
import { openWatcher } from './outside/api.ts';

let house: TestHouse;
let staff: Guest;
let other: Guest;
let key: string;
let sale: Sale;
let files: readonly string[];
beforeAll(async () => {
  house = await openTestHouse();
  staff = await house.guest({ permissions: ['Users:update', 'Ads:update'] });
  other = await house.guest({ permissions: ['Users:update'] });
  key = await makeKey(await house.guest());
  sale = await sellCar(house);
  files = await addFiles(sale.car.uuid);
});
afterAll(() => house[Symbol.asyncDispose]());

/** A photo, a paper and a film on a car; answers where each is. */
async function addFiles(uuid: string): Promise<readonly string[]> {
  const send = async (path: string, type: string, bytes: Buffer) => {
    const headers = { 'content-type': type, cookie: staff.cookie() };
    const body = new Uint8Array(bytes);
    const answer = await fetch(`${house.url}/uploads/${path}`, { method: 'POST', headers, body });
    return (await answer.json()) as { id: string; url: string };
  };
  const front = await takePhoto(house, (await picture('#264')).buffer);
  const paper = await send('documents', 'application/pdf', await pdf());
  const film = await send('films', 'video/quicktime', movie());
  const seen = { inspector: 'É. K.', inspectedOn: '2026-10-06', place: 'Dieppe' };
  const data = {
    photos: { front },
    documents: [{ label: 'INVOICE_FILE', urls: [paper.url] }],
    conditionReport: { ...seen, films: [{ recordingId: film.id }] },
  };
  const update = 'mutation($u: ID!, $d: CarAdInput!) { updateCarAd(uuid: $u, data: $d) { uuid } }';
  expect((await staff.ask(update, { u: uuid, d: data })).errors).toBeUndefined();
  return [`/photos/${front}/640.webp`, paper.url, film.url];
}

const statusOf = async (path: string, guest?: Guest) =>
  (await fetch(house.url + path, { headers: { cookie: guest?.cookie() ?? '' } })).status;
const textOf = async (path: string) => (await fetch(house.url + path)).text();

const ASK = `query($u: ID!, $a: ID!, $m: ID!) {
  publicCarAd(uuid: $u) { uuid } saleProof(auctionId: $a) { isOver } member(id: $m) { id }
  searchCarAds(first: 50, filter: { sold: true }) { edges { node { uuid } } }
  auctionResults { results { ad { uuid } } choices { name count } } }`;

/** Where a car is found by whoever is nobody here: each place says whether, or how it answers. */
async function publicly({ car }: Sale) {
  const ad = await house.rooms.ads.find(car.uuid);
  const slug = ad?.slug ?? '';
  const visitor = house.visitor();
  const asked = await visitor.ask(ASK, { u: car.uuid, a: car.auctionId, m: ad?.ownerId });
  expect(asked.errors).toBeUndefined();
  const data = asked.data as unknown as Record<string, object | null>;
  const names = (...parts: (object | null | undefined | string)[]) =>
    JSON.stringify(parts).includes(car.uuid) || JSON.stringify(parts).includes(slug);
  return {
    page: await statusOf(linkTo('car', 'fr', { slug })),
    itsData: await statusOf(`${linkTo('car', 'fr', { slug })}.data`),
    frame: await statusOf(`/embed/lot/${car.uuid}`),
    dossier: await statusOf(`/dossiers/${slug}.pdf`),
    rest: (await askApi(house, key, `/lots/${car.uuid}`)).status,
    restBids: (await askApi(house, key, `/lots/${car.uuid}/bids`)).status,
    restResults: names(await (await askApi(house, key, '/results')).text()),
    car: data.publicCarAd !== null,
    proof: data.saleProof !== null,
    seller: data.member !== null,
    bids: await visitor.codeOf('query($a: ID!) { bids(auctionId: $a, sinceVersion: 0) { id } }', {
      a: car.auctionId,
    }),
    search: names(data.searchCarAds),
    results: names((data.auctionResults as { results: object })?.results),
    resultsPage: names(await textOf(linkTo('results', 'fr'))),
    searchPage: names(await textOf(`${linkTo('search', 'fr')}?sold=true`)),
    sitemap: names(await textOf('/sitemap.xml?part=sold-1')),
    files: await Promise.all(files.map(file => statusOf(file))),
  };
}
const SHOWN = {
  ...{ page: 200, itsData: 200, frame: 200, dossier: 200, rest: 200, restBids: 200 },
  ...{ restResults: true, car: true, proof: true, seller: true, bids: null, search: true, results: true },
  ...{ resultsPage: true, searchPage: true, sitemap: true, files: [200, 200, 200] },
};
const GONE = {
  ...{ page: 410, itsData: 410, frame: 404, dossier: 404, rest: 404, restBids: 404 },
  ...{ restResults: false, car: false, proof: false, seller: false, bids: 'NotFound', search: false },
  ...{ results: false, resultsPage: false, searchPage: false, sitemap: false, files: [404, 404, 404] },
};

const REPORT = 'mutation($d: ReportInput!) { report(data: $d) }';
const QUEUE = '{ reports(isWaiting: true) { rows { id number } } }';
const DECIDE =
  'mutation($i: ID!, $m: ReportMeasure!) { decideReport(id: $i, measure: $m, statement: "Photos prises sans droit.") { measure } }';
const AGAIN =
  'mutation($i: ID!, $m: ReportMeasure!) { decideReportAppeal(id: $i, side: AUTHOR, measure: $m, statement: "Après relecture.") { measure } }';
const APPEAL = 'mutation($t: String!) { appealReport(token: $t, text: "Ce sont les miennes.") { state } }';

/** Somebody reports a car; answers the report. */
async function report(uuid: string, email: string): Promise<string> {
  const d = { subject: 'AD', id: uuid, reason: 'COPYRIGHT', text: '', email, language: 'FR' };
  const number = (await house.visitor().ask(REPORT, { d })).data?.report;
  const { data } = await staff.ask(QUEUE);
  const { reports } = data as unknown as { reports: { rows: { id: string; number: unknown }[] } };
  return reports.rows.find(row => row.number === number)?.id ?? '';
}
/** Whose car it is appeals by the link of the letter that gave reasons, and somebody else decides. */
async function appeal(id: string, { email }: Guest, m: string): Promise<void> {
  await house.rooms.jobs.drain();
  const [row] = await house.db.owner<{ number: number }>('select number from reports where id = $1', [id]);
  const letter = (await house.rooms.mail.list(email)).find(({ subject }) =>
    subject.includes(`(n° ${row?.number})`),
  );
  expect(letter?.text).toContain('Photos prises sans droit.');
  const t = /\/contestation\/([\w.-]+)/.exec(letter?.text ?? '')?.[1];
  expect(await house.visitor().codeOf(APPEAL, { t })).toBeNull();
  expect(await other.codeOf(AGAIN, { i: id, m })).toBeNull();
}

describe('the page of a car that is sold', () => {
  it('is taken from every public place by a decision on a report, and brought back by an appeal', {
    timeout: 120_000,
  }, async () => {
    const { car, seller, buyer, orderId } = sale;
    await vi.waitFor(async () => expect(await publicly(sale)).toEqual(SHOWN), 20_000);
    const watch = 'subscription($uuid: ID!) { auctionUpdated(uuid: $uuid) { lotState } }';
    using watcher = await openWatcher<{ lotState: string }>(house, car.uuid, watch);
    const first = await report(car.uuid, 'one@calandre.test');
    const second = await report(car.uuid, 'two@calandre.test');
    expect(await staff.codeOf(DECIDE, { i: first, m: 'REMOVED' })).toBeNull();
    expect(await publicly(sale)).toEqual(GONE);
    // An open page is told as it is of a car that was withdrawn.
    await vi.waitFor(() => expect(watcher.seen.at(-1)).toEqual({ lotState: 'WITHDRAWN' }));

    // Sold it stays: to those whom it concerns, and in what is counted.
    const [row] = await house.db.owner('select status from ads where uuid = $1', [car.uuid]);
    expect(row).toEqual({ status: 'SOLD' });
    const order = 'query($i: ID!) { order(id: $i) { ad { uuid status lotState isPublic } } }';
    for (const party of [buyer, seller]) {
      const ad = { uuid: car.uuid, status: 'SOLD', lotState: 'SOLD', isPublic: false };
      expect((await party.ask(order, { i: orderId })).data?.order).toEqual({ ad });
      expect(await Promise.all(files.map(file => statusOf(file, party)))).toEqual([200, 200, 200]);
    }
    expect(await Promise.all(files.map(file => statusOf(file, staff)))).toEqual([200, 200, 200]);
    const stranger = await house.guest();
    expect(await Promise.all(files.map(file => statusOf(file, stranger)))).toEqual([404, 404, 404]);
    const counted = await house.visitor().ask('{ auctionResults { byYear { sold } } }');
    expect(counted.data?.auctionResults).toEqual({ byYear: [{ sold: 1 }] });

    // It stands in the log of the report, and in that of the car.
    const done = await house.db.owner<{ action: string }>(
      'select action from audit_entries where subject_id = any($1) order by id desc limit 2',
      [[car.uuid, first]],
    );
    expect(done.map(({ action }) => action).toSorted()).toEqual(['ad.hidden', 'report.decided']);

    // What another decision asked for too stays away until both are undone.
    expect(await staff.codeOf(DECIDE, { i: second, m: 'REMOVED' })).toBeNull();
    await appeal(second, seller, 'NONE');
    expect(await publicly(sale)).toEqual(GONE);
    await appeal(first, seller, 'WARNED');
    expect(await publicly(sale)).toEqual(SHOWN);
  });

  it('stays away where its sale comes to nothing, as a car that was withdrawn', async () => {
    const { car, orderId } = await sellCar(house);
    const id = await report(car.uuid, 'three@calandre.test');
    await staff.ask(DECIDE, { i: id, m: 'REMOVED' });
    const clerk = await house.guest({ permissions: ['Orders:update'] });
    const cancel =
      'mutation($i: ID!) { cancelOrder(id: $i, reason: "Il refuse.", fault: BUYER, hasRefused: true) { state } }';
    expect((await clerk.ask(cancel, { i: orderId })).errors).toBeUndefined();
    const [row] = await house.db.owner('select status, hidden_at from ads where uuid = $1', [car.uuid]);
    expect(row).toEqual({ status: 'WITHDRAWN', hidden_at: null });
  });
});

describe('the files of a car that was withdrawn', () => {
  it('are its seller’s and the house’s alone, also where somebody names them in a draft', async () => {
    const [seller, stranger] = [await house.guest(), await house.guest()];
    const { uuid } = await addCar(house, { sellerEmail: seller.email });
    const asking =
      'mutation($u: ID!) { createQuestion(createQuestionInput: { uuid: $u, question: "Ça va ?" }) { id } }';
    const { data } = await stranger.ask(asking, { u: uuid });
    const shown = await takePhoto(house, (await picture('#aa6')).buffer);
    const answer =
      'mutation($i: ID!, $p: [ID!]) { answerQuestion(id: $i, answer: "Oui.", photoIds: $p) { id } }';
    const { id } = (data as unknown as { createQuestion: { id: string } }).createQuestion;
    expect(await seller.codeOf(answer, { i: id, p: [shown] })).toBeNull();
    const own = [...(await addFiles(uuid)), `/photos/${shown}/640.webp`];
    const seen = (guest?: Guest) => Promise.all(own.map(file => statusOf(file, guest)));
    expect(await seen()).toEqual([200, 200, 200, 200]);
    await house.rooms.ads.withdraw(uuid);
    const front = own[0]?.split('/')[2] ?? '';
    const mine = await addCar(house, { status: 'DRAFT', sellerEmail: stranger.email });
    await house.rooms.ads.update(mine.uuid, {
      photos: { front, exteriors: [], interiors: [], mechanics: [] },
    });
    expect([await seen(), await seen(seller), await seen(staff)]).toEqual([
      [404, 404, 404, 404],
      [200, 200, 200, 200],
      [200, 200, 200, 200],
    ]);
    await house.rooms.ads.publish(uuid);
    expect(await seen()).toEqual([200, 200, 200, 200]);
  });
});
