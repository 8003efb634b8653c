import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, PASSWORD, type TestHouse } from '#test/kit/house.ts';
import { openLetter, tokenIn } from '#test/kit/letters.ts';
import { openTransaction, untilWaiting } from '#test/kit/locks.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house[Symbol.asyncDispose]());

const BID = 'mutation($i: AddBidInput!) { addBid(addBidInput: $i) { id } }';
const LEAVE = 'mutation($p: String) { deleteAccount(password: $p) }';
const addressAt = (
  street: string,
) => `mutation { addAddress(data: { country: "FR", zipCode: "75008", city: "Paris",
  street: "${street}" }) { id } }`;

const bid = (guest: Guest, auctionId: string, amount: number) =>
  guest.codeOf(BID, { i: { auctionId, bid: amount, isAuctionCGVAccepted: true } });

async function idOf(guest: Guest): Promise<string> {
  const { data } = await guest.ask('{ me { id } }');
  return (data as unknown as { me: { id: string } }).me.id;
}

describe('a copy of one’s data', () => {
  it('holds what every room keeps of the person, and nothing of anybody else', async () => {
    const guest = await house.guest({ email: 'copy@calandre.test', firstName: 'Agathe' });
    const other = await house.guest({ email: 'other@calandre.test', firstName: 'Barnabé' });
    const { uuid, auctionId } = await addCar(house, { auction: {} });
    await bid(guest, auctionId, 1_000);
    await bid(other, auctionId, 1_500);
    await guest.ask(addressAt('1 rue Royale'));
    await guest.ask('mutation($u: ID!) { addFavorite(uuid: $u) }', { u: uuid });
    await house
      .visitor()
      .ask('mutation($e: String!) { requestPasswordReset(email: $e) }', { e: guest.email });
    const letter = await openLetter(house, guest.email);
    const { data } = await guest.ask('{ myData }');
    const text = (data as unknown as { myData: string }).myData;
    expect(JSON.parse(text)).toMatchObject({
      account: { email: 'copy@calandre.test', firstName: 'Agathe', addresses: [{ city: 'Paris' }] },
      cards: [{ lastFour: '4242' }],
      bids: [{ auction: auctionId, bid: 1_000, maxBid: null }],
      favorites: [{ ad: uuid }],
      orders: [],
      questions: [],
      ads: [],
      letters: expect.arrayContaining([{ subject: letter.subject, writtenAt: expect.any(String) }]),
    });
    expect(tokenIn(letter)).not.toBe('');
    for (const foreign of ['other@', 'Barnabé', '1500', 'argon2', tokenIn(letter)])
      expect(text).not.toContain(foreign);
    expect((await house.visitor().ask('{ myData }')).data).toEqual({ myData: null });
  });
});

describe('leaving', () => {
  it('asks for the password, and waits for the end of what one leads, sells or has bought', async () => {
    const guest = await house.guest({ email: 'tied@calandre.test' });
    const rival = await house.guest();
    const led = await addCar(house, { auction: {} });
    await bid(guest, led.auctionId, 1_000);
    expect(await house.visitor().codeOf(LEAVE, { p: PASSWORD })).toBe('Unauthenticated');
    expect(await guest.codeOf(LEAVE, { p: 'wrong' })).toBe('InvalidCredentials');
    expect(await guest.codeOf(LEAVE, { p: PASSWORD })).toBe('LeadingAuction');
    expect(await guest.codeOf('mutation { removeCard }')).toBe('LeadingAuction');
    await bid(rival, led.auctionId, 2_000);
    await house.db.owner(
      `insert into orders (auction_id, ad_uuid, buyer_id, hammer_price, fee_cents, total_cents, created_at)
       values ($1, $2, $3, 1000, 1, 100001, now())`,
      [led.auctionId, led.uuid, await idOf(guest)],
    );
    expect(await guest.codeOf(LEAVE, { p: PASSWORD })).toBe('OrderOpen');
    await house.db.owner("update orders set state = 'CLOSED'");
    const selling = await addCar(house, { sellerEmail: guest.email, auction: {} });
    expect(await guest.codeOf(LEAVE, { p: PASSWORD })).toBe('CarUnderHammer');
    await house.db.owner('update ads set owner_id = null where uuid = $1', [selling.uuid]);
    expect(await guest.codeOf(LEAVE, { p: PASSWORD })).toBeNull();
  });

  it('takes all that was said of oneself, leaves the bids nameless, and ends every session', async () => {
    const guest = await house.guest({ email: 'leaver@calandre.test', firstName: 'Quentin' });
    const id = await idOf(guest);
    const elsewhere = house.visitor();
    const login = 'mutation($e: String!, $p: String!) { login(email: $e, password: $p) { user { id } } }';
    await elsewhere.ask(login, { e: guest.email, p: PASSWORD });
    await guest.ask('mutation { updatePseudo(pseudo: "turbine") { id } }');
    await guest.ask(addressAt('12 rue des Tilleuls'));
    const { uuid, auctionId } = await addCar(house, { auction: {} });
    await bid(guest, auctionId, 1_000);
    await bid(await house.guest(), auctionId, 2_000);
    await guest.ask('mutation($u: ID!) { addFavorite(uuid: $u) }', { u: uuid });
    const history = `query($u: ID!) { publicCarAd(uuid: $u) { auction { nbFav bids { pseudo firstName bid } } } }`;
    await house.visitor().ask(history, { u: uuid });

    expect(await guest.codeOf(LEAVE, { p: PASSWORD })).toBeNull();
    for (const browser of [guest, elsewhere])
      expect((await browser.ask('{ me { id } }')).data).toEqual({ me: null });
    expect(await elsewhere.codeOf(login, { e: guest.email, p: PASSWORD })).toBe('InvalidCredentials');
    const { data } = await house.visitor().ask(history, { u: uuid });
    expect(data).toMatchObject({
      publicCarAd: {
        auction: { nbFav: 0, bids: [{ bid: 2_000 }, { pseudo: null, firstName: null, bid: 1_000 }] },
      },
    });
    for (const table of ['accounts', 'addresses', 'cards', 'sessions', 'favorites', 'email_confirmations']) {
      const rows = await house.db.owner<{ row: string }>(`select t::text as row from ${table} t`);
      const kept = rows.map(({ row }) => row).filter(row => table !== 'accounts' && row.includes(id));
      expect([table, kept]).toEqual([table, []]);
      for (const { row } of rows) expect(row).not.toMatch(/leaver@|Quentin|turbine|Tilleuls/);
    }
  });

  it('lets nothing be written of who has gone, though it was asked for before', async () => {
    const guest = await house.guest();
    const id = await idOf(guest);
    const { accounts } = house.rooms;
    await accounts.erase({ id, isFresh: true }, PASSWORD);
    const home = { country: 'FR', zipCode: '75008', city: 'Paris', street: '1 rue Royale' };
    for (const late of [
      () => accounts.updateProfile(id, { firstName: 'Anne', lastName: 'Roy', phone: '+33612345678' }),
      () => accounts.updatePseudo(id, 'revenante'),
      () => accounts.setLanguage(id, 'EN'),
      () => accounts.addAddress(id, home),
    ])
      await expect(late()).rejects.toThrow('Unauthenticated');
    const [left] = await house.db.owner('select first_name, pseudo, language from accounts where id = $1', [
      id,
    ]);
    expect(left).toEqual({ first_name: '', pseudo: null, language: 'FR' });
  });

  it('frees address and pseudonym for whoever comes next', async () => {
    const again = await house.guest({ email: 'leaver@calandre.test' });
    expect(await again.codeOf('mutation { updatePseudo(pseudo: "Turbine") { id } }')).toBeNull();
  });

  it('withdraws the cars that were still for sale', async () => {
    const seller = await house.guest({ email: 'gone@calandre.test' });
    const { uuid } = await addCar(house, { sellerEmail: seller.email });
    const find = 'query($u: ID!) { publicCarAd(uuid: $u) { uuid } }';
    expect((await seller.ask(find, { u: uuid })).data).toEqual({ publicCarAd: { uuid } });
    expect(await seller.codeOf(LEAVE, { p: PASSWORD })).toBeNull();
    expect((await house.visitor().ask(find, { u: uuid })).data).toEqual({ publicCarAd: null });
  });

  it('holds what is under the hammer before the account, in the order in which bids do', async () => {
    const guest = await house.guest();
    const cars = [await addCar(house, { auction: {} }), await addCar(house, { auction: {} })];
    const [first, last] = cars.sort((one, other) => (one.auctionId < other.auctionId ? -1 : 1));
    for (const car of [last, first])
      await guest.ask('mutation($u: ID!) { addFavorite(uuid: $u) }', { u: car?.uuid });
    await using desk = await openTransaction(house.db);
    await desk.query('select from auctions where id = $1 for update', [first?.auctionId]);
    const leaving = guest.codeOf(LEAVE, { p: PASSWORD });
    await untilWaiting(house.db, 1);
    await desk.query('select from auctions where id = $1 for update nowait', [last?.auctionId]);
    await desk.query('select from accounts where email = $1 for key share nowait', [guest.email]);
    await desk.query('commit');
    expect(await leaving).toBeNull();
    const counts = await house.db.owner('select favorite_count from auctions where id = any($1)', [
      cars.map(({ auctionId }) => auctionId),
    ]);
    expect(counts).toEqual([{ favorite_count: 0 }, { favorite_count: 0 }]);
  });
});
