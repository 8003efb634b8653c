import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usualSetting } from '#shared/fields/index.ts';
import { LANGUAGES } from '#shared/words/locale.ts';
import { parisDay } from '#shared/words/paris.ts';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { book, idOf, PAYOUT, type Sale, sellCar, sellSigned, signPaper } from '#test/kit/sales.ts';
import { contractClauses } from './clauses.ts';

let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse();
  staff = await house.guest({ permissions: ['Orders:update'] });
});
afterAll(() => house[Symbol.asyncDispose]());

const SEND = `mutation($id: ID!, $language: Locale!) {
  sendSigningCode(id: $id, paper: CONTRACT, language: $language) }`;
const ORDER = `query($id: ID!) { order(id: $id) { isOtherReady missing withdrawalUntil
  signatures { id party sha256 } text(paper: CONTRACT, language: FR) { blocks { heading text rows { value } } } } }`;
const LINK = 'mutation($id: ID!) { documentLink(id: $id, language: FR) }';
const PAY = 'mutation($id: ID!) { payOrderFee(id: $id, source: ON_FILE, language: FR) { state } }';
const CLOSE = 'mutation($id: ID!, $payout: PayoutInput) { closeOrder(id: $id, payout: $payout) { state } }';

type View = {
  isOtherReady: boolean;
  missing: string[];
  withdrawalUntil: string | null;
  signatures: { id: string; party: string; sha256: string }[];
};
async function see(guest: Guest, id: string): Promise<View & { text: string }> {
  const { data } = await guest.ask(ORDER, { id });
  const { text, ...order } = (data as unknown as { order: View & { text: object } }).order;
  return { ...order, text: JSON.stringify(text) };
}
async function bytesOf(guest: Guest, id: string): Promise<Buffer> {
  const { data } = await guest.ask(LINK, { id });
  const answer = await fetch(house.url + (data as unknown as { documentLink: string }).documentLink);
  return Buffer.from(await answer.arrayBuffer());
}
const moveOut = async (guest: Guest) =>
  house.db.owner('delete from addresses where account_id = $1', [await idOf(house, guest)]);
const moveIn = async (guest: Guest, street: string) =>
  house.db.owner(
    `insert into addresses (account_id, country, city, zip_code, street, is_default)
     values ($1, 'FR', 'Cognac', '16100', $2, true)`,
    [await idOf(house, guest), street],
  );

describe('a contract', () => {
  it('is one file for both sides, in French and in what each of them reads', async () => {
    const { orderId: id, buyer, seller } = await sellCar(house);
    await house.db.owner("update accounts set language = 'EN' where email = $1", [buyer.email]);
    await house.db.owner("update accounts set language = 'ES' where email = $1", [seller.email]);
    await signPaper(house, buyer, id);
    await signPaper(house, seller, id);
    const { signatures } = await see(buyer, id);
    expect(signatures.map(({ party }) => party).toSorted()).toEqual(['BUYER', 'SELLER']);
    const hashes = new Set(signatures.map(({ sha256 }) => sha256));
    expect(hashes.size).toBe(1);
    const [one, other] = await Promise.all(signatures.map(signed => bytesOf(seller, signed.id)));
    expect(one).toEqual(other);
    expect(hashes).toContain(createHash('sha256').update(one!).digest('hex'));
    // Of a tagged file each part says in what language it is.
    const languages = [...one!.toString('latin1').matchAll(/\/Lang \((\w\w)\)/g)].map(([, said]) => said);
    expect(new Set(languages)).toEqual(new Set(['fr', 'en', 'es']));
  });

  it('says the colour, the days and the town in the language that it is read in', async () => {
    const { orderId: id, buyer, car } = await sellCar(house);
    const shellColor = {
      code: 'ENGLISH_GREEN',
      nameFr: 'Vert anglais',
      nameEn: 'British green',
      nameEs: 'Verde inglés',
    };
    await house.rooms.ads.update(car.uuid, {
      shellColor,
      releaseDate: '1962-05-18',
      zipCode: '80331',
      city: 'München',
      country: 'DE',
    });
    const read = async (language: string) => {
      const asked = ORDER.replace('language: FR', `language: ${language}`);
      return JSON.stringify((await buyer.ask(asked, { id })).data);
    };
    const said = {
      EN: ['British green', '18 May 1962', '80331 Munich, Germany'],
      ES: ['Verde inglés', '80331 Múnich, Alemania'],
    };
    for (const [language, words] of Object.entries(said)) {
      const text = await read(language);
      for (const word of words) expect(text).toContain(word);
    }
    expect(await read('FR')).toContain('Vert anglais');
  });

  it('waits until both sides have said where they live, and asks whoever has not', async () => {
    const { orderId: id, buyer, seller } = await sellCar(house);
    await moveOut(seller);
    expect((await see(buyer, id)).isOtherReady).toBe(false);
    const { errors } = await buyer.ask(SEND, { id, language: 'FR' });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BadInput', field: 'otherSide' });
    await house.db.owner("update jobs set run_at = now() where kind = 'orders.askParticulars'");
    await house.rooms.jobs.drain();
    const asked = async ({ email }: Guest) =>
      (await house.rooms.mail.list(email)).filter(({ subject }) => subject.includes('Le contrat attend vos'));
    expect([(await asked(seller)).length, (await asked(buyer)).length]).toEqual([1, 0]);
    await moveIn(seller, '3 quai des Flamands');
    expect((await see(buyer, id)).isOtherReady).toBe(true);
    expect(await signPaper(house, buyer, id)).toBe('CREATED');
    expect((await see(buyer, id)).text).toContain('3 quai des Flamands');
  });

  it('is signed by nobody for want of the other side’s word: they are not asked to, nor late', async () => {
    const TASK = 'query($id: ID!) { order(id: $id) { task isOverdue } }';
    const CANCEL = `mutation($id: ID!, $noticedOn: String) {
      cancelOrder(id: $id, reason: "Le motif", fault: BUYER, noticedOn: $noticedOn) { fault } }`;
    const taskOf = async (guest: Guest, id: string) => (await guest.ask(TASK, { id })).data?.order as unknown;
    const late = async (id: string) => {
      await house.db.owner("update orders set sign_by = now() - interval '9 days' where id = $1", [id]);
      await house.db.owner("update jobs set run_at = now() where kind = 'orders.remind'");
      await house.rooms.jobs.drain();
    };
    const lettersOf = async ({ email }: Guest, said: string) =>
      (await house.rooms.mail.list(email)).filter(({ subject, text }) => `${subject} ${text}`.includes(said))
        .length;
    const noticesTo = (guest: Guest) => lettersOf(guest, 'vaut mise en demeure');
    for (const isBuyerWilling of [true, false]) {
      const { orderId: id, buyer, seller } = await sellCar(house);
      const [willing, owing] = isBuyerWilling ? [buyer, seller] : [seller, buyer];
      await moveOut(owing);
      await late(id);
      expect(await taskOf(willing, id)).toEqual({ task: 'AWAIT_PARTICULARS', isOverdue: false });
      expect(await taskOf(owing, id)).toEqual({ task: 'SIGN_CONTRACT', isOverdue: true });
      expect([await noticesTo(willing), await noticesTo(owing)]).toEqual([0, 1]);
      if (isBuyerWilling) {
        const noticedOn = parisDay(Date.now() - 8 * 86_400_000);
        expect(await staff.codeOf(CANCEL, { id })).toBe('NoticeRunning');
        expect(await staff.codeOf(CANCEL, { id, noticedOn })).toBe('BadInput');
      }

      await moveIn(owing, '3 quai des Flamands');
      expect(await taskOf(willing, id)).toMatchObject({ task: 'SIGN_CONTRACT' });
      // From now on it is theirs to sign, and they hear that first; whoever had their notice before has it once.
      await late(id);
      expect([await noticesTo(willing), await noticesTo(owing)]).toEqual([0, 1]);
      expect(await lettersOf(willing, 'Le contrat peut être signé')).toBe(1);
      await late(id);
      expect([await noticesTo(willing), await noticesTo(owing)]).toEqual([1, 1]);
      const reminded = "select from order_steps where order_id = $1 and kind = 'REMINDED'";
      expect(await house.db.owner(reminded, [id])).toHaveLength(3);

      // Held up again, the time that ran before is none that they had.
      await moveOut(owing);
      await late(id);
      await moveIn(owing, '5 quai des Flamands');
      if (isBuyerWilling) {
        await house.db.owner("update notifications set mailed_at = now() - interval '8 days'");
        expect(await staff.codeOf(CANCEL, { id })).toBe('NoticeRunning');
      }
      for (const [letters, notices] of [
        [2, 1],
        [2, 2],
      ]) {
        await late(id);
        expect(await lettersOf(willing, 'Le contrat peut être signé')).toBe(letters);
        expect(await noticesTo(willing)).toBe(notices);
      }
    }
    // Whoever loses their own address meanwhile is told of nothing that they could sign.
    const other = await sellCar(house);
    await moveOut(other.seller);
    await late(other.orderId);
    await moveOut(other.buyer);
    await late(other.orderId);
    expect(await lettersOf(other.buyer, 'Le contrat peut être signé')).toBe(0);

    const { orderId: id, buyer, seller } = await sellCar(house);
    for (const guest of [buyer, seller]) await moveOut(guest);
    for (const guest of [buyer, seller])
      expect(await taskOf(guest, id)).toMatchObject({ task: 'SIGN_CONTRACT' });
  });

  it('is said to be ready as soon as the other side has given what it lacked, long before its day', async () => {
    const { orderId: id, buyer, seller } = await sellCar(house);
    const run = async (jobs: string) => {
      await house.db.owner(`update jobs set run_at = now() where data ->> 'orderId' = $1 and ${jobs}`, [id]);
      await house.rooms.jobs.drain();
    };
    const LOOK = "(kind = 'orders.askParticulars' or data ? 'heldUp')";
    const letters = async () =>
      (await house.rooms.mail.list(buyer.email)).map(({ subject, text }) => `${subject} ${text}`);
    const ready = async () =>
      (await letters()).filter(said => said.includes('Le contrat peut être signé')).length;
    await moveOut(seller);
    // A reminder that came first has promised a look already: there is one, whoever asks.
    await house.db.owner(
      `insert into jobs (kind, data, run_at) values ('orders.remind',
         jsonb_build_object('orderId', $1::text, 'what', 'SIGN', 'heldUp', '["BUYER"]'::jsonb), now() + interval '1 day')`,
      [id],
    );
    await run("kind = 'orders.askParticulars'");
    const looks = "select from jobs where data ->> 'orderId' = $1 and data ? 'heldUp'";
    expect(await house.db.owner(looks, [id])).toHaveLength(1);
    for (const _look of [1, 2]) await run(LOOK);
    expect(await ready()).toBe(0);
    await moveIn(seller, '3 quai des Flamands');
    await run(LOOK);
    expect([await ready(), (await letters()).join().includes('pour signer le contrat')]).toEqual([1, false]);
    // The look that is promised of the signature leaves alone what is planned for the payment.
    for (const guest of [buyer, seller]) await signPaper(house, guest, id);
    await house.db.owner("update orders set pay_by = now() - interval '2 hours' where id = $1", [id]);
    await run("kind = 'orders.remind' and data ->> 'what' = 'PAY'");
    expect((await letters()).join()).toContain('vaut mise en demeure');
  });

  it('stands as it was signed first: nobody’s name or address changes on it', async () => {
    const { orderId: id, buyer, seller } = await sellCar(house);
    await signPaper(house, buyer, id);
    const [letter] = await house.rooms.mail.list(buyer.email);
    expect(letter?.text).toContain('Voici votre code, pour Alpine A110.');
    const before = (await see(seller, id)).text;
    await moveOut(seller);
    await moveIn(seller, '9 rue Neuve');
    await house.db.owner("update accounts set last_name = 'Changée' where email = any($1)", [
      [buyer.email, seller.email],
    ]);
    await signPaper(house, seller, id);
    expect((await see(seller, id)).text).toBe(before);
    const signers = await house.db.owner('select signer from order_signatures where order_id = $1', [id]);
    expect(JSON.stringify(signers)).not.toContain('Changée');
    await expect(house.db.owner('delete from order_originals where order_id = $1', [id])).rejects.toThrow(
      /refused/,
    );
  });
});

describe('the words of a contract', () => {
  const read = async (guest: Guest, id: string, language: string, paper = 'CONTRACT') =>
    JSON.stringify((await guest.ask(TEXT, { id, language, paper })).data);
  const TEXT = `query($id: ID!, $language: Locale!, $paper: SignedPaper!) { order(id: $id) {
    text(paper: $paper, language: $language) { blocks { text rows { label value } } } } }`;
  const REPORT = `mutation($id: ID!) { writeHandoverReport(id: $id,
    data: { odometer: 98400, keyCount: 2, remarks: "", photoIds: [] }) { state } }`;
  const BIDDEN = [
    ['FR', '"Enchères en ligne"', '"Prix de la vente"'],
    ['EN', '"Online auction"', '"Sale price"'],
    ['ES', '"Subasta en línea"', '"Precio de la venta"'],
  ] as const;

  it('call adjudication what is one: the hammer of a public sale, and nothing that is brokered', async () => {
    const { orderId: id, buyer, car } = await sellCar(house);
    const sold = async (regime: string, cause = 'HAMMER') => {
      await house.db.owner('update auctions set regime = $2 where id = $1', [car.auctionId, regime]);
      await house.db.owner('update orders set cause = $2 where id = $1', [id, cause]);
      const { data } = await buyer.ask('query($id: ID!) { order(id: $id) { isAdjudged } }', { id });
      expect(data).toEqual({ order: { isAdjudged: regime === 'PUBLIC_SALE' && cause === 'HAMMER' } });
      return read(buyer, id, 'FR');
    };
    for (const regime of ['BROKERAGE', 'PROFESSIONAL', 'HOUSE']) {
      expect(await sold(regime)).not.toMatch(/adjudication|adjugée/i);
      for (const [language, ...said] of BIDDEN)
        for (const each of said) expect(await read(buyer, id, language)).toContain(each);
    }
    expect(await sold('PUBLIC_SALE')).toContain('"Adjudication aux enchères en ligne"');
    expect(await read(buyer, id, 'FR')).toContain('"Prix d’adjudication"');
    const after = await sold('PUBLIC_SALE', 'OFFER');
    expect(after).toContain('"Offre acceptée après la vente"');
    expect(after).not.toContain('"Prix d’adjudication"');
  });

  it('name each way to pay the fee, whoever holds the price, and whose hour it is', async () => {
    const { orderId: id, buyer } = await sellCar(house);
    for (const escrow of [null, 'sandbox']) {
      await house.db.owner('update orders set escrow = $2 where id = $1', [id, escrow]);
      for (const [language, fee, hour] of [
        ['FR', 'les frais par carte ou par virement, dans', /\d\d:\d\d \(heure de Paris\)"/],
        ['EN', 'the fee by card or by transfer, within', /\d\d:\d\d \(Paris time\)"/],
        ['ES', 'la comisión con tarjeta o por transferencia, en', /\d\d:\d\d \(hora de París\)"/],
      ] as const) {
        const text = await read(buyer, id, language);
        expect(text).toContain(fee);
        expect(text).toMatch(hour);
      }
    }
  });

  it('say on its report too whose hour it is', async () => {
    const { orderId: id, buyer, seller } = await sellSigned(house);
    await book(staff, id, { cents: 2_620_000, purpose: 'BOTH' });
    await seller.ask(REPORT, { id });
    expect(await read(buyer, id, 'FR', 'REPORT')).toMatch(/\d\d:\d\d \(heure de Paris\)"/);
  });
});

const usual = { operator: usualSetting('operator', { isProduction: false, isFixed: false }) };

describe('the contract of a professional’s sale', () => {
  const SAVE_TRADER = `mutation { saveTrader(data: { company: "Garage Marchand", registerNumber: "RCS Cognac 812 345 678",
    vatNumber: "FR25812345678", street: "2 quai Royal", zipCode: "16100", city: "Cognac", country: "FR" }) { company } }`;

  async function sellByTrade() {
    const sale = await sellCar(house);
    const { seller, car } = sale;
    await seller.ask(SAVE_TRADER);
    await house.db.owner('update accounts set is_professional = true where email = $1', [seller.email]);
    await house.db.owner("update auctions set regime = 'PROFESSIONAL' where id = $1", [car.auctionId]);
    return sale;
  }

  async function handOver({ orderId: id, buyer, seller }: Sale, daysAgo: number): Promise<void> {
    for (const side of [buyer, seller]) await signPaper(house, side, id);
    await book(staff, id, { cents: 2_620_000, purpose: 'BOTH' });
    await house.db.owner("update orders set state = 'HANDED_OVER' where id = $1", [id]);
    await house.db.owner(
      `insert into order_steps (order_id, kind, party, data, at)
       values ($1, 'HANDED_OVER', 'HOUSE', '{}', now() - $2::int * interval '1 day')`,
      [id, daysAgo],
    );
  }

  it('names the company, its register and its VAT number, whose sale it is, and the right to withdraw', async () => {
    const { orderId: id, buyer } = await sellByTrade();
    const { text, withdrawalUntil } = await see(buyer, id);
    for (const said of ['Garage Marchand', 'RCS Cognac 812 345 678', 'FR25812345678', 'quai Royal']) {
      expect(text).toContain(said);
    }
    expect(text).toContain('Vente par un professionnel');
    expect(text).toContain('dans les 14 jours qui suivent la réception');
    expect(withdrawalUntil).toBeNull();
    const brokered = await sellCar(house);
    expect((await see(brokered.buyer, brokered.orderId)).text).toContain('la vente est définitive');
  });

  it('names the buyer on the invoice too, whatever they call themselves since', async () => {
    const { orderId: id, buyer } = await sellSigned(house);
    await house.db.owner("update accounts set last_name = 'Nobody' where email = $1", [buyer.email]);
    await moveOut(buyer);
    await book(staff, id, { cents: 120_000, purpose: 'FEE' });
    const [invoice] = await house.db.owner<{ buyer: { name: string; address: string[] } }>(
      'select buyer from invoices where order_id = $1',
      [id],
    );
    expect(invoice?.buyer.address).toContain('1 rue Royale');
    expect(invoice?.buyer.name).not.toContain('Nobody');
  });

  it('has the addresses that signing and paying need, wherever its two sides live since', async () => {
    const { orderId: id, buyer, seller } = await sellCar(house);
    await signPaper(house, buyer, id);
    for (const side of [buyer, seller]) await moveOut(side);
    await house.db.owner('update accounts set phone = null where email = $1', [seller.email]);
    expect((await see(seller, id)).missing).toEqual([]);
    expect(await signPaper(house, seller, id)).toBe('SIGNED');
    expect((await see(buyer, id)).missing).toEqual([]);
    expect(await buyer.codeOf(PAY, { id })).toBeNull();
  });

  it('has its clauses in each language', () => {
    for (const language of LANGUAGES) {
      const textOf = (sale: Parameters<typeof contractClauses>[0]) =>
        contractClauses(sale, language)
          .map(({ text }) => text)
          .join(' ');
      const texts = (['BROKERAGE', 'PROFESSIONAL', 'HOUSE'] as const).map(regime => textOf({ regime }));
      expect(new Set(texts).size).toBe(3);
      expect(texts[0]).not.toContain('14');
      for (const text of texts.slice(1)) expect(text).toContain('14');

      const { operator } = usual;
      const publicSale = { operator, isTradeSale: false, mandate: { number: 'M-7-1', signedAt: 0 } };
      const privately = textOf({ regime: 'PUBLIC_SALE', publicSale });
      for (const said of Object.values(operator)) expect(privately).toContain(said);
      for (const said of ['M-7-1', 'L321-9', 'L321-14', 'L321-17', '1641']) expect(privately).toContain(said);
      expect(privately).not.toMatch(/L217|L221/);
      const byTrade = textOf({ regime: 'PUBLIC_SALE', publicSale: { ...publicSale, isTradeSale: true } });
      expect(byTrade).toContain('L217-3');
      expect(byTrade).toContain('14');
    }
  });

  it('keeps the price with the house until nobody can withdraw any more', async () => {
    const sale = await sellByTrade();
    const { orderId: id, buyer } = sale;
    await handOver(sale, 13);
    expect(Date.parse((await see(buyer, id)).withdrawalUntil ?? '')).toBeGreaterThan(Date.now());
    expect(await staff.codeOf(CLOSE, { id })).toBe('WithdrawalOpen');

    const late = await sellByTrade();
    await handOver(late, 18);
    expect(await staff.codeOf(CLOSE, { id: late.orderId, payout: PAYOUT })).toBeNull();
  });
});
