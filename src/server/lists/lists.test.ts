import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givenIn } from '#server/ads/index.ts';
import { addCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';

let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  staff = await house.guest({ permissions: ['Ads:update', 'Ads:publish', 'Leads:read', 'Questions:answer'] });
});
afterAll(() => house[Symbol.asyncDispose]());

const FIELDS = `id state total waiting would done unchanged refused lines { id name outcome code field }`;
const TRY = `mutation($l:String!,$a:String!,$v:String,$i:[ID!],$q:String){
  tryListAct(list:$l,act:$a,value:$v,ids:$i,asked:$q){${FIELDS}}}`;
const RUN = `mutation($id:ID!){runListAct(id:$id){${FIELDS}}}`;
const STOP = `mutation($id:ID!){stopListAct(id:$id){${FIELDS}}}`;
const READ = `query($id:ID!){listAct(id:$id){${FIELDS}}}`;

type Line = { id: string; name: string; outcome: string; code: string | null; field: string | null };
type Act = Record<'total' | 'waiting' | 'would' | 'done' | 'unchanged' | 'refused', number> & {
  id: string;
  state: string;
  lines: Line[];
};

async function read(id: string): Promise<Act> {
  const { data } = await staff.ask(READ, { id });
  return (data as { listAct: Act } | null)?.listAct as Act;
}

/** Tries an act, to its end. */
async function tried(variables: object): Promise<Act> {
  const { data, errors } = await staff.ask(TRY, variables);
  expect(errors).toBeUndefined();
  await house.rooms.jobs.drain();
  return read((data as unknown as { tryListAct: Act }).tryListAct.id);
}

async function run(id: string): Promise<Act> {
  expect(await staff.codeOf(RUN, { id })).toBeNull();
  await house.rooms.jobs.drain();
  return read(id);
}

/** A draft in which a buyer misses nothing, but for the price where it has none. */
async function addDraft(model: string, price: number | null = 20_000): Promise<string> {
  const photo = 'insert into photos (file_key, width, height) values ($1, 900, 600) returning id';
  const [{ id: front = '' } = {}] = await house.db.owner<{ id: string }>(photo, [model]);
  const location = { country: 'FR', city: 'Dieppe' };
  const car = { brand: 'Alpine', model, year: 1971, carType: 'CLASSIC', handleByCalandre: true };
  const data = { ...car, location, photos: { front }, ...(price ? { price } : {}) };
  return house.rooms.ads.create(givenIn(data));
}

const statusOf = async (uuid: string) =>
  (await house.db.owner<{ status: string }>('select status from ads where uuid = $1', [uuid]))[0]?.status;
const logOf = (subject: string) =>
  house.db.owner<{ action: string; after: object; reason: string | null }>(
    'select action, after, reason from audit_entries where subject_id = $1 order by id',
    [subject],
  );

describe('an act on many rows', () => {
  it('is tried without a trace, then done as it was said, each row and the whole in the log', async () => {
    const [good, lacking] = [await addDraft('Bulk A'), await addDraft('Bulk B', null)];
    await house.db.owner('delete from ad_photos where ad_uuid = $1', [lacking]);
    const already = await addCar(house);
    const lines = (await logOf(good)).length;
    const act = await tried({ l: 'ads', a: 'PUBLISH', i: [good, lacking, already.uuid] });
    expect(act).toMatchObject({ state: 'TRIED', total: 3, would: 1, unchanged: 1, refused: 1, waiting: 0 });
    // All that is missing, and not the first of it.
    const refusal = { outcome: 'REFUSED', code: 'BadInput', field: 'photos price' };
    expect(act.lines[0]).toMatchObject({ id: lacking, ...refusal });
    expect(act.lines[0]?.name).toContain('Bulk B');
    expect(await statusOf(good)).toBe('DRAFT');
    expect(await logOf(good)).toHaveLength(lines);

    expect(await run(act.id)).toMatchObject({ state: 'DONE', done: 1, unchanged: 1, refused: 1, would: 0 });
    expect([await statusOf(good), await statusOf(lacking)]).toEqual(['PUBLISHED', 'DRAFT']);
    expect((await logOf(good)).at(-1)?.action).toBe('ad.published');
    expect(await logOf(act.id)).toMatchObject([
      { action: 'list.acted', after: { done: 1, unchanged: 1, refused: 1 } },
    ]);
    // Done is done: it is not done again.
    expect(await staff.codeOf(RUN, { id: act.id })).toBe('BadInput');
  });

  it('takes all that a list has for what it is asked, and no row twice', async () => {
    const ids = await Promise.all(['Many 1', 'Many 2', 'Many 3'].map(model => addDraft(model)));
    const asked = JSON.stringify({ filter: { text: 'Many', status: 'DRAFT' } });
    const act = await tried({ l: 'ads', a: 'PUBLISH', q: asked });
    expect(act).toMatchObject({ total: 3, would: 3 });
    expect(await tried({ l: 'ads', a: 'COLLECT', i: [ids[0], ids[0]] })).toMatchObject({ total: 1 });
    expect(await staff.codeOf(TRY, { l: 'ads', a: 'PUBLISH', q: '{"nonsense":1}' })).toBe('BadInput');
    expect(await staff.codeOf(TRY, { l: 'ads', a: 'PUBLISH', q: '{' })).toBe('BadInput');
    expect(await staff.codeOf(TRY, { l: 'ads', a: 'PUBLISH', i: [] })).toBe('BadInput');
    expect(await staff.codeOf(TRY, { l: 'ads', a: 'PUBLISH' })).toBe('BadInput');
    expect(await staff.codeOf(TRY, { l: 'ads', a: 'BURN', i: ids })).toBe('NotFound');
    expect(await staff.codeOf(TRY, { l: 'people', a: 'PUBLISH', i: ids })).toBe('NotFound');
  });

  it('leaves a car under the hammer, and says why', async () => {
    const car = await addCar(house, { auction: {} });
    const act = await tried({ l: 'ads', a: 'WITHDRAW', i: [car.uuid] });
    expect(act.lines).toMatchObject([{ outcome: 'REFUSED', code: 'ReasonNeeded' }]);
    expect(await staff.codeOf(RUN, { id: act.id })).toBe('BadInput');
  });

  it('is one’s own, and asks for its permission and for who has just shown that it is them', async () => {
    const uuid = await addDraft('Own');
    const act = await tried({ l: 'ads', a: 'PUBLISH', i: [uuid] });
    const other = await house.guest({ permissions: ['Ads:update', 'Ads:publish'] });
    expect((await other.ask(READ, { id: act.id })).data).toEqual({ listAct: null });
    expect(await other.codeOf(RUN, { id: act.id })).toBe('NotFound');
    const writer = await house.guest({ permissions: ['Ads:update'] });
    expect(await writer.codeOf(TRY, { l: 'ads', a: 'PUBLISH', i: [uuid] })).toBe('Forbidden');

    const mine = '(select id from accounts where email = $1)';
    const set = (change: string, of: string) =>
      house.db.owner(
        `update ${of} set ${change} where ${of === 'sessions' ? 'account_id' : 'id'} = ${mine}`,
        [staff.email],
      );
    await set("proven_at = proven_at - interval '1 hour'", 'sessions');
    expect(await staff.codeOf(RUN, { id: act.id })).toBe('PasswordNeeded');
    await set('proven_at = clock_timestamp()', 'sessions');
    expect(await run(act.id)).toMatchObject({ done: 1 });
  });

  it('goes on where it stood, and does what is done no second time', async () => {
    const ids = await Promise.all(['Kill 1', 'Kill 2', 'Kill 3'].map(model => addDraft(model)));
    const act = await tried({ l: 'ads', a: 'PUBLISH', i: ids });
    expect(await staff.codeOf(RUN, { id: act.id })).toBeNull();
    // The process dies after the first row, before the job comes to its end.
    await house.db.owner(`update list_act_lines set outcome = 'DONE' where act_id = $1 and position = 1`, [
      act.id,
    ]);
    await house.rooms.jobs.drain();
    expect(await read(act.id)).toMatchObject({ state: 'DONE', done: 3, waiting: 0 });
    expect(await Promise.all(ids.map(statusOf))).toEqual(['DRAFT', 'PUBLISHED', 'PUBLISHED']);
  });

  it('can be stopped: what is done stays, the rest is left', async () => {
    const ids = await Promise.all(['Stop 1', 'Stop 2'].map(model => addDraft(model)));
    const act = await tried({ l: 'ads', a: 'PUBLISH', i: ids });
    expect(await staff.codeOf(RUN, { id: act.id })).toBeNull();
    expect(await staff.codeOf(STOP, { id: act.id })).toBeNull();
    await house.rooms.jobs.drain();
    expect(await read(act.id)).toMatchObject({ state: 'STOPPED', done: 0, waiting: 2 });
    expect(await Promise.all(ids.map(statusOf))).toEqual(['DRAFT', 'DRAFT']);
    expect(await logOf(act.id)).toMatchObject([{ after: { done: 0, waiting: 2 } }]);
  });

  it('ends where its author may not do it any more, and is stopped by whoever may', async () => {
    const lost = ["added_permissions = '{Ads:update}'", 'blocked_at = clock_timestamp()'];
    for (const [at, change] of lost.entries()) {
      const ids = await Promise.all([`Lost ${at} 1`, `Lost ${at} 2`].map(model => addDraft(model)));
      const author = await house.guest({ permissions: ['Ads:update', 'Ads:publish'] });
      const { data } = await author.ask(TRY, { l: 'ads', a: 'PUBLISH', i: ids });
      const { id } = (data as unknown as { tryListAct: Act }).tryListAct;
      await house.rooms.jobs.drain();
      expect(await author.codeOf(RUN, { id })).toBeNull();
      await house.db.owner(`update accounts set ${change} where email = $1`, [author.email]);
      await house.rooms.jobs.drain();
      // The names of its rows are no longer theirs to read.
      expect((await author.ask(READ, { id })).data).toEqual({ listAct: null });
      expect(await house.db.owner('select state from list_acts where id = $1', [id])).toEqual([
        { state: 'STOPPED' },
      ]);
      expect(await Promise.all(ids.map(statusOf))).toEqual(['DRAFT', 'DRAFT']);
      expect(await logOf(id)).toMatchObject([{ after: { done: 0, waiting: 2 } }]);
    }
    const act = await tried({ l: 'ads', a: 'PUBLISH', i: [await addDraft('Colleague')] });
    expect(await staff.codeOf(RUN, { id: act.id })).toBeNull();
    expect(await house.visitor().codeOf(STOP, { id: act.id })).toBe('Unauthenticated');
    const writer = await house.guest({ permissions: ['Ads:update'] });
    expect(await writer.codeOf(STOP, { id: act.id })).toBe('Forbidden');
    const colleague = await house.guest({ permissions: ['Ads:publish'] });
    expect(await colleague.codeOf(STOP, { id: act.id })).toBeNull();
    await house.rooms.jobs.drain();
    expect(await read(act.id)).toMatchObject({ state: 'STOPPED', done: 0, waiting: 1 });
  });

  it('hands leads on and settles them, and knows what is no choice', async () => {
    const add = `mutation { addLead(data: { form: "contact", name: "Anne Roy", phone: "+33612345678",
      leadSource: "phone_call", note: "Rappeler" }) { id } }`;
    const { data } = await staff.ask(add);
    const { id } = (data as unknown as { addLead: { id: string } }).addLead;
    expect(await staff.codeOf(TRY, { l: 'leads', a: 'STATE', v: 'SOLD', i: [id] })).toBe('BadInput');
    expect(await staff.codeOf(TRY, { l: 'leads', a: 'ASSIGN', v: id, i: [id] })).toBe('BadInput');
    const done = await tried({
      l: 'leads',
      a: 'STATE',
      v: 'DONE',
      q: JSON.stringify({ search: 'Anne Roy' }),
    });
    expect(done.lines).toMatchObject([{ name: 'Anne Roy', outcome: 'WOULD' }]);
    await run(done.id);
    await run((await tried({ l: 'leads', a: 'ASSIGN', i: [id] })).id);
    const [lead] = await house.db.owner('select state, owner_id, note from leads where id = $1', [id]);
    expect(lead).toEqual({ state: 'DONE', owner_id: null, note: 'Rappeler' });
  });
});

describe('a view of a list', () => {
  const SAVE = `mutation($n:String!,$q:String!,$s:Boolean!,$p:String!){
    saveListView(page:$p,name:$n,query:$q,isShared:$s){id name query isShared isOwn}}`;
  const LIST = 'query($p:String!){ listViews(page: $p) { id name query isOwn mayRemove } }';
  const REMOVE = 'mutation($id:ID!){removeListView(id:$id)}';
  const save = (n: string, q: string, s = false) => staff.ask(SAVE, { n, q, s, p: 'admin/ads' });
  type View = { id: string; name: string; query: string; isOwn: boolean; mayRemove: boolean };
  const viewsOf = async (guest: Guest, p = 'admin/ads') =>
    ((await guest.ask(LIST, { p })).data as unknown as { listViews: View[] }).listViews;

  it('is its owner’s until they share it, and written over under its name', async () => {
    await save('Brouillons', 'status=DRAFT');
    await save('Brouillons', 'status=DRAFT&sort=PRICE_DESC');
    const other = await house.guest({ permissions: ['Ads:update'] });
    expect(await viewsOf(staff)).toMatchObject([{ query: 'status=DRAFT&sort=PRICE_DESC', isOwn: true }]);
    expect(await viewsOf(other)).toEqual([]);
    await save('Brouillons', 'status=DRAFT', true);
    const [shared] = await viewsOf(other);
    expect(shared).toMatchObject({ name: 'Brouillons', isOwn: false });
    expect(await other.codeOf(REMOVE, { id: shared?.id })).toBe('NotFound');
    expect(await staff.codeOf(REMOVE, { id: shared?.id })).toBeNull();
    expect(await viewsOf(other)).toEqual([]);
  });

  it('is shown to who may open its list alone, and no longer once its owner may not', async () => {
    const [p, asked] = ['admin/people', { n: 'Litige', q: 'search=Morisot', s: true, p: 'admin/people' }];
    const [owner, keeper] = [
      await house.guest({ permissions: ['Users:update', 'Ads:update'] }),
      await house.guest({ permissions: ['Users:update'] }),
    ];
    const other = await house.guest({ permissions: ['Ads:update', 'Users:update'] });
    expect(await staff.codeOf(SAVE, asked)).toBe('Forbidden');
    expect(await viewsOf(staff, p)).toEqual([]);
    expect(await owner.codeOf(SAVE, asked)).toBeNull();
    const [{ id } = { id: '' }] = await viewsOf(keeper, p);
    expect(await viewsOf(staff, p)).toEqual([]);
    expect(await keeper.codeOf(REMOVE, { id })).toBe('NotFound');
    await owner.ask(SAVE, { ...asked, p: 'admin/ads' });
    expect(await viewsOf(staff)).toMatchObject([{ name: 'Litige' }]);
    await house.db.owner("update accounts set added_permissions = '{Ads:update}' where email = $1", [
      owner.email,
    ]);
    // What they may still open they share still; what they may not is put away by who gives permissions.
    expect(await viewsOf(staff)).toMatchObject([{ name: 'Litige', mayRemove: false }]);
    expect(await viewsOf(owner, p)).toEqual([]);
    expect(await viewsOf(keeper, p)).toMatchObject([{ id, isOwn: false, mayRemove: true }]);
    await house.db.owner('update accounts set blocked_at = now() where email = $1', [owner.email]);
    expect(await viewsOf(staff)).toEqual([]);
    const [{ id: ofAds } = { id: '' }] = await viewsOf(other);
    for (const guest of [staff, keeper]) expect(await guest.codeOf(REMOVE, { id: ofAds })).toBe('NotFound');
    expect(await other.codeOf(REMOVE, { id: ofAds })).toBeNull();
    expect(await keeper.codeOf(REMOVE, { id })).toBeNull();
    expect(await viewsOf(keeper, p)).toEqual([]);
  });

  it('has a name, a page of staff’s and a limit', async () => {
    expect(await staff.codeOf(SAVE, { n: ' ', q: '', s: false, p: 'admin/ads' })).toBe('BadInput');
    expect(await staff.codeOf(SAVE, { n: 'x', q: '', s: false, p: 'https://x' })).toBe('BadInput');
    expect(await staff.codeOf(SAVE, { n: 'x', q: '', s: false, p: 'admin/nowhere' })).toBe('BadInput');
    expect(await staff.codeOf(SAVE, { n: 'x', q: 'x'.repeat(2_001), s: false, p: 'admin' })).toBe('BadInput');
    expect(await (await house.guest()).codeOf(SAVE, { n: 'x', q: '', s: true, p: 'admin' })).toBe(
      'Forbidden',
    );
  });
});

describe('a list', () => {
  it('finds by the numbers that people have in hand: a telephone as it is dialled, a chassis, an id', async () => {
    const finder = await house.guest({ permissions: ['Users:update', 'Ads:update', 'Auctions:update'] });
    const totals = async (text: string) =>
      (
        await finder.ask(
          `query($t: String!) { people(search: $t) { totalCount } staffCarAds(filter: { text: $t }, first: 4) { totalCount }
            auctionBoard(search: $t) { totalCount } }`,
          { t: text },
        )
      ).data as unknown as Record<'people' | 'staffCarAds' | 'auctionBoard', { totalCount: number }>;
    await house.db.owner(`update accounts set phone = '+33699887766' where email = $1`, [finder.email]);
    const { uuid, auctionId } = await addCar(house, { auction: {} });
    await house.rooms.ads.update(uuid, { vin: 'ZLA-0042' });
    expect((await totals('06 99 88 77 66')).people.totalCount).toBe(1);
    expect(await totals('zla-0042')).toMatchObject({
      staffCarAds: { totalCount: 1 },
      auctionBoard: { totalCount: 1 },
    });
    expect((await totals(auctionId)).auctionBoard.totalCount).toBe(1);
  });
});
