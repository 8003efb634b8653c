import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Guest, openTestHouse, type TestHouse } from '#test/kit/house.ts';
import { book, idOf, type Sale, sellSigned, signPaper } from '#test/kit/sales.ts';

let house: TestHouse;
let staff: Guest;
beforeAll(async () => {
  house = await openTestHouse({ PAYMENTS: 'sandbox', ESCROW: 'sandbox' });
  staff = await house.guest({ permissions: ['Orders:update', 'Refunds:create'] });
});
afterAll(() => house[Symbol.asyncDispose]());

const REPORT = `mutation($id: ID!) { writeHandoverReport(id: $id,
  data: { odometer: 41000, keyCount: 2, remarks: "", photoIds: [] }) { id } }`;
const CANCEL = 'mutation($id: ID!) { cancelOrder(id: $id, reason: "Le motif", fault: NOBODY) { state } }';

async function paid(): Promise<Sale> {
  const sale = await sellSigned(house);
  await house.rooms.jobs.drain();
  await house.rooms.orders.payIntoSandbox(sale.orderId, await idOf(house, sale.buyer), 2_500_000);
  await house.rooms.jobs.drain();
  expect(await book(staff, sale.orderId, { cents: 120_000, purpose: 'FEE' })).toBeNull();
  return sale;
}
async function letterTo({ email }: Guest, subject: string): Promise<string | undefined> {
  await house.rooms.jobs.drain();
  const letters = await house.rooms.mail.list(email);
  return letters.find(letter => letter.subject.startsWith(subject))?.text.replace(/\s+/g, ' ');
}

it('says of a price that another holds that they pay it out, for the house never had it', async () => {
  const { orderId: id, buyer, seller } = await paid();
  expect(await seller.codeOf(REPORT, { id })).toBeNull();
  for (const guest of [buyer, seller]) await signPaper(house, guest, id, 'REPORT');
  const told = await letterTo(seller, 'La voiture est remise');
  expect(told).toContain('Sandbox, qui détient le prix de la voiture, vous le verse');
  expect(told).not.toContain('Nous vous versons');
});

it('says of one that goes back that they return it', async () => {
  const { orderId: id, buyer } = await paid();
  expect(await staff.codeOf(CANCEL, { id })).toBeNull();
  const told = await letterTo(buyer, 'La commande est annulée');
  expect(told).toContain('Sandbox vous rend le prix qu’il détient, sous quatorze jours');
  expect(told).not.toContain('Le prix reçu');
});
