import { createServer, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { readFile, type SentFile, tryFile, uploadFile } from '#test/kit/imports.ts';
import { picture } from '#test/kit/pictures.ts';
import { UPLOAD_BYTES_MAX } from '../files/index.ts';
import { fetchPhoto } from './fetch-photo.ts';
import { photosIn } from './photo-names.ts';

type Answer = (response: ServerResponse) => void;
let house: TestHouse;
let staff: Guest;
let photo: Buffer;
/** Another house's server: what it answers by path, and what it was asked. */
const answers = new Map<string, Answer>();
let asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(request.url ?? '');
  (answers.get(request.url ?? '') ?? (to => to.writeHead(404).end()))(response);
});
let port = 0;
const at = (path: string) => `http://127.0.0.1:${port}${path}`;

beforeAll(async () => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as { port: number }).port;
  house = await openTestHouse();
  staff = await house.guest({ permissions: ['Ads:create', 'Ads:update', 'Auctions:update'] });
  photo = (await picture('#a33')).buffer;
  for (const name of ['a', 'b', 'c', 'd']) answers.set(`/${name}.jpg`, to => to.end(photo));
  answers.set('/text.jpg', to => to.end('no picture'));
  answers.set('/heavy.jpg', to => to.writeHead(200, { 'content-length': UPLOAD_BYTES_MAX + 1 }).end());
  // It does not say how much will come.
  answers.set('/endless.jpg', to => {
    const more = () => {
      while (!to.destroyed && to.write(Buffer.alloc(1 << 20)));
    };
    to.on('drain', more);
    more();
  });
  answers.set('/moved.jpg', to => to.writeHead(302, { location: '/a.jpg' }).end());
  answers.set('/round.jpg', to => to.writeHead(302, { location: '/round.jpg' }).end());
  answers.set('/inside.jpg', to => to.writeHead(302, { location: 'https://inside.test/a.jpg' }).end());
});
afterAll(async () => {
  await house[Symbol.asyncDispose]();
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
});

const RUN = 'mutation($id:ID!){runFileImport(id:$id){id}}';
const STOP = 'mutation($id:ID!){stopFileImport(id:$id){id}}';

async function send(body: string): Promise<SentFile> {
  const { id } = (await (await uploadFile(house, staff, body)).json()) as { id: string };
  return readFile(staff, id);
}
async function bring(body: string, part = {}): Promise<SentFile> {
  const file = await tryFile(house, staff, await send(body), part);
  expect(asked).toEqual([]);
  expect(await staff.codeOf(RUN, { id: file.id })).toBeNull();
  await house.rooms.jobs.drain();
  return readFile(staff, file.id);
}
/** The roles of its photos; an ad answers them by role. */
const photosOf = async ({ lines }: SentFile, line = 0) =>
  (await house.rooms.ads.find(lines[line]?.subjectId ?? ''))?.photos.map(({ role }) => role);
const table = (reference: string, ...photos: readonly string[]) =>
  `sfInternalOpportunityId;brand;model;carType;Photos\n${photos
    .map((cell, index) => `${reference}-${index};Lancia;Aurelia;CLASSIC;"${cell}"\n`)
    .join('')}`;

describe('an address of a photo', () => {
  const receive = () => Promise.reject(new Error('nothing is fetched'));
  /** In production nothing is trusted; names stand for what they are said to here. */
  const strict = {
    isTrusted: () => false,
    network: {
      lookup: async () => [{ address: '10.0.0.7' }, { address: '169.254.169.254' }],
      isOpen: (address: string) => address === '8.8.8.8',
    },
  };

  it.each([
    ['of a private machine', 'https://inside.test/a.jpg'],
    ['without encryption', 'http://example.org/a.jpg'],
    ['of another port', 'https://example.org:8443/a.jpg'],
    ['with a name and a password', 'https://me:secret@example.org/a.jpg'],
    ['of a file', 'file:///etc/passwd'],
    ['that is none', 'a.jpg'],
  ])('%s is refused', async (_what, address) => {
    await expect(fetchPhoto(address, strict, receive)).rejects.toMatchObject({ fault: 'ADDRESS' });
  });

  it.each([
    'https://127.0.0.1/a.jpg',
    'https://[::1]/a.jpg',
    'https://169.254.169.254/a.jpg',
    'https://localhost/a',
  ])('%s is refused on the network as it is', async address => {
    const reach = { isTrusted: () => false };
    await expect(fetchPhoto(address, reach, receive)).rejects.toMatchObject({ fault: 'ADDRESS' });
  });

  it('that leads on to a private machine is refused there, and one that leads in a circle given up', async () => {
    // The stand-in is trusted; where it sends on to is not.
    const reach = { ...strict, isTrusted: (url: URL) => url.port === String(port) };
    const network = { ...strict.network, lookup: async () => [{ address: '127.0.0.1' }] };
    await expect(fetchPhoto(at('/inside.jpg'), { ...reach, network }, receive)).rejects.toMatchObject({
      fault: 'ADDRESS',
    });
    expect(asked).toEqual(['/inside.jpg']);
    await expect(fetchPhoto(at('/round.jpg'), { ...reach, network }, receive)).rejects.toMatchObject({
      fault: 'AWAY',
    });
  });

  it('stands beside others, parted as people part them', () => {
    const reach = { isTrusted: () => false };
    const [one, two] = ['https://a.test/w_800,h_600/1.jpg', 'https://a.test/2.jpg?x=1;2'];
    for (const between of [' ', ', ', ',', '; ', '|', '\n', ' | '])
      expect(photosIn(one + between + two, reach), between).toEqual([one, two]);
    expect(photosIn([two, two], reach)).toEqual([two]);
    expect([photosIn('', reach), photosIn(undefined, reach)]).toEqual([[], []]);
    expect([photosIn('ftp://a.test/1', reach), photosIn(7, reach)]).toEqual(['ADDRESS', 'UNREAD']);
    const many = Array.from({ length: 201 }, (_, index) => `https://a.test/${index}`);
    expect(photosIn(many, reach)).toBe('LENGTH');
  });
});

describe('the photos of a file', () => {
  it('are fetched once its lines are taken, the first as the front, and what cannot be had is told', async () => {
    const wrong = ['gone', 'text', 'heavy', 'endless'].map(name => at(`/${name}.jpg`));
    const file = await bring(table('P', `${at('/moved.jpg')} ${wrong.join(', ')};${at('/b.jpg')}`, ''));
    expect(file).toMatchObject({
      state: 'DONE',
      counts: { created: 2, refused: 0 },
      wish: { targets: { 4: 'photos' } },
    });
    expect(file.photos).toEqual({ total: 6, waiting: 0, taken: 2, known: 0, refused: 4, stopped: 0 });
    expect(file.refusedPhotos).toEqual(
      ['AWAY', 'KIND', 'HEAVY', 'HEAVY'].map((fault, index) => ({ line: 2, address: wrong[index], fault })),
    );
    expect(await photosOf(file)).toEqual(['EXTERIOR', 'FRONT']);
    expect(await photosOf(file, 1)).toEqual([]);
  });

  it('are faults of their lines when they are tried, where they are no addresses', async () => {
    const file = await tryFile(house, staff, await send(table('Q', 'ftp://a.test/1.jpg')));
    expect(file.faults).toEqual([{ field: 'photos', reason: 'ADDRESS', count: 1 }]);
    expect(file.photos.total).toBe(0);
  });

  it('come once from an address, though the file is brought again', async () => {
    const body = (more: string) => table('R', `${at('/a.jpg')} ${more}`);
    const first = await bring(body(at('/b.jpg')), { updatesBy: 'REFERENCE' });
    asked = [];
    const again = await bring(body(at('/c.jpg')), { updatesBy: 'REFERENCE' });
    expect(again.photos).toMatchObject({ total: 2, taken: 1, known: 1 });
    expect(again.lines[0]?.subjectId).toBe(first.lines[0]?.subjectId);
    expect(asked).toEqual(['/c.jpg']);
    expect(await photosOf(again)).toEqual(['EXTERIOR', 'EXTERIOR', 'FRONT']);
  });

  it('stop where they are stopped, go on from there, and after a process died', async () => {
    const file = await tryFile(
      house,
      staff,
      await send(table('S', `${at('/a.jpg')} ${at('/b.jpg')} ${at('/slow.jpg')}`)),
    );
    // It is stopped while the third is on its way: that one is dropped when it comes.
    answers.set('/slow.jpg', async to => {
      expect(await staff.codeOf(STOP, { id: file.id })).toBeNull();
      to.end(photo);
    });
    expect(await staff.codeOf(RUN, { id: file.id })).toBeNull();
    await house.rooms.jobs.drain();
    const stopped = await readFile(staff, file.id);
    expect(stopped.photos).toMatchObject({ taken: 2, stopped: 1, waiting: 0 });
    expect(await photosOf(stopped)).toEqual(['EXTERIOR', 'FRONT']);
    // Nor is it fetched for who may not bring it any more.
    const block = (at: string) =>
      house.db.owner(`update accounts set blocked_at = ${at} where email = $1`, [staff.email]);
    expect(await staff.codeOf(RUN, { id: file.id })).toBeNull();
    await block('clock_timestamp()');
    asked = [];
    await house.rooms.jobs.drain();
    expect(asked).toEqual([]);
    await block('null');
    expect((await readFile(staff, file.id)).photos).toMatchObject({ taken: 2, stopped: 1, waiting: 0 });

    // What a kill does to a process, the database sees as this: the job is cut while it fetches, and comes again.
    answers.set('/slow.jpg', async to => {
      await house.db.owner(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`,
      );
      to.end(photo);
    });
    expect(await staff.codeOf(RUN, { id: file.id })).toBeNull();
    await house.rooms.jobs.drain();
    await house.db.owner("update jobs set run_at = now() - interval '1 second' where run_at > now()");
    await house.rooms.jobs.drain();
    const done = await readFile(staff, file.id);
    expect(done.photos).toMatchObject({ total: 3, taken: 3 });
    expect(await photosOf(done)).toEqual(['EXTERIOR', 'EXTERIOR', 'FRONT']);
    expect(await staff.codeOf(RUN, { id: file.id })).toBe('BadInput');
  });
});
