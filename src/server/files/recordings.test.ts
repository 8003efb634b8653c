import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adStaff, BARE, draft, offer } from '#test/kit/ads.ts';
import { openBucketServer } from '#test/kit/bucket.ts';
import { type Guest, openTestHouse, PASSWORD, type TestHouse } from '#test/kit/house.ts';
import { movie, TOLD_OF_A_PERSON } from '#test/kit/recordings.ts';

const WAYS = ['a folder', 'a bucket'] as const;
type Way = (typeof WAYS)[number];
type Uploaded = {
  readonly id: string;
  readonly url: string;
  readonly code?: string;
  readonly field?: string;
};

let bucket: Awaited<ReturnType<typeof openBucketServer>>;
const houses = new Map<Way, { house: TestHouse; staff: Guest }>();
beforeAll(async () => {
  bucket = await openBucketServer();
  for (const way of WAYS) {
    const house = await openTestHouse(way === 'a bucket' ? bucket.env : {});
    houses.set(way, { house, staff: await adStaff(house) });
  }
});
afterAll(async () => {
  for (const { house } of houses.values()) await house[Symbol.asyncDispose]();
  await bucket[Symbol.asyncDispose]();
});
const at = (way: Way = 'a folder') => houses.get(way) as { house: TestHouse; staff: Guest };

async function send(
  path: 'films' | 'sounds',
  bytes: Buffer,
  { from = at().staff, to = at().house, type = path === 'films' ? 'video/quicktime' : 'audio/x-m4a' } = {},
) {
  const headers = { 'content-type': type, cookie: from.cookie() };
  const body = new Uint8Array(bytes);
  const answer = await fetch(`${to.url}/uploads/${path}`, { method: 'POST', headers, body });
  return { status: answer.status, ...((await answer.json()) as Uploaded) };
}
const film = async (way?: Way) =>
  (await send('films', movie(), { from: at(way).staff, to: at(way).house })).id;
const sound = async () => (await send('sounds', movie({ hasPicture: false }))).id;

const UPDATE = 'mutation($uuid:ID!,$data:CarAdInput!){updateCarAd(uuid:$uuid,data:$data){uuid}}';
const HEAD = { inspector: 'Étienne Kowalski', inspectedOn: '2026-10-06', place: 'Dieppe' };
const FIELDS = 'recordingId url contentType width height durationMs caption { fr en }';

/** Writes a report with these recordings; answers the field that is refused. */
async function write(uuid: string, report: object, { staff } = at()): Promise<unknown> {
  const data = { conditionReport: { ...HEAD, ...report } };
  return (await staff.ask(UPDATE, { uuid, data })).errors?.[0]?.extensions.field;
}

describe('a recording that is sent in', () => {
  it.each(WAYS)(
    'is served from %s as it is kept: whole, by parts, for ever, and told of nobody',
    async way => {
      const { house, staff } = at(way);
      const sent = await send('films', movie(), { from: staff, to: house });
      expect(sent).toMatchObject({ status: 201, url: `/recordings/${sent.id}.mp4` });
      const ask = (range?: string, more: object = {}) =>
        fetch(house.url + sent.url, { headers: { ...(range ? { range } : {}), ...more } });
      const whole = await ask();
      const bytes = Buffer.from(await whole.arrayBuffer());
      const { length } = bytes;
      expect([whole.status, length]).toEqual([200, movie().length]);
      for (const words of TOLD_OF_A_PERSON) expect(bytes.includes(words)).toBe(false);
      expect(Object.fromEntries(whole.headers)).toMatchObject({
        ...{ 'content-type': 'video/mp4', 'accept-ranges': 'bytes', 'content-length': String(length) },
        ...{ 'content-disposition': 'inline', 'x-content-type-options': 'nosniff' },
        'cache-control': expect.stringContaining('immutable'),
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
      const parts: [string, number, number][] = [
        ['bytes=0-99', 0, 99],
        ['bytes=100-', 100, length - 1],
        ['bytes=-50', length - 50, length - 1],
        [`bytes=${length - 1}-${length + 900}`, length - 1, length - 1],
        [`bytes=-${length * 2}`, 0, length - 1],
      ];
      for (const [range, from, to] of parts) {
        const part = await ask(range);
        expect([range, part.status, part.headers.get('content-range')]).toEqual([
          ...[range, 206, `bytes ${from}-${to}/${length}`],
        ]);
        expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(from, to + 1));
      }
      for (const range of [`bytes=${length}-`, 'bytes=-0', 'bytes=9-3']) {
        const none = await ask(range);
        expect([range, none.status, none.headers.get('content-range')]).toEqual([
          range,
          416,
          `bytes */${length}`,
        ]);
      }
      // Several parts, other units, and a part of what somebody else has: all of it is answered.
      for (const range of ['bytes=0-1,4-5', 'lines=0-9', 'bytes=x-'])
        expect([range, (await ask(range)).status]).toEqual([range, 200]);
      expect((await ask('bytes=0-9', { 'if-range': '"another"' })).status).toBe(200);
      const etag = whole.headers.get('etag') ?? '';
      expect((await ask('bytes=0-9', { 'if-range': etag })).status).toBe(206);
      const head = await fetch(house.url + sent.url, { method: 'HEAD' });
      expect([head.status, head.headers.get('content-length')]).toEqual([200, String(length)]);
    },
  );

  it('has no other address than its own', async () => {
    const { url } = at().house;
    const id = await film();
    const heard = await sound();
    const paths = [`${id}.m4a`, `${heard}.mp4`, `${id}.html`, `${id}x.mp4`, `${crypto.randomUUID()}.mp4`];
    for (const path of paths)
      expect([path, (await fetch(`${url}/recordings/${path}`)).status]).toEqual([path, 404]);
    const served = await fetch(`${url}/recordings/${heard}.m4a`, { headers: { range: 'bytes=0-' } });
    expect([served.status, served.headers.get('content-type')]).toEqual([206, 'audio/mp4']);
  });

  it('comes from those alone who write reports, and is judged by what is in it', async () => {
    const { house } = at();
    const seller = await house.guest();
    const reader = await house.guest({ permissions: ['Ads:read'] });
    for (const from of [seller, reader])
      expect(await send('films', movie(), { from })).toMatchObject({ status: 403, code: 'Forbidden' });
    expect(await send('films', movie(), { from: house.visitor() })).toMatchObject({ status: 401 });
    expect(await send('films', movie(), { type: 'text/html' })).toMatchObject({ status: 415 });
    expect(await send('sounds', Buffer.alloc(20 * 1024 * 1024 + 1))).toMatchObject({ status: 413 });
    const before = await house.db.owner('select from files');
    const [hevc, lossless] = [movie({ codec: 'hvc1' }), movie({ hasPicture: false, soundCodec: 'alac' })];
    expect(await send('films', hevc)).toMatchObject({ status: 422, code: 'CodecNotTaken', field: 'film' });
    expect(await send('sounds', lossless)).toMatchObject({
      status: 422,
      code: 'CodecNotTaken',
      field: 'sound',
    });
    expect(await send('films', Buffer.from('x'))).toMatchObject({
      status: 422,
      code: 'BadInput',
      field: 'film',
    });
    expect(await house.db.owner('select from files')).toEqual(before);
  });

  it('goes with all that is kept of it once a report names it no more, and stays while one does', async () => {
    const { house, staff } = at();
    const { uuid } = await offer(staff, BARE);
    const [named, lost, cold] = [await film(), await film(), await sound()];
    expect(
      await write(uuid, { films: [{ recordingId: named }], coldStart: { recordingId: cold } }),
    ).toBeUndefined();
    const statusOf = async (name: string) => (await fetch(`${house.url}/recordings/${name}`)).status;
    const age = async () => {
      await house.rooms.files.sweep();
      await house.db.owner(
        `update files set unnamed_since = now() - interval '2 days' where unnamed_since is not null`,
      );
      await house.rooms.files.sweep();
      await house.rooms.jobs.drain();
    };
    await age();
    const all = () => Promise.all([`${named}.mp4`, `${lost}.mp4`, `${cold}.m4a`].map(statusOf));
    expect(await all()).toEqual([200, 404, 200]);
    await staff.ask(UPDATE, { uuid, data: { conditionReport: HEAD } });
    await age();
    expect(await all()).toEqual([404, 404, 404]);
    expect(
      await house.db.owner('select from recordings where id = any($1::uuid[])', [[named, lost, cold]]),
    ).toEqual([]);
  });

  it('goes from a car that was never sold when its owner does', async () => {
    const { house, staff } = at();
    const owner = await house.guest();
    const { uuid } = await draft(staff, { ...BARE, sellerEmail: owner.email });
    expect(await write(uuid, { films: [{ recordingId: await film() }] })).toBeUndefined();
    await owner.ask(`mutation { deleteAccount(password: "${PASSWORD}") }`);
    const answer = await staff.ask(
      `{editedCarAd(uuid:"${uuid}"){values{conditionReport{inspector films{recordingId}}}}}`,
    );
    expect(answer.errors).toBeUndefined();
    const said = JSON.stringify(answer.data);
    expect(said).toContain('"films":[]');
    expect(said).toContain(HEAD.inspector);
  });
});

describe('the recordings of a condition report', () => {
  it('are read by everybody, in their order, each with what a page has to know of it', async () => {
    const { house, staff } = at();
    const { uuid } = await offer(staff, BARE);
    const [round, under] = [await film(), (await send('films', movie({ isTurned: true }))).id];
    const cold = await sound();
    const films = [{ recordingId: under, caption: { fr: ' Dessous ', en: '' } }, { recordingId: round }];
    expect(
      await write(uuid, { films, coldStart: { recordingId: cold, caption: { en: 'At 4 °C' } } }),
    ).toBeUndefined();
    const read = async (fields: string) =>
      (await house.visitor().ask(`{publicCarAd(uuid:"${uuid}"){${fields}}}`)).data;
    expect(await read(`conditionReport{films{${FIELDS}} coldStart{${FIELDS}}}`)).toEqual({
      publicCarAd: {
        conditionReport: {
          films: [
            {
              ...{ recordingId: under, url: `/recordings/${under}.mp4`, contentType: 'video/mp4' },
              ...{ width: 1080, height: 1920, durationMs: 90_500, caption: { fr: 'Dessous', en: null } },
            },
            {
              ...{ recordingId: round, url: `/recordings/${round}.mp4`, contentType: 'video/mp4' },
              ...{ width: 1920, height: 1080, durationMs: 90_500, caption: null },
            },
          ],
          coldStart: {
            ...{ recordingId: cold, url: `/recordings/${cold}.m4a`, contentType: 'audio/mp4' },
            ...{ width: null, height: null, durationMs: 90_500, caption: { fr: null, en: 'At 4 °C' } },
          },
        },
      },
    });
  });

  it('are none in a report from before there were any', async () => {
    const { house, staff } = at();
    const { uuid } = await draft(staff, BARE);
    await house.db.owner('update ads set details = $2 where uuid = $1', [
      ...[uuid, JSON.stringify({ conditionReport: { ...HEAD, flaws: [] } })],
    ]);
    await staff.ask(`mutation{publishCarAd(uuid:"${uuid}"){uuid}}`);
    const asked = `{publicCarAd(uuid:"${uuid}"){conditionReport{films{url} coldStart{url}}}}`;
    expect((await house.visitor().ask(asked)).data).toEqual({
      publicCarAd: { conditionReport: { films: [], coldStart: null } },
    });
  });

  it.each<[string, () => Promise<object>]>([
    ['of a film that there is not', async () => ({ films: [{ recordingId: crypto.randomUUID() }] })],
    ['of a film that is a sound', async () => ({ films: [{ recordingId: await sound() }] })],
    ['of a sound that is a film', async () => ({ coldStart: { recordingId: await film() } })],
    ['of a film twice', async () => ({ films: Array(2).fill({ recordingId: await film() }) })],
    [
      'of four films',
      async () => ({
        films: await Promise.all([1, 2, 3, 4].map(async () => ({ recordingId: await film() }))),
      }),
    ],
    ['of what is no id', async () => ({ films: [{ recordingId: '../x' }] })],
  ])('are refused where they are %s', async (_what, report) => {
    const { uuid } = await draft(at().staff, BARE);
    expect(await write(uuid, await report())).toBe('conditionReport');
  });
});
