import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Guest, openTestHouse, PASSWORD, type TestHouse } from '#test/kit/house.ts';
import { book, idOf, PAYOUT, type Sale, sellCar, signPaper, todayInParis } from '#test/kit/sales.ts';

let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse({ HOUSE_VAT: 'FR40 303 265 045' });
  staff = await house.guest({ permissions: ['Orders:update', 'Refunds:create'] });
});
afterAll(() => house[Symbol.asyncDispose]());

const THIS_YEAR = Number(todayInParis().slice(0, 4));
const TIN = '3023217600053';
const PRICE = 2_500_000;
const MY = '{ mySellerDetails { isCompany isAnswered tin } }';
const SAVE = `mutation($bornOn: String, $tin: String, $tinCountry: String) {
  saveSellerDetails(bornOn: $bornOn, tin: $tin, tinCountry: $tinCountry) }`;
const ANSWER = { bornOn: '1970-01-31', tin: TIN, tinCountry: 'FR' };
const HAND_OVER = 'mutation($id: ID!) { handOverOrder(id: $id, reason: "Sur papier") { state } }';
const CLOSE = 'mutation($id: ID!, $payout: PayoutInput) { closeOrder(id: $id, payout: $payout) { state } }';
const WITHDRAW = 'mutation($id: ID!) { withdrawFromOrder(id: $id) { state } }';
const UPHOLD = 'mutation($id: ID!) { upholdSale(id: $id, reason: "Il la garde") { state } }';
const YEAR_OF = `query($year: Int!) { yearSellers(year: $year) {
  id name isCompany state sales cents toldAt quarters { quarter sales cents } } }`;
const ASKED = 'Un renseignement pour l’administration fiscale';
const FRENCH = ['Garage Inventé', '303 265 045 RCS Lyon', 'FR40303265045', 'FR'] as const;
const GERMAN = ['Garage Erfunden', 'HRB 1', 'DE811569869', 'DE'] as const;

/** What somebody says of a company of theirs; staff confirm it where it is so said. */
async function says(
  guest: Guest,
  company: readonly string[],
  isConfirmed = false,
  to = house,
): Promise<void> {
  await to.db.owner(
    `insert into traders (account_id, company, register_number, vat_number, country, street, zip_code, city)
     values ($1, $2, $3, $4, $5, '1 quai', '69002', 'Lyon')`,
    [await idOf(to, guest), ...company],
  );
  if (isConfirmed)
    await to.db.owner('update accounts set is_professional = true where email = $1', [guest.email]);
}
/** A car sold, paid and handed over; of a trade sale the buyer may go back on it. */
async function handedOver(seller: Guest, regime = 'BROKERAGE'): Promise<Sale> {
  const sale = await sellCar(house, { seller });
  await house.db.owner('update auctions set regime = $2 where id = $1', [sale.car.auctionId, regime]);
  for (const guest of [sale.buyer, seller]) await signPaper(house, guest, sale.orderId);
  expect(await book(staff, sale.orderId, { cents: PRICE + 120_000, purpose: 'BOTH' })).toBeNull();
  expect(await staff.codeOf(HAND_OVER, { id: sale.orderId })).toBeNull();
  return sale;
}
const sweep = () => house.rooms.orders.sweepSellers();
const asks = async (guest: Guest) =>
  ((await guest.ask(MY)).data as unknown as { mySellerDetails: unknown }).mySellerDetails;
async function lettersTo(email: string, words: string): Promise<number> {
  await house.rooms.jobs.drain();
  const letters = await house.rooms.mail.list(email);
  return letters.filter(({ subject, text }) => `${subject}\n${text}`.includes(words)).length;
}
async function sellerOf(guest: Guest, year = THIS_YEAR) {
  const id = await idOf(house, guest);
  const { data } = await staff.ask(YEAR_OF, { year });
  const { yearSellers } = data as unknown as { yearSellers: { id: string }[] };
  return yearSellers.find(each => each.id === id);
}
/** When each entry that gave the price to its seller or took it back was booked, in their order. */
async function bookedOn(orderId: string, days: readonly string[]): Promise<void> {
  await house.db.owner('alter table journal_entries disable trigger user');
  await house.db.owner(
    `update journal_entries e set booked_at = d.day::timestamptz
     from (select id, row_number() over (order by id) as at from journal_entries
           where order_id = $1 and 'SELLERS' = any(accounts)) n
       join unnest($2::text[]) with ordinality d(day, at) on d.at = n.at
     where e.id = n.id`,
    [orderId, days],
  );
  await house.db.owner('alter table journal_entries enable trigger user');
}

describe('a company that a seller has only typed', () => {
  it('changes nothing of what they are asked, whichever state it is of', async () => {
    for (const company of [FRENCH, GERMAN]) {
      const seller = await house.guest({ firstName: 'Paul' });
      await says(seller, company);
      await handedOver(seller);
      await sweep();
      expect([company[3], await lettersTo(seller.email, ASKED)]).toEqual([company[3], 1]);
      expect(await asks(seller)).toMatchObject({ isCompany: false, isAnswered: false });
      expect(await sellerOf(seller)).toMatchObject({ state: 'MISSING', isCompany: false });
      expect(await seller.codeOf(SAVE, { tin: TIN, tinCountry: 'FR' })).toBe('BadInput');
      expect(await seller.codeOf(SAVE, ANSWER)).toBeNull();
      expect(await sellerOf(seller)).toMatchObject({ state: 'READY' });
      await sweep();
      expect(await lettersTo(seller.email, ASKED)).toBe(1);
    }
  });

  it('is no company to vigilance either, until staff have confirmed it', async () => {
    await using other = await openTestHouse({ VIGILANCE: 'on' });
    for (const isConfirmed of [false, true]) {
      const { orderId: id, seller } = await sellCar(other, { price: 25_000 });
      await says(seller, GERMAN, isConfirmed, other);
      const { data } = await seller.ask('query($id: ID!) { order(id: $id) { vigilance { asksOwners } } }', {
        id,
      });
      expect(data).toEqual({ order: { vigilance: [{ asksOwners: isConfirmed }] } });
    }
  });

  it('is asked anew of who answered for it, as of who is another by a later contract', async () => {
    const seller = await house.guest({ firstName: 'Hans' });
    await says(seller, GERMAN);
    await handedOver(seller);
    await sweep();
    await house.db.owner(
      `update seller_details set answered_at = now(), tin = 'DE1', tin_country = 'DE' where account_id = $1`,
      [await idOf(house, seller)],
    );
    expect(await sellerOf(seller)).toMatchObject({ state: 'MISSING' });
    await sweep();
    expect(await lettersTo(seller.email, ASKED)).toBe(2);
    expect(await asks(seller)).toEqual({ isCompany: false, isAnswered: false, tin: null });
    expect(await seller.codeOf(SAVE, ANSWER)).toBeNull();
    // Confirmed: the contract that they have signed goes on saying that they are a private person.
    await house.db.owner('update accounts set is_professional = true where email = $1', [seller.email]);
    await sweep();
    expect(await asks(seller)).toMatchObject({ isCompany: false, isAnswered: true });
    await handedOver(seller, 'PROFESSIONAL');
    await sweep();
    expect(await lettersTo(seller.email, ASKED)).toBe(3);
    expect(await asks(seller)).toEqual({ isCompany: true, isAnswered: false, tin: null });
    expect(await sellerOf(seller)).toMatchObject({ state: 'MISSING', isCompany: true, sales: 2 });
    expect(await seller.codeOf(SAVE, { tin: 'DE811569869', tinCountry: 'DE' })).toBeNull();
    expect(await sellerOf(seller)).toMatchObject({ state: 'READY', name: GERMAN[0] });
  });

  it('is asked nothing any more once a contract has its French number', async () => {
    const seller = await house.guest({ firstName: 'Anne' });
    await handedOver(seller);
    await sweep();
    expect(await asks(seller)).toMatchObject({ isAnswered: false });
    await says(seller, FRENCH, true);
    await handedOver(seller, 'PROFESSIONAL');
    await sweep();
    expect(await asks(seller)).toBeNull();
    expect(await sellerOf(seller)).toMatchObject({ state: 'READY', isCompany: true });
  });
});

describe('a seller who owes an answer', () => {
  it('leaves once they gave it', async () => {
    const seller = await house.guest({ firstName: 'Silvio' });
    const { orderId: id } = await handedOver(seller);
    await sweep();
    expect(await staff.codeOf(CLOSE, { id, payout: PAYOUT })).toBeNull();
    const leave = async () =>
      house.rooms.accounts.erase({ id: await idOf(house, seller), isFresh: true }, PASSWORD);
    await expect(leave()).rejects.toMatchObject({ code: 'SellerDetailsDue' });
    expect(await seller.codeOf(SAVE, ANSWER)).toBeNull();
    await leave();
  });
});

describe('a sale that was withdrawn from and stands', () => {
  const YEAR = THIS_YEAR - 1;
  const DAYS = [`${YEAR}-05-04 12:00Z`, `${YEAR}-07-08 12:00Z`, `${YEAR}-10-11 12:00Z`];
  const REPORT = `Ce qui est déclaré de vos ventes de ${YEAR}`;
  const file = () =>
    fetch(`${house.url}/exports/sellers.xml?year=${YEAR}`, { headers: { cookie: staff.cookie() } });

  it('is one sale, of the quarter in which the car changed hands', async () => {
    const seller = await house.guest({ firstName: 'Dora' });
    const { orderId: id, buyer } = await handedOver(seller, 'PROFESSIONAL');
    expect(await buyer.codeOf(WITHDRAW, { id })).toBeNull();
    expect(await staff.codeOf(UPHOLD, { id })).toBeNull();
    await bookedOn(id, DAYS);
    expect(await sellerOf(seller, YEAR)).toMatchObject({
      ...{ sales: 1, cents: PRICE },
      quarters: [{ quarter: 2, sales: 1, cents: PRICE }],
    });
  });

  it('is told anew each time that what was told is no longer so, and staff that their file is another', async () => {
    const seller = await house.guest({ firstName: 'Wim' });
    const { orderId: id, buyer } = await handedOver(seller, 'PROFESSIONAL');
    await bookedOn(id, DAYS.slice(0, 1));
    const { email } = house.rooms.settings.read('house');
    const changed = () => lettersTo(email, `Le fichier DAC7 de ${YEAR} a changé`);
    const tell = () => house.rooms.orders.tellSellers(YEAR);
    await tell();
    expect((await file()).status).toBe(200);
    await tell();
    expect([await lettersTo(seller.email, REPORT), await changed()]).toEqual([1, 0]);
    expect(await seller.codeOf(SAVE, ANSWER)).toBe('NotFound');
    await sweep();
    expect(await seller.codeOf(SAVE, ANSWER)).toBeNull();
    // Who has answered since, or puts it right, is told nothing that they do not know; the file is another.
    expect([await tell(), await changed()]).toEqual([0, 1]);
    expect((await file()).status).toBe(200);
    expect(await seller.codeOf(SAVE, { ...ANSWER, bornOn: '1971-01-31' })).toBeNull();
    expect([await tell(), await tell(), await changed()]).toEqual([0, 0, 2]);
    expect((await file()).status).toBe(200);

    expect(await buyer.codeOf(WITHDRAW, { id })).toBeNull();
    expect([await tell(), await tell(), await changed()]).toEqual([1, 0, 3]);
    expect(await lettersTo(seller.email, 'plus rien n’est déclaré')).toBe(1);
    expect(await sellerOf(seller, YEAR)).toMatchObject({ state: 'EXCLUDED', sales: 0, cents: 0 });
    expect(await staff.codeOf(UPHOLD, { id })).toBeNull();
    expect([await tell(), await tell(), await changed()]).toEqual([1, 0, 3]);
    expect(await lettersTo(seller.email, 'remplacent ceux de notre lettre')).toBe(1);
    expect(await lettersTo(email, `Le fichier DAC7 de ${YEAR} est de nouveau`)).toBe(1);
  });
});

describe('an older year', () => {
  const [OLD, OLDER] = [THIS_YEAR - 1, THIS_YEAR - 3];
  /** A car sold in the year before, by whoever its seller was then. */
  async function soldThen(seller: Guest): Promise<void> {
    const { orderId: id } = await handedOver(seller);
    await bookedOn(id, [`${OLD}-05-04 12:00Z`]);
    await house.db.owner('alter table order_particulars disable trigger user');
    const fix = 'update order_particulars set fixed_at = make_date($2, 5, 1) where order_id = $1';
    await house.db.owner(fix, [id, OLD]);
    await house.db.owner('alter table order_particulars enable trigger user');
  }
  const report = (year: number) => `Ce qui est déclaré de vos ventes de ${year}`;

  it('is told anew too where what was told is no longer so, or is not known', async () => {
    const [seller, other] = [
      await house.guest({ firstName: 'Ina' }),
      await house.guest({ firstName: 'Otto' }),
    ];
    const { orderId: id, buyer } = await handedOver(seller, 'PROFESSIONAL');
    await bookedOn(id, [`${OLDER}-05-04 12:00Z`]);
    const { orderId: before } = await handedOver(other);
    await bookedOn(before, [`${OLDER}-05-04 12:00Z`]);
    await house.rooms.orders.tellSellers(OLDER);
    // Told by a version that kept no figures.
    const figures = 'update seller_reports set figures = null where account_id = $1';
    await house.db.owner(figures, [await idOf(house, other)]);
    expect(await buyer.codeOf(WITHDRAW, { id })).toBeNull();
    for (const _ of [1, 2]) await house.rooms.orders.sweepSellerReports();
    expect(await lettersTo(seller.email, report(OLDER))).toBe(2);
    expect(await lettersTo(seller.email, 'plus rien n’est déclaré')).toBe(1);
    expect(await lettersTo(other.email, report(OLDER))).toBe(2);
    // What nobody was told of, as a year whose file was only looked at, stays so until its turn.
    await house.db.owner(`insert into seller_files (year, digest) values ($1, '')`, [THIS_YEAR]);
    await house.rooms.orders.sweepSellerReports();
    expect(await lettersTo(other.email, report(THIS_YEAR))).toBe(0);
    await house.db.owner('delete from seller_files where year = $1', [THIS_YEAR]);
  });

  it('has a seller as they sold in it, whoever they are by a later contract', async () => {
    const seller = await house.guest({ firstName: 'Rosa' });
    await soldThen(seller);
    await sweep();
    expect(await seller.codeOf(SAVE, ANSWER)).toBeNull();
    expect(await sellerOf(seller, OLD)).toMatchObject({ state: 'READY' });
    await says(seller, GERMAN, true);
    await handedOver(seller, 'PROFESSIONAL');
    await sweep();
    expect(await sellerOf(seller)).toMatchObject({ isCompany: true, sales: 1, state: 'MISSING' });
    expect(await seller.codeOf(SAVE, { tin: 'DE811569869', tinCountry: 'DE' })).toBeNull();
    expect(await sellerOf(seller)).toMatchObject({ isCompany: true, state: 'READY' });
    expect(await sellerOf(seller, OLD)).toMatchObject({ isCompany: false, sales: 1, state: 'READY' });
  });

  it('keeps what was said of it where a later question is taken back', async () => {
    for (const isBack of [true, false]) {
      const seller = await house.guest({ firstName: 'Irène' });
      await soldThen(seller);
      await sweep();
      expect(await seller.codeOf(SAVE, ANSWER)).toBeNull();
      await says(seller, GERMAN, true);
      const { orderId } = await handedOver(seller, 'PROFESSIONAL');
      await sweep();
      expect(await asks(seller)).toMatchObject({ isCompany: true, isAnswered: false });
      // What made them a company came to nothing, or its number is known: they owe no answer.
      if (isBack) await house.db.owner("update orders set state = 'CANCELLED' where id = $1", [orderId]);
      else {
        const vat = 'update traders set vat_number = $2 where account_id = $1';
        await house.db.owner(vat, [await idOf(house, seller), FRENCH[2]]);
        await handedOver(seller, 'PROFESSIONAL');
      }
      await sweep();
      expect(await sellerOf(seller, OLD)).toMatchObject({ isCompany: false, state: 'READY' });
      expect(await asks(seller)).toMatchObject({ isCompany: !isBack, isAnswered: true });
    }
  });
});

describe('a house without a French number', () => {
  it('asks, holds and tells nobody', async () => {
    await using other = await openTestHouse({ HOUSE_VAT: 'DE811569869' });
    const seller = await other.guest();
    await sellCar(other, { seller });
    await other.db.owner("update orders set state = 'PAID'");
    const rows = () => other.db.owner('select from seller_details');
    await other.rooms.orders.sweepSellers();
    expect(await rows()).toHaveLength(0);
    await other.db.owner(
      `insert into seller_details (account_id, asked_at, reminders) values ($1, now() - interval '61 days', 2)`,
      [await idOf(other, seller)],
    );
    await other.rooms.orders.sweepSellers();
    expect(await rows()).toHaveLength(0);
    await other.db.owner('alter table seller_reports add constraint told check (false)');
    await other.rooms.orders.sweepSellerReports();
  });
});
