import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { readPdf } from '#test/kit/reading-pdf.ts';
import { book, idOf, type Sale, sellCar, signPaper } from '#test/kit/sales.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house[Symbol.asyncDispose]());

const TEXT = `query($id: ID!) { order(id: $id) { text(paper: CONTRACT, language: FR) { blocks { rows { label value } } } } }`;
type Text = { order: { text: { blocks: { rows: { label: string; value: string }[] }[] } } };
const SAVE_TRADER = `mutation { saveTrader(data: { company: "Marchand Automobiles", registerNumber: "552 100 554 R.C.S. Dieppe",
  vatNumber: "FR40303265045", street: "3 quai Henri IV", zipCode: "76200", city: "Dieppe", country: "FR" }) { company } }`;

/** A car from Stuttgart, sold by a house. */
async function sold(): Promise<Sale> {
  const sale = await sellCar(house);
  expect((await sale.seller.ask(SAVE_TRADER)).errors).toBeUndefined();
  await house.db.owner('update accounts set is_professional = true where id = $1', [
    await idOf(house, sale.seller),
  ]);
  await house.db.owner(
    `update ads set zip_code = '70173', city = 'Stuttgart', country = 'DE', mileage = 98400,
       details = details || '{"releaseDate":"1962-05-18","registrationPlace":"DE"}' where uuid = $1`,
    [sale.car.uuid],
  );
  await house.db.owner('update accounts set phone = $2 where id = $1', [
    await idOf(house, sale.buyer),
    '+33612345611',
  ]);
  await house.db.owner(
    `update accounts set first_name = 'Łukasz', last_name = 'Świętokrzyska' where id = $1`,
    [await idOf(house, sale.buyer)],
  );
  return sale;
}

describe('a contract', () => {
  it('says every value in words, and who sells by trade under the name of their house', async () => {
    const { orderId: id, buyer } = await sold();
    const { data } = await buyer.ask(TEXT, { id });
    const rows = (data as unknown as Text).order.text.blocks.flatMap(block => block.rows ?? []);
    const said = rows.map(({ label, value }) => `${label}: ${value}`);
    expect(said).toEqual(
      expect.arrayContaining([
        'Vendeur: Marchand Automobiles',
        'Immatriculation au registre: 552 100 554 R.C.S. Dieppe',
        'Adresse: 3 quai Henri IV\n76200 Dieppe\nFrance',
        'Téléphone: +33 6 12 34 56 11',
        'Première mise en circulation: 18 mai 1962',
        'Pays d’immatriculation: Allemagne',
        'Lieu: 70173 Stuttgart, Allemagne',
      ]),
    );
    expect(said.some(line => line.startsWith('Représenté par: Claire'))).toBe(true);
  });

  it('agrees with what it says is not known, and prints a name as it was typed', async () => {
    const { orderId: id, buyer, seller } = await sold();
    await house.db.owner('delete from addresses where account_id = $1', [await idOf(house, buyer)]);
    const contract = await house.rooms.orders.readOrderDocument(`contract_${id}`, 'FR');
    const { text } = await readPdf(contract?.bytes ?? Buffer.alloc(0));
    expect(text).toMatch(/Adresse +non précisée/);
    expect(text).toContain('Łukasz Świętokrzyska');
    expect(text).toContain('12 rue du Bac, 75007 Paris');
    await expect(signPaper(house, seller, id)).rejects.toThrow('otherSide');
  });
});

describe('an invoice', () => {
  it('names the house as the law wants it, and the number of a buyer by trade; it says nothing of how it was paid', async () => {
    const { orderId: id, buyer, seller } = await sellCar(house);
    expect((await buyer.ask(SAVE_TRADER)).errors).toBeUndefined();
    await house.db.owner('update accounts set is_professional = true where id = $1', [
      await idOf(house, buyer),
    ]);
    for (const guest of [buyer, seller]) await signPaper(house, guest, id);
    const staff = await house.guest({ permissions: ['Orders:update'] });
    await book(staff, id, { cents: 120_000, purpose: 'FEE' });
    const [row] = await house.db.owner<{ id: string }>('select id from invoices where order_id = $1', [id]);
    const invoice = await house.rooms.orders.readOrderDocument(`invoice_${row?.id}`, 'FR');
    const { text } = await readPdf(invoice?.bytes ?? Buffer.alloc(0));
    const said = text.replaceAll(/\s+/g, ' ');
    expect(said).toContain('SAS au capital de 50 000 €, 000 000 000 RCS Paris');
    expect(said).toContain('TVA intracommunautaire FR40303265045');
    expect(said).not.toContain('carte bancaire');
    expect(said).toContain('TVA acquittée sur les encaissements');
  });
});
