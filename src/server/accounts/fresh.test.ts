import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCar } from '#test/kit/cars.ts';
import { type Guest, openTestHouse, PASSWORD, type TestHouse } from '#test/kit/house.ts';
import { openLetter } from '#test/kit/letters.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house[Symbol.asyncDispose]());

const CANCEL = 'mutation($uuid:ID!){cancelAuction(uuid:$uuid,reason:"Papers"){id}}';
const LOGIN = 'mutation($e: String!, $p: String!) { login(email: $e, password: $p) { user { id } } }';
const CONFIRM = 'mutation($p:String!){confirmPassword(password:$p)}';

const NOWHERE = '00000000-0000-4000-8000-000000000000';
const TRANSFER = `{ amountCents: 1, paidOn: "2026-01-01", iban: "x", reference: "x" }`;
/** What moves money, ends something, or gives many people's data away. */
const STAFF_ACTS: Record<string, { permission: string; call: (uuid: string) => string }> = {
  'make a key of the house': {
    permission: 'Users:update',
    call: () => 'mutation { addHouseApiKey(input: { name: "x", scopes: [read] }) { secret } }',
  },
  'end a key of the house': {
    permission: 'Users:update',
    call: () => `mutation { endHouseApiKey(id: "${NOWHERE}") }`,
  },
  'end somebody’s key': {
    permission: 'Users:update',
    call: () => `mutation { endPersonApiKey(personId: "${NOWHERE}", id: "${NOWHERE}") }`,
  },
  'give a fee back': {
    permission: 'Refunds:create',
    call: () => `mutation { creditOrder(id: "${NOWHERE}", reason: "x") { id } }`,
  },
  'let money move after a restore': {
    permission: 'Refunds:create',
    call: () => 'mutation { confirmRestore }',
  },
  'close an order': {
    permission: 'Orders:update',
    call: () => `mutation { closeOrder(id: "${NOWHERE}") { id } }`,
  },
  'book money that came': {
    permission: 'Orders:update',
    call: () =>
      `mutation { bookReceipt(data: { amountCents: 1, valueOn: "2026-01-01", payer: "x", reference: "x", purpose: FEE }) }`,
  },
  'book the lines of a bank': {
    permission: 'Orders:update',
    call: () => 'mutation { bookBankLines(lines: []) { state } }',
  },
  'say which order money is for': {
    permission: 'Orders:update',
    call: () =>
      `mutation { allocateReceipt(receiptId: "1", orderId: "${NOWHERE}", amountCents: 1, purpose: FEE) { id } }`,
  },
  'undo a booking': {
    permission: 'Orders:update',
    call: () => `mutation { reverseEntry(id: "1", reason: "Motif") }`,
  },
  'send money back to a buyer': {
    permission: 'Refunds:create',
    call: () => `mutation { returnMoney(id: "${NOWHERE}", purpose: FEE, data: ${TRANSFER}) { id } }`,
  },
  'send money back that is nobody’s': {
    permission: 'Refunds:create',
    call: () => `mutation { returnReceipt(id: "1", data: ${TRANSFER}) }`,
  },
  'make a batch of transfers': {
    permission: 'Orders:update',
    call: uuid =>
      `mutation { makePayoutBatch(id: "${uuid}", orderIds: ["${uuid}"], executeOn: "2090-01-01") }`,
  },
  'release a batch of transfers': {
    permission: 'Orders:update',
    call: uuid => `mutation { releasePayoutBatch(id: "${uuid}") }`,
  },
  'book a batch of transfers': {
    permission: 'Orders:update',
    call: uuid => `mutation { bookPayoutBatch(id: "${uuid}", orderIds: ["${uuid}"], paidOn: "2026-01-01") }`,
  },
  'say what a car of the house cost': {
    permission: 'Orders:update',
    call: uuid =>
      `mutation { bookCarPurchase(adUuid: "${uuid}", data: { costCents: 1, boughtOn: "2026-01-01", soldBy: PRIVATE, reference: "x" }) }`,
  },
  'cancel an order': {
    permission: 'Orders:update',
    call: () => `mutation { cancelOrder(id: "${NOWHERE}", reason: "x", fault: NOBODY) { id } }`,
  },
  'move an end': {
    permission: 'Auctions:update',
    call: uuid => `mutation { moveAuctionEnd(uuid: "${uuid}", end: "2090-01-01T00:00:00Z") { id } }`,
  },
  'put a car up again': {
    permission: 'Auctions:update',
    call: uuid => `mutation { relistAuction(uuid: "${uuid}") { id } }`,
  },
  'lower a reserve': {
    permission: 'Auctions:update',
    call: uuid => `mutation { lowerReserve(uuid: "${uuid}") { id } }`,
  },
  'withdraw a car under the hammer': {
    permission: 'Ads:publish Auctions:update',
    call: uuid => `mutation { withdrawCarAd(uuid: "${uuid}", reason: "x") { uuid } }`,
  },
  'plan an auction anew': { permission: 'Auctions:update', call: uuid => schedule(uuid) },
  'decide something for the house': {
    permission: 'Settings:update',
    call: () => `mutation { changeSetting(name: searchDeposit, value: "{}") }`,
  },
  'change what somebody may do': {
    permission: 'Users:update',
    call: () => `mutation { changePermissions(id: "${NOWHERE}", groupIds: [], permissions: []) { id } }`,
  },
};

function schedule(uuid: string, more = ''): string {
  const times = 'start: "2090-01-01T00:00:00Z", end: "2090-01-08T00:00:00Z"';
  return `mutation { scheduleAuction(uuid: "${uuid}", data: { ${times}${more} }) { id } }`;
}

/** Lets the ten minutes pass. */
const growOld = (guest: Guest) =>
  house.db.owner(
    `update sessions set proven_at = now() - interval '11 minutes'
     where account_id = (select id from accounts where email = $1)`,
    [guest.email],
  );

describe('what cannot be taken back', () => {
  it('asks for the password once ten minutes have passed, and for no permission’s sake', async () => {
    const { uuid } = await addCar(house, { auction: {} });
    const staff = await house.guest({ permissions: ['Auctions:update'] });
    await growOld(staff);
    expect(await staff.codeOf(CANCEL, { uuid })).toBe('PasswordNeeded');
    expect(await staff.codeOf(CONFIRM, { p: 'wrong' })).toBe('InvalidCredentials');
    expect(await staff.codeOf(CANCEL, { uuid })).toBe('PasswordNeeded');
    expect(await staff.codeOf(CONFIRM, { p: PASSWORD })).toBeNull();
    expect(await staff.codeOf(CANCEL, { uuid })).toBeNull();

    const buyer = await house.guest();
    await growOld(buyer);
    expect(await buyer.codeOf(CANCEL, { uuid })).toBe('Forbidden');
    expect(await house.visitor().codeOf(CONFIRM, { p: PASSWORD })).toBe('Unauthenticated');
  });

  it.each(Object.entries(STAFF_ACTS))('asks it of staff who %s', async (_what, { permission, call }) => {
    const { uuid } = await addCar(house, { auction: {} });
    const staff = await house.guest({ permissions: permission.split(' ') });
    const codeNow = () => staff.codeOf(call(uuid));
    expect(await codeNow()).not.toBe('PasswordNeeded');
    await growOld(staff);
    expect(await codeNow()).toBe('PasswordNeeded');
    expect(await staff.codeOf(CONFIRM, { p: PASSWORD })).toBeNull();
    expect(await codeNow()).not.toBe('PasswordNeeded');
  });
});

describe('what can be taken back', () => {
  it('asks nothing anew: an auction of a car that has none, with a reserve or without', async () => {
    const staff = await house.guest({ permissions: ['Auctions:update'] });
    await growOld(staff);
    for (const more of ['', ', reservePrice: 50000'])
      expect(await staff.codeOf(schedule((await addCar(house)).uuid, more))).toBeNull();
  });
});

describe('who has no password', () => {
  const ACTS = {
    'another address': 'mutation { requestEmailChange(email: "moved@calandre.test") { wantedEmail } }',
    'a passkey': 'mutation { beginPasskey }',
    'a provider': 'mutation { beginSocialLink(provider: GOOGLE) }',
    'an address for their calendar': 'mutation { renewCalendarAddress }',
    leaving: 'mutation { deleteAccount }',
  };

  /** Somebody without one, signed in in this other browser too. */
  async function withoutPassword(elsewhere?: Guest): Promise<Guest> {
    const guest = await house.guest();
    await elsewhere?.ask(LOGIN, { e: guest.email, p: PASSWORD });
    await house.db.owner('update accounts set password_hash = null where email = $1', [guest.email]);
    return guest;
  }
  const askCode = async (guest: Guest) => {
    expect(await guest.codeOf('mutation { requestProofCode }')).toBeNull();
    return /\b\d{6}\b/.exec((await openLetter(house, guest.email)).text)?.[0] ?? '';
  };
  const GIVE = 'mutation($c: String!) { confirmWithCode(code: $c) }';

  it.each(Object.entries(ACTS))(
    'shows that it is them before %s, by a code from their mailbox',
    async (_to, act) => {
      const guest = await withoutPassword();
      await growOld(guest);
      expect(await guest.codeOf(act)).toBe('PasswordNeeded');
      expect(await guest.codeOf(CONFIRM, { p: '' })).toBe('InvalidCredentials');
      expect(await guest.codeOf(GIVE, { c: await askCode(guest) })).toBeNull();
      // No provider is set up here.
      expect([null, 'NotFound']).toContain(await guest.codeOf(act));
    },
  );

  it('has a code that is theirs, good once, for ten minutes, five attempts and the session that asked', async () => {
    const elsewhere = house.visitor();
    const [guest, other] = [await withoutPassword(elsewhere), await withoutPassword()];
    await growOld(guest);
    await growOld(other);
    const code = await askCode(guest);
    const wrong = code === '000000' ? '111111' : '000000';
    expect(await house.visitor().codeOf(GIVE, { c: code })).toBe('Unauthenticated');
    expect(await other.codeOf(GIVE, { c: code })).toBe('TokenExpired');
    expect(await elsewhere.codeOf(GIVE, { c: code })).toBe('TokenExpired');
    expect(await guest.codeOf(GIVE, { c: wrong })).toBe('BadInput');
    expect(await guest.codeOf(GIVE, { c: ` ${code.slice(0, 3)} ${code.slice(3)} ` })).toBeNull();
    // Whoever sits at the other browser of theirs has not heard of it, and shows nothing by it.
    expect(await elsewhere.codeOf(GIVE, { c: code })).toBe('TokenExpired');
    const next = await askCode(guest);
    for (let turn = 0; turn < 5; turn += 1) await guest.codeOf(GIVE, { c: 'x' });
    expect(await guest.codeOf(GIVE, { c: next })).toBe('TokenExpired');
    const last = await askCode(guest);
    await house.db.owner("update sessions set proof_code_sent_at = now() - interval '11 minutes'");
    expect(await guest.codeOf(GIVE, { c: last })).toBe('TokenExpired');
  });

  it('is told so again by the code that showed it, for as long as it holds, and it holds no longer', async () => {
    const guest = await withoutPassword();
    await growOld(guest);
    const code = await askCode(guest);
    expect(await Promise.all([1, 2].map(() => guest.codeOf(GIVE, { c: code })))).toEqual([null, null]);
    const provenAt = () =>
      house.db.owner(
        'select proven_at from sessions where account_id = (select id from accounts where email = $1)',
        [guest.email],
      );
    const once = await provenAt();
    expect(await guest.codeOf(GIVE, { c: code })).toBeNull();
    expect(await provenAt()).toEqual(once);
    expect(await guest.codeOf(GIVE, { c: 'x' })).toBe('TokenExpired');
    await growOld(guest);
    expect(await guest.codeOf(GIVE, { c: code })).toBe('TokenExpired');
  });

  it('has five tries at the code that showed it, too, and its own last right one is one', async () => {
    const guest = await withoutPassword();
    const code = await askCode(guest);
    for (let turn = 0; turn < 4; turn += 1) expect(await guest.codeOf(GIVE, { c: 'x' })).toBe('BadInput');
    expect(await guest.codeOf(GIVE, { c: code })).toBeNull();
    expect(await guest.codeOf(GIVE, { c: code })).toBeNull();
    for (let turn = 0; turn < 5; turn += 1) await guest.codeOf(GIVE, { c: 'x' });
    expect(await guest.codeOf(GIVE, { c: code })).toBe('TokenExpired');
  });

  it('alone is sent one: the others have a password to ask for', async () => {
    expect(await (await house.guest()).codeOf('mutation { requestProofCode }')).toBe('BadInput');
  });
});
