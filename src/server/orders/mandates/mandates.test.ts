import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, PASSWORD, type TestHouse } from '#test/kit/house.ts';
import { readPdf } from '#test/kit/reading-pdf.ts';
import { codeOf, endAuction, entrustCar, idOf } from '#test/kit/sales.ts';

let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse({ MANDATES: 'on', RATE_LIMITS: 'on' });
  staff = await house.guest({ permissions: ['Ads:update', 'Ads:publish', 'Auctions:update'] });
});
afterAll(() => house[Symbol.asyncDispose]());

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const TERMS = {
  ...{ reserve: 40_000, estimateLow: 42_000, estimateHigh: 48_000 },
  ...{ fromOn: dayIn(-2), untilOn: dayIn(30), withdrawalFeeCents: 50_000 },
  ...{ commissionBp: 0, commissionMinCents: 0 },
};
const PROPOSE = `mutation($u: ID!, $d: SaleMandateInput!) { proposeSaleMandate(uuid: $u, data: $d) { id number state } }`;
const LIST = 'query($u: ID!) { saleMandates(uuid: $u) { id number state reserve reason sha256 } }';
const MINE = `{ mySaleMandates { id number state car document terms(language: FR) { label value } } }`;
const SEND = 'mutation($id: ID!) { sendSaleMandateCode(id: $id, language: FR) }';
const SIGN = 'mutation($id: ID!, $code: String!) { signSaleMandate(id: $id, code: $code) { state sha256 } }';
const REFUSE = 'mutation($id: ID!, $r: String!) { refuseSaleMandate(id: $id, reason: $r) { state reason } }';
const END = `mutation($id: ID!, $e: SaleMandateEnding!) { endSaleMandate(id: $id, ending: $e, reason: "Il la garde.") }`;
const SCHEDULE =
  'mutation($u: ID!, $d: ScheduleAuctionInput!) { scheduleAuction(uuid: $u, data: $d) { id } }';

type Row = { id: string; number: string; state: string; reserve: number | null; reason: string | null };
const listOf = async (uuid: string) =>
  (await staff.ask(LIST, { u: uuid })).data?.saleMandates as unknown as Row[];
const propose = (uuid: string, terms: object = {}) =>
  staff.codeOf(PROPOSE, { u: uuid, d: { ...TERMS, ...terms } });

const entrusted = () => entrustCar(house);

async function sign(uuid: string, seller: Guest): Promise<string> {
  const id = (await listOf(uuid))[0]?.id ?? '';
  expect(await seller.codeOf(SEND, { id })).toBeNull();
  expect(await seller.codeOf(SIGN, { id, code: await codeOf(house, seller) })).toBeNull();
  return id;
}

const schedule = async (uuid: string, plan: object = {}) => {
  const d = { start: at(0.1), end: at(3), reservePrice: 40_000, startingPrice: 1_000, ...plan };
  const { errors } = await staff.ask(SCHEDULE, { u: uuid, d });
  const { code = null, field = null } = (errors?.[0]?.extensions ?? {}) as { code?: string; field?: string };
  return code === null ? null : `${code} ${field}`;
};

describe('a mandate to sell', () => {
  it('is proposed by staff, read as one file and signed by its owner with a code', async () => {
    const { uuid, seller } = await entrusted();
    expect(await propose(uuid)).toBeNull();
    const own = (await seller.ask(MINE)).data?.mySaleMandates as unknown;
    const mine = (own as Record<string, string>[] | undefined)?.[0];
    expect(mine).toMatchObject({ state: 'PROPOSED', car: 'Alpine A110' });
    expect(JSON.stringify(mine?.terms)).toContain('40\u00a0000\u00a0€');
    expect((await house.visitor().ask(MINE)).data?.mySaleMandates).toEqual([]);
    const other = await house.guest();
    expect(await other.codeOf(SEND, { id: mine?.id })).toBe('NotFound');

    const id = mine?.id ?? '';
    expect(await seller.codeOf(SEND, { id })).toBeNull();
    const wrong = (await codeOf(house, seller)) === '000000' ? '000001' : '000000';
    expect(await seller.codeOf(SIGN, { id, code: wrong })).toBe('BadInput');
    const { data } = await seller.ask(SIGN, { id, code: await codeOf(house, seller) });
    const { bytes } = (await house.rooms.orders.readOrderDocument(`mandate_${id}`, 'FR')) ?? {};
    const sha256 = createHash('sha256')
      .update(bytes ?? Buffer.of())
      .digest('hex');
    expect(data?.signSaleMandate).toEqual({ state: 'IN_FORCE', sha256 });
    const { text } = await readPdf(bytes ?? Buffer.of());
    for (const said of ['Claire', '1 rue Royale', 'L321-5', '000-2026', 'prolonge d’autant le mandat'])
      expect(text).toContain(said);
    // It stands as it was signed, whoever they are by now.
    await house.db.owner("update accounts set first_name = 'Autre' where email = $1", [seller.email]);
    expect((await house.rooms.orders.readOrderDocument(`mandate_${id}`, 'FR'))?.bytes).toEqual(bytes);
    await expect(
      house.db.owner('update sale_mandates set sha256 = $2 where id = $1', [id, 'x']),
    ).rejects.toThrow();
  });

  it('is drawn and put away before its car is held, which may take bids', async () => {
    const { uuid, seller } = await entrusted();
    await propose(uuid);
    const [{ id } = { id: '' }] = await listOf(uuid);
    const { files } = house.rooms;
    const put = vi.fn(() => house.db.owner('select 1 from ads where uuid = $1 for update nowait', [uuid]));
    const { reservePrivate } = files;
    vi.spyOn(files, 'reservePrivate').mockImplementation(async () => {
      const place = await reservePrivate();
      return { ...place, put: async bytes => void (await Promise.all([put(), place.put(bytes)])) };
    });
    expect(await seller.codeOf(SEND, { id })).toBeNull();
    vi.restoreAllMocks();
    expect(put).toHaveBeenCalledOnce();
  });

  it('is not drawn for who may not sign it, nor for a code too many', async () => {
    const [{ uuid, seller }, given, { seller: next }] = [
      await entrusted(),
      await entrusted(),
      await entrusted(),
    ];
    await propose(uuid);
    const [{ id } = { id: '' }] = await listOf(uuid);
    for (let sent = 0; sent < 10; sent += 1) expect(await seller.codeOf(SEND, { id })).toBeNull();
    await propose(uuid, { reserve: 30_000 });
    await propose(given.uuid);
    const [[again], [former]] = [await listOf(uuid), await listOf(given.uuid)];
    await house.rooms.ads.update(given.uuid, { sellerEmail: next.email });
    const reserve = vi.spyOn(house.rooms.files, 'reservePrivate');
    expect(await seller.codeOf(SEND, { id: again?.id })).toBe('RateLimited');
    expect(await given.seller.codeOf(SEND, { id: former?.id })).toBe('BadInput');
    expect(reserve).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it('holds until its owner has signed the next version, and is refused with a reason', async () => {
    const { uuid, seller } = await entrusted();
    await propose(uuid);
    await sign(uuid, seller);
    await propose(uuid, { reserve: 30_000 });
    expect((await listOf(uuid)).map(({ state }) => state)).toEqual(['PROPOSED', 'IN_FORCE']);
    const [next] = await listOf(uuid);
    expect(await seller.codeOf(REFUSE, { id: next?.id, r: ' ' })).toBe('BadInput');
    expect(await seller.codeOf(REFUSE, { id: next?.id, r: 'Trop bas.' })).toBeNull();
    expect(await listOf(uuid)).toMatchObject([
      { state: 'REFUSED', reason: 'Trop bas.' },
      { state: 'IN_FORCE' },
    ]);
    await propose(uuid, { reserve: 35_000 });
    await sign(uuid, seller);
    expect((await listOf(uuid)).map(({ state }) => state)).toEqual(['IN_FORCE', 'REFUSED', 'REPLACED']);
  });

  it('is its owner’s: whoever has the car by now signs anew, and who has left is written nothing', async () => {
    const { uuid, seller } = await entrusted();
    const { seller: next } = await entrusted();
    await propose(uuid);
    await sign(uuid, seller);
    await propose(uuid, { reserve: 30_000 });
    const [waiting] = await listOf(uuid);
    expect(await seller.codeOf(SEND, { id: waiting?.id })).toBeNull();
    const code = await codeOf(house, seller);
    await house.rooms.ads.update(uuid, { sellerEmail: next.email });
    expect(await seller.codeOf(SEND, { id: waiting?.id })).toBe('BadInput');
    expect(await seller.codeOf(SIGN, { id: waiting?.id, code })).toBe('BadInput');
    await propose(uuid);
    const id = await sign(uuid, next);
    expect((await listOf(uuid)).map(({ state }) => state)).toEqual(['IN_FORCE', 'REPLACED', 'REPLACED']);
    const leave = 'mutation($p: String!) { deleteAccount(password: $p) }';
    expect(await next.codeOf(leave, { p: PASSWORD })).toBeNull();
    expect(await staff.codeOf(END, { id, e: 'WITHDRAWN' })).toBeNull();
    expect((await listOf(uuid))[0]?.state).toBe('WITHDRAWN');
  });

  it('is of a car that the house sells for somebody, and asks for nothing beyond the law', async () => {
    const { uuid } = await entrusted();
    expect(await propose(uuid, { reserve: 43_000 })).toBe('BadInput');
    expect(await propose(uuid, { estimateHigh: null })).toBe('BadInput');
    expect(await propose(uuid, { untilOn: dayIn(-3) })).toBe('BadInput');
    expect(await propose((await addCar(house)).uuid)).toBe('BadInput');
    expect(await listOf(uuid)).toEqual([]);
  });

  it('ends when its owner takes the car back, who is told of the fee, and not under the hammer', async () => {
    const { uuid, seller } = await entrusted();
    await propose(uuid);
    const id = await sign(uuid, seller);
    expect(await staff.codeOf(END, { id, e: 'TAKEN_BACK' })).toBe('BadInput');
    expect(await schedule(uuid)).toBeNull();
    expect(await staff.codeOf(END, { id, e: 'WITHDRAWN' })).toBe('CarUnderHammer');
    await house.db.owner("update auctions set status = 'cancelled', closed_at = now() where ad_uuid = $1", [
      uuid,
    ]);
    expect(await staff.codeOf(END, { id, e: 'WITHDRAWN' })).toBeNull();
    await house.rooms.jobs.drain();
    expect((await house.rooms.mail.list(seller.email))[0]?.text).toContain('500,00');
    expect(await listOf(uuid)).toMatchObject([{ state: 'WITHDRAWN', reason: 'Il la garde.' }]);
  });

  it('that has run out costs no withdrawal, and a proposal of days that are past is signed no more', async () => {
    const { uuid, seller } = await entrusted();
    const pass = (id: string) =>
      house.db.owner('update sale_mandates set until_on = $2 where id = $1', [id, dayIn(-2)]);
    await propose(uuid, { fromOn: dayIn(-9) });
    const id = await sign(uuid, seller);
    await propose(uuid, { fromOn: dayIn(-9) });
    const next = (await listOf(uuid))[0]?.id ?? '';
    expect(await seller.codeOf(SEND, { id: next })).toBeNull();
    const code = await codeOf(house, seller);
    await pass(next);
    expect(await seller.codeOf(SIGN, { id: next, code })).toBe('BadInput');
    expect(await seller.codeOf(SEND, { id: next })).toBe('BadInput');
    expect((await listOf(uuid)).map(({ state }) => state)).toEqual(['EXPIRED', 'IN_FORCE']);
    await pass(id);
    expect(await staff.codeOf(END, { id, e: 'WITHDRAWN' })).toBe('BadInput');
    expect((await listOf(uuid)).map(({ state }) => state)).toEqual(['EXPIRED', 'EXPIRED']);
  });

  it.each([
    [{ commissionBp: 0, commissionMinCents: 0 }, 'Commission du vendeur Aucune', 'il ne retient rien'],
    [
      { commissionBp: 650 },
      '6,5 % du prix, TVA comprise',
      'retenue sur le prix lorsque la voiture est remise',
    ],
    [
      { commissionBp: 600, commissionMinCents: 100_000 },
      'au moins 1 000,00 €',
      'rien n’est dû si la voiture',
    ],
    [{ commissionMinCents: 100_000 }, '1 000,00 €, TVA comprise', 'commission du vendeur : 1 000,00 €'],
  ])('says what the house keeps of the price: %o', async (terms, row, clause) => {
    const { uuid } = await entrusted();
    expect(await propose(uuid, terms)).toBeNull();
    const [mandate] = await listOf(uuid);
    const paper = await house.rooms.orders.readOrderDocument(`mandate_${mandate?.id}`, 'FR');
    const text = (await readPdf(paper?.bytes ?? Buffer.of())).text.replaceAll(/\s+/g, ' ');
    expect(text).toContain(row);
    expect(text).toContain(clause);
  });

  it('keeps no more than half of the price', async () => {
    const { uuid } = await entrusted();
    expect(await propose(uuid, { commissionBp: 5_001 })).toBe('BadInput');
  });
});

describe('what a mandate governs', () => {
  it('plans a car within what was signed, and nothing beyond', async () => {
    const { uuid, seller } = await entrusted();
    expect(await schedule(uuid)).toBe('MandateRequired mandate');
    await propose(uuid);
    expect(await schedule(uuid)).toBe('MandateRequired mandate');
    await sign(uuid, seller);
    expect(await schedule(uuid, { reservePrice: 39_999 })).toBe('MandateRequired reservePrice');
    expect(await schedule(uuid, { reservePrice: 40_001 })).toBe('MandateRequired reservePrice');
    expect(await schedule(uuid, { reservePrice: null })).toBe('MandateRequired reservePrice');
    expect(await schedule(uuid, { end: at(40) })).toBe('MandateRequired end');
    expect(await schedule(uuid)).toBeNull();
    expect(await schedule(uuid, { reservePrice: 30_000 })).toBe('MandateRequired reservePrice');
    await propose(uuid, { reserve: null });
    await sign(uuid, seller);
    expect(await schedule(uuid)).toBe('MandateRequired reservePrice');
    expect(await schedule(uuid, { reservePrice: null })).toBeNull();
  });

  it('has the house lower the reserve of what runs to what its owner has signed anew, and no further', async () => {
    const { uuid, seller } = await entrusted();
    await propose(uuid);
    await sign(uuid, seller);
    await schedule(uuid, { start: at(-0.1) });
    const { id = '' } = (await house.rooms.auctions.findByAd(uuid)) ?? {};
    const actor = await idOf(house, staff);
    await propose(uuid, { reserve: 35_000 });
    await sign(uuid, seller);
    const refused = { code: 'MandateRequired', details: { field: 'reservePrice' } };
    for (const reserve of [34_000, 36_000])
      await expect(house.rooms.auctions.lowerReserve(id, reserve, actor)).rejects.toMatchObject(refused);
    await house.rooms.auctions.lowerReserve(id, 35_000, actor);
    expect((await house.rooms.auctions.findByAd(uuid))?.reserve).toBe(35_000);
  });

  it.each([
    ['reserve', { reserve: 46_000, estimateLow: 47_000 }],
    ['untilOn', { untilOn: dayIn(1) }],
    ['fromOn', { fromOn: dayIn(2) }],
  ])('stands within whatever is signed meanwhile: %s', async (field, terms) => {
    const { uuid, seller } = await entrusted();
    await propose(uuid);
    await sign(uuid, seller);
    await propose(uuid, terms);
    const [waiting] = await listOf(uuid);
    expect(await seller.codeOf(SEND, { id: waiting?.id })).toBeNull();
    const code = await codeOf(house, seller);
    expect(await schedule(uuid)).toBeNull();
    const refused = { errors: [{ extensions: { code: 'AuctionOutsideMandate', field } }] };
    expect(await seller.ask(SIGN, { id: waiting?.id, code })).toMatchObject(refused);
    expect(await seller.ask(SEND, { id: waiting?.id })).toMatchObject(refused);
    expect(await staff.ask(PROPOSE, { u: uuid, d: { ...TERMS, ...terms } })).toMatchObject(refused);
    expect(await propose(uuid, { reserve: 30_000 })).toBeNull();
    await sign(uuid, seller);
    expect((await listOf(uuid))[0]).toMatchObject({ state: 'IN_FORCE', reserve: 30_000 });
  });

  it('goes to another owner, or to the house, with a mandate of that owner’s alone while it is planned', async () => {
    const { uuid, seller } = await entrusted();
    const { seller: next } = await entrusted();
    await propose(uuid);
    await sign(uuid, seller);
    expect(await schedule(uuid)).toBeNull();
    const required = { code: 'MandateRequired', details: { field: 'mandate' } };
    const { ads } = house.rooms;
    await expect(ads.update(uuid, { sellerEmail: next.email })).rejects.toMatchObject(required);
    await ads.update(uuid, { handleByCalandre: false });
    await ads.update(uuid, { sellerEmail: next.email });
    await expect(ads.update(uuid, { handleByCalandre: true })).rejects.toMatchObject(required);
    await ads.update(uuid, { sellerEmail: seller.email });
    await ads.update(uuid, { handleByCalandre: true });
    expect((await house.rooms.auctions.findByAd(uuid))?.regime).toBe('PUBLIC_SALE');
  });

  it('has staff ask its owner to lower the reserve or sell later, who may lower it themselves', async () => {
    const { uuid, seller } = await entrusted();
    await propose(uuid);
    await sign(uuid, seller);
    await schedule(uuid, { start: at(-0.1) });
    const auction = await house.rooms.auctions.findByAd(uuid);
    const id = auction?.id ?? '';
    const actor = await idOf(house, staff);
    const { lowerReserve, moveEnd, relist } = house.rooms.auctions;
    await expect(lowerReserve(id, 30_000, actor)).rejects.toMatchObject({ code: 'MandateRequired' });
    await expect(moveEnd(id, Date.parse(at(60)), actor)).rejects.toMatchObject({
      ...{ code: 'MandateRequired', details: { field: 'end' } },
    });
    await lowerReserve(id, 30_000, await idOf(house, seller), 'SELLER');
    // Nobody is asked again for what they lowered themselves, nor for a beginning that is past.
    await house.db.owner('update sale_mandates set from_on = current_date + 1 where ad_uuid = $1', [uuid]);
    await moveEnd(id, Date.parse(at(20)), actor);
    expect(await schedule(uuid, { start: at(-0.1), end: at(25), reservePrice: 30_000 })).toBeNull();
    await expect(lowerReserve(id, 29_000, actor)).rejects.toMatchObject({
      details: { field: 'reservePrice' },
    });
    await house.db.owner('update sale_mandates set from_on = current_date - 2 where ad_uuid = $1', [uuid]);
    await endAuction(house, uuid);
    await expect(relist(uuid, {}, actor)).rejects.toMatchObject({ details: { field: 'reservePrice' } });
    await relist(uuid, { reserve: 40_000 }, actor);
  });

  it('is named by the contract of what is sold under it', async () => {
    const { uuid, seller } = await entrusted();
    await propose(uuid, { reserve: null });
    await sign(uuid, seller);
    expect(await schedule(uuid, { start: at(-0.1), reservePrice: null })).toBeNull();
    const buyer = await house.guest();
    const { id: auctionId = '' } = (await house.rooms.auctions.findByAd(uuid)) ?? {};
    const bid = { maxBid: null, clientBidId: null, termsAccepted: true, leadSource: 'website', bid: 50_000 };
    await house.rooms.auctions.place({ ...bid, auctionId, bidderId: await idOf(house, buyer) });
    await endAuction(house, uuid);
    const ORDERS = '{ myOrders { isAdjudged hasWithdrawal text(language: FR) { blocks { text } } } }';
    const { data } = await seller.ask(ORDERS);
    expect(data?.myOrders).toMatchObject([{ isAdjudged: true, hasWithdrawal: false }]);
    const [{ number = '' } = {}] = await listOf(uuid);
    expect(JSON.stringify(data?.myOrders)).toContain(`mandat n° ${number}, signé par le vendeur`);
  });

  it.each([
    ['is taken by the next bidder alone within it', true, false, 'ACCEPTED'],
    ['waits for the seller where it ran out before the answer', true, true, 'SELLER_TURN'],
    ['waits for the seller beyond it', false, false, 'SELLER_TURN'],
  ])('has a second chance that %s', async (_what, isSigned, isOver, state) => {
    const { uuid, seller } = await entrusted();
    const [next, first] = [await house.guest(), await house.guest()];
    const [lot] = await house.db.owner<{ id: string }>(
      `insert into auctions (ad_uuid, start_at, end_at, starting_price, scheduled_end_at, regime)
       select $1, now() - interval '1 hour', t.at, 1000, t.at, 'PUBLIC_SALE'
       from (select now() + interval '1 hour' as at) t returning id`,
      [uuid],
    );
    const bid = 'mutation($i: AddBidInput!) { addBid(addBidInput: $i) { id } }';
    for (const [guest, amount] of [
      [next, 41_000],
      [first, 50_000],
    ] as const)
      expect(
        await guest.codeOf(bid, { i: { auctionId: lot?.id, bid: amount, isAuctionCGVAccepted: true } }),
      ).toBeNull();
    await endAuction(house, uuid);
    if (isSigned) {
      expect(await propose(uuid)).toBeNull();
      await sign(uuid, seller);
    }
    const [order] = await house.db.owner<{ id: string }>('select id from orders where ad_uuid = $1', [uuid]);
    const why = { reason: 'Sans nouvelles.', fault: 'BUYER' as const, hasRefused: true };
    await house.rooms.orders.cancel(order?.id ?? '', await idOf(house, staff), why);
    const { data } = await staff.ask('mutation($u: ID!) { offerSecondChance(uuid: $u) { id } }', { u: uuid });
    const { id } = (data as unknown as { offerSecondChance: { id: string } }).offerSecondChance;
    if (isSigned) {
      // Whoever is asked may still take the car: its owner takes it back once that is over.
      const [mandate] = await listOf(uuid);
      expect(await staff.codeOf(END, { id: mandate?.id, e: 'WITHDRAWN' })).toBe('OfferOpen');
      // It was made within what was signed then: another reserve waits until it is over.
      await propose(uuid, { reserve: 42_000 });
      const [proposed] = await listOf(uuid);
      expect(await seller.codeOf(SEND, { id: proposed?.id })).toBe('OfferOpen');
    }
    if (isOver)
      await house.db.owner('update sale_mandates set until_on = $2 where ad_uuid = $1', [uuid, dayIn(-1)]);
    const answer = await next.ask('mutation($i: ID!) { acceptOffer(id: $i) { state } }', { i: id });
    expect(answer.data?.acceptOffer).toEqual({ state });
  });
});
