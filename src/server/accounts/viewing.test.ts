import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '#test/kit/cars.ts';
import { type Answer, type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { openLetter, tokenIn } from '#test/kit/letters.ts';
import { entrustCar } from '#test/kit/sales.ts';

let house: TestHouse;
let admin: Guest;
let person: Guest;
let id: string;
beforeAll(async () => {
  house = await openTestHouse({ MANDATES: 'on' });
  admin = await house.guest({ permissions: ['Users:update', 'Orders:update'], firstName: 'Odile' });
  person = await house.guest({ firstName: 'Anne' });
  id = await idOf(person);
});
afterAll(() => house[Symbol.asyncDispose]());

async function idOf({ email }: Guest): Promise<string> {
  const [row] = await house.db.owner<{ id: string }>('select id from accounts where email = $1', [email]);
  return row?.id ?? '';
}

const VIEW = 'mutation($id: ID!) { viewPerson(id: $id) }';
const ME = '{ me { firstName viewedUntil addedPermissions } }';

async function begin(guest: Guest = admin, of = id): Promise<string> {
  const { data } = await guest.ask(VIEW, { id: of });
  return (data as unknown as { viewPerson: string }).viewPerson;
}

/** What a page with this view asks, in the browser of `guest`. */
async function askAs(view: string, query: string, { guest = admin, page = '/user' } = {}): Promise<Answer> {
  const response = await fetch(`${house.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: `${guest.cookie()}; calandre-view=${view}`,
      referer: house.url + page,
    },
    body: JSON.stringify({ query }),
  });
  return (await response.json()) as Answer;
}

const nameIn = ({ data }: Answer) => (data as unknown as { me: { firstName: string } | null }).me?.firstName;

describe('an account, looked at by staff', () => {
  it('is seen as its person sees it, without their permissions or one’s own', async () => {
    const view = await begin();
    const { data } = await askAs(view, ME);
    expect(data?.me).toMatchObject({
      ...{ firstName: 'Anne', addedPermissions: [], viewedUntil: expect.any(String) },
    });
    const { errors } = await askAs(view, '{ people { totalCount } }');
    expect(errors?.[0]?.extensions.code).toBe('Forbidden');
    expect(nameIn(await askAs(view, ME, { page: '/admin/people' }))).toBe('Odile');
    expect(nameIn(await admin.ask(ME))).toBe('Odile');
  });

  it('is never changed, whatever is asked', async () => {
    const view = await begin();
    const { uuid, auctionId } = await addCar(house, { auction: { endsInMs: 3_600_000 } });
    for (const mutation of [
      `addBid(addBidInput: { auctionId: "${auctionId}", bid: 1000, isAuctionCGVAccepted: true }) { id }`,
      `addFavorite(uuid: "${uuid}")`,
      'updateLanguage(language: EN) { id }',
      'logout',
      'confirmPassword(password: "Un-Mot-De-Passe-1")',
    ]) {
      const { data, errors } = await askAs(view, `mutation { ${mutation} }`);
      expect(data, mutation).toBeNull();
      expect(errors?.[0]?.extensions.code, mutation).toBe('Forbidden');
    }
    expect((await person.ask('{ myFavorites }')).data).toEqual({ myFavorites: [] });
    expect(nameIn(await admin.ask(ME))).toBe('Odile');
  });

  it('is no browser of its person’s: a letter opened in it is a stranger’s', async () => {
    const fresh = await house.guest({ firstName: 'Lise' });
    await house.db.owner('update accounts set email_confirmed_at = null where email = $1', [fresh.email]);
    await fresh.ask('mutation { resendConfirmation }');
    const token = tokenIn(await openLetter(house, fresh.email));
    const letter = `{ emailLetter(token: "${token}") { asksPassword } }`;
    expect((await fresh.ask(letter)).data).toEqual({ emailLetter: { asksPassword: false } });
    const view = await begin(admin, await idOf(fresh));
    expect((await askAs(view, letter)).data).toEqual({ emailLetter: { asksPassword: true } });
  });

  it('keeps its secrets: what it authorised, the reserve, the address of its calendar, the copy of it all', async () => {
    const { uuid, auctionId } = await addCar(house, { auction: { endsInMs: 3_600_000 } });
    const bid = `auctionId: "${auctionId}", bid: 1000, maxBid: 9000, isAuctionCGVAccepted: true`;
    expect(await person.codeOf(`mutation { addBid(addBidInput: { ${bid} }) { id } }`)).toBeNull();
    await person.ask('mutation { renewCalendarAddress }');
    const asked = `{ myMaxBid(auctionId: "${auctionId}") myLots { myMaxBid car { uuid } } myData myCalendarAddress
      myNotifications { liveKey } }`;
    expect((await person.ask(asked)).data).toMatchObject({
      ...{ myMaxBid: 9000, myLots: [{ myMaxBid: 9000 }], myData: expect.stringContaining('9000') },
      myNotifications: { liveKey: expect.any(String) },
    });
    const { data } = await askAs(await begin(), asked);
    expect(data).toEqual({
      ...{
        myMaxBid: null,
        myLots: [{ myMaxBid: null, car: { uuid } }],
        myData: null,
        myCalendarAddress: null,
        myNotifications: { liveKey: null },
      },
    });
  });

  it('keeps the reserve of its mandates to sell, in its terms too', async () => {
    const { uuid, seller } = await entrustCar(house);
    await house.rooms.orders.proposeMandate(uuid, await idOf(admin), {
      ...{ reserve: 40_000, estimateLow: null, estimateHigh: null, commissionBp: 0, commissionMinCents: 0 },
      ...{ fromOn: '2026-01-01', untilOn: '2099-01-01', withdrawalFeeCents: 50_000 },
    });
    await house.db.owner("update sale_mandates set sha256 = repeat('a', 64)");
    type Shown = { id: string; reserve: number | null; terms: { label: string; value: string }[] };
    const shownOf = ({ data }: Answer) => (data as unknown as { mySaleMandates: Shown[] }).mySaleMandates[0];
    const asked = '{ mySaleMandates { id sha256 reserve terms { label value } } }';
    const own = shownOf(await seller.ask(asked));
    expect(own).toMatchObject({ reserve: 40_000, terms: [{ value: '40\u00a0000\u00a0€' }, {}, {}, {}] });
    const view = await begin(admin, await idOf(seller));
    const seen = { ...own, sha256: null, reserve: null, terms: own?.terms.slice(1) };
    expect(shownOf(await askAs(view, asked))).toEqual(seen);
    const one = await askAs(
      view,
      `{ mySaleMandate(id: "${own?.id}") { id sha256 reserve terms { label value } } }`,
    );
    expect(one.data?.mySaleMandate).toEqual(seen);
  });

  it('keeps the reserve that somebody asks for in a form', async () => {
    const seller = await house.guest();
    const input = { form: 'sellAuction', step: 'auction', language: 'FR' };
    const answers = [{ name: 'reserveWish', values: ['18 000'] }];
    const save = 'mutation($input: SaveInquiryInput!) { saveInquiry(input: $input) { id } }';
    const { data } = await seller.ask(save, { input: { ...input, answers } });
    const { id } = (data as unknown as { saveInquiry: { id: string } }).saveInquiry;
    const asked = `{ myInquiries { answers { name } } inquiry(id: "${id}") { answers { name } } }`;
    expect(JSON.stringify(await seller.ask(asked))).toContain('reserveWish');
    const seen = JSON.stringify(await askAs(await begin(admin, await idOf(seller)), asked));
    expect(seen).toContain('startWish');
    expect(seen).not.toContain('reserveWish');
  });

  it('is written down, where the person may read it too', async () => {
    const other = await house.guest({ firstName: 'Paul' });
    const of = await idOf(other);
    await begin(admin, of);
    const { data } = await admin.ask(`{ person(id: "${of}") { changes { kind actorName } }
      auditEntries(filter: { text: "${of}" }) { entries { action actorName } } }`);
    expect(data).toMatchObject({
      person: { changes: [{ kind: 'VIEWED', actorName: 'Odile Mercier' }] },
      auditEntries: { entries: [{ action: 'account.viewed', actorName: 'Odile Mercier' }] },
    });
    expect(JSON.stringify((await other.ask('{ myData }')).data)).toContain('VIEWED');
  });

  it('is shown to whoever asked for it alone, as long as they may', async () => {
    const view = await begin();
    const colleague = await house.guest({ permissions: ['Users:update'], firstName: 'Marc' });
    const buyer = await house.guest({ firstName: 'Luc' });
    expect(nameIn(await askAs(view, ME, { guest: colleague }))).toBe('Marc');
    expect(nameIn(await askAs(view, ME, { guest: buyer }))).toBe('Luc');
    expect(nameIn(await askAs(view, ME, { guest: house.visitor() }))).toBeUndefined();
    expect(nameIn(await askAs(`${view}x`, ME))).toBe('Odile');
    const theirs = await begin(colleague);
    expect(nameIn(await askAs(theirs, ME, { guest: colleague }))).toBe('Anne');
    const taken = `update accounts set added_permissions = '{}' where email = $1`;
    await house.db.owner(taken, [colleague.email]);
    expect(nameIn(await askAs(theirs, ME, { guest: colleague }))).toBe('Marc');
  });

  it('is nobody’s to look at without the permission, and a fresh proof of who they are', async () => {
    expect(await house.visitor().codeOf(VIEW, { id })).toBe('Unauthenticated');
    expect(await person.codeOf(VIEW, { id })).toBe('Forbidden');
    const orders = await house.guest({ permissions: ['Orders:update'] });
    expect(await orders.codeOf(VIEW, { id })).toBe('Forbidden');
    expect(await admin.codeOf(VIEW, { id: await idOf(admin) })).toBe('BadInput');
    for (const unknown of ['x', '00000000-0000-4000-8000-000000000000']) {
      expect(await admin.codeOf(VIEW, { id: unknown })).toBe('NotFound');
    }
    await house.db.owner(
      `update sessions set proven_at = now() - interval '11 minutes'
       where account_id = (select id from accounts where email = $1)`,
      [admin.email],
    );
    expect(await admin.codeOf(VIEW, { id })).toBe('PasswordNeeded');
  });
});
