import type { SaleRegime, SellerCommission } from '#shared/sale/index.ts';
import { addCar, type CarWish, type TestCar } from './cars.ts';
import type { Guest, TestHouse } from './house.ts';
import { pdf } from './pdf.ts';

export type Sale = {
  readonly car: TestCar;
  readonly orderId: string;
  readonly buyer: Guest;
  readonly seller: Guest;
};

export const idOf = async ({ db }: TestHouse, { email }: Guest): Promise<string> =>
  (await db.owner<{ id: string }>('select id from accounts where email = $1', [email]))[0]?.id ?? '';

/**
 * Brings the hammer down on a car, now. Forgets first when the house was last seen: on a busy machine that may be
 * long ago, and an end in a silence would be one in an outage, which is not awarded but moved.
 */
export async function endAuction({ db, rooms }: TestHouse, adUuid: string): Promise<void> {
  await db.owner('delete from heartbeats');
  await db.owner("update auctions set end_at = clock_timestamp() where ad_uuid = $1 and status = 'open'", [
    adUuid,
  ]);
  await rooms.auctions.closing.tick();
}

export type SaleWish = {
  readonly price?: number;
  readonly hasSeller?: boolean;
  /** New people, where nobody is named. */
  readonly buyer?: Guest;
  readonly seller?: Guest;
  /** What the seller has signed that the house keeps of their price; nothing where nothing is said. */
  readonly commission?: SellerCommission;
  /** Whose sale it is, where it is not what they have signed that says so. */
  readonly regime?: SaleRegime;
  /** Who bids before the buyer, and how much. */
  readonly underbid?: readonly [Guest, number];
};

/** Somebody has signed that the house sells their car, from a reserve on where one is said. */
export async function entrust(
  house: TestHouse,
  adUuid: string,
  seller: Guest,
  { commissionBp, commissionMinCents }: SellerCommission,
  { reserve, low, high }: { reserve?: number | null; low?: number; high?: number } = {},
): Promise<void> {
  await house.db.owner(
    `insert into sale_mandates (ad_uuid, seller_id, version, commission_bp, commission_min_cents, reserve,
       estimate_low, estimate_high, from_on, until_on, withdrawal_fee_cents, proposed_by, proposed_at, terms, fixed_at,
       sha256, signed_at)
     values ($1, $2, 1, $3, $4, $5, $6, $7, '2026-01-01', '2030-01-01', 0, $2, now(), '{}', now(), 'x', now())`,
    [adUuid, await idOf(house, seller), commissionBp, commissionMinCents, reserve, low, high],
  );
}

/** A car sold under the hammer; both sides have an address, as papers need one. */
export async function sellCar(house: TestHouse, wish: SaleWish = {}): Promise<Sale> {
  const { price = 25_000, hasSeller = true, underbid } = wish;
  const buyer = wish.buyer ?? (await house.guest());
  const seller = wish.seller ?? (await house.guest({ firstName: 'Claire' }));
  const car = await addCar(house, { ...(hasSeller ? { sellerEmail: seller.email } : {}), auction: {} });
  if (wish.commission) {
    await entrust(house, car.uuid, seller, wish.commission);
    const { regime = 'PUBLIC_SALE' } = wish;
    await house.db.owner('update auctions set regime = $2 where id = $1', [car.auctionId, regime]);
  }
  const bid = { maxBid: null, clientBidId: null, termsAccepted: true, leadSource: 'website' };
  for (const [guest, amount] of [...(underbid ? [underbid] : []), [buyer, price] as const]) {
    const bidderId = await idOf(house, guest);
    await house.rooms.auctions.place({ ...bid, bid: amount, auctionId: car.auctionId, bidderId });
  }
  await endAuction(house, car.uuid);
  for (const guest of [buyer, seller]) {
    await house.db.owner(
      `insert into addresses (account_id, country, city, zip_code, street, is_default)
       select $1, 'FR', 'Paris', '75008', '1 rue Royale', true
       where not exists (select from addresses where account_id = $1)`,
      [await idOf(house, guest)],
    );
  }
  const [order] = await house.db.owner<{ id: string }>('select id from orders where auction_id = $1', [
    car.auctionId,
  ]);
  return { car, orderId: order?.id ?? '', buyer, seller };
}

/** A car that the house sells for somebody, who has an address, as papers need one. */
export async function entrustCar(
  house: TestHouse,
  wish: Pick<CarWish, 'status'> = {},
): Promise<{ uuid: string; seller: Guest }> {
  const seller = await house.guest({ firstName: 'Claire' });
  await house.db.owner(
    `insert into addresses (account_id, country, city, zip_code, street, is_default)
     values ($1, 'FR', 'Paris', '75008', '1 rue Royale', true)`,
    [await idOf(house, seller)],
  );
  const { uuid } = await addCar(house, { ...wish, sellerEmail: seller.email });
  await house.rooms.ads.update(uuid, { handleByCalandre: true });
  return { uuid, seller };
}

/** The code that a person was sent last. */
export async function codeOf(house: TestHouse, guest: Guest): Promise<string> {
  const letters = await house.rooms.mail.list(guest.email);
  return letters.map(({ text }) => /\b(\d{6})\b/.exec(text)?.[1]).find(code => code !== undefined) ?? '';
}

const SEND = `mutation($id: ID!, $paper: SignedPaper!) {
  sendSigningCode(id: $id, paper: $paper, language: FR) }`;
const SIGN = `mutation($id: ID!, $paper: SignedPaper!, $code: String!) {
  signOrder(id: $id, paper: $paper, code: $code) { state } }`;

/** Somebody signs a paper with the code they are sent; answers the order's state after it. */
export async function signPaper(
  house: TestHouse,
  guest: Guest,
  id: string,
  paper: 'CONTRACT' | 'REPORT' = 'CONTRACT',
): Promise<string> {
  const sent = await guest.ask(SEND, { id, paper });
  if (sent.errors) throw new Error(`no code: ${JSON.stringify(sent.errors)}`);
  const { data, errors } = await guest.ask(SIGN, { id, paper, code: await codeOf(house, guest) });
  if (errors) throw new Error(`not signed: ${JSON.stringify(errors)}`);
  return (data as unknown as { signOrder: { state: string } }).signOrder.state;
}

/** A car sold, its contract signed by both: what is paid counts. */
export async function sellSigned(
  house: TestHouse,
  wish: Pick<SaleWish, 'price' | 'buyer' | 'seller' | 'commission' | 'regime'> = {},
): Promise<Sale> {
  const sale = await sellCar(house, wish);
  await signPaper(house, sale.buyer, sale.orderId);
  await signPaper(house, sale.seller, sale.orderId);
  return sale;
}

const BOOK = 'mutation($orderId: ID, $data: ReceiptInput!) { bookReceipt(orderId: $orderId, data: $data) }';
export type Booked = {
  cents: number;
  purpose?: 'PRICE' | 'FEE' | 'BOTH';
  valueOn?: string;
  payer?: string;
  reference?: string;
};

/** Today by the clocks of Paris, or so many days from it. */
export const todayInParis = (days = 0): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short' }).format(
    Date.now() + days * 86_400_000,
  );

/** Staff book money that came; answers what was refused, or null. */
export function book(staff: Guest, orderId: string | null, booked: Booked): Promise<string | null> {
  const { cents: amountCents, purpose = 'PRICE', payer = 'Alain Mercier', reference = 'Virement' } = booked;
  const data = { amountCents, purpose, payer, reference, valueOn: booked.valueOn ?? todayInParis() };
  return staff.codeOf(BOOK, { orderId, data });
}

/** Somebody goes back on a purchase by the public form, naming the order where one is said. */
export async function sendWithdrawal(guest: Guest, email: string, order = ''): Promise<void> {
  const said = { car: 'Alpine A110', order, firstName: 'Alain', lastName: 'Mercier', email };
  const answers = Object.entries(said).map(([name, value]) => ({ name, values: [value] }));
  const save = 'mutation($input: SaveInquiryInput!) { saveInquiry(input: $input) { id } }';
  const saved = await guest.ask(save, {
    input: { form: 'withdrawal', step: 'statement', answers, language: 'FR' },
  });
  const { id } = (saved.data as unknown as { saveInquiry: { id: string } }).saveInquiry;
  const { errors } = await guest.ask('mutation($id: ID!) { sendInquiry(id: $id) { id } }', { id });
  if (errors) throw new Error(`not sent: ${JSON.stringify(errors)}`);
}

/** What closes an order: the transfer to the seller. */
export const PAYOUT = { paidOn: '2026-01-05', iban: 'FR7630006000011234567890189', reference: 'Versement' };

export const PROVE = `mutation($id: ID!, $data: ExportProofInput!) { proveExport(id: $id, data: $data) { state } }`;
/** A number of customs' with a check digit that is right. */
export const MRN = '22ITZXBZYUTJFLJXK6';

/** Somebody sends in what customs certify of an export. */
export async function sendCertificate(
  { url }: Pick<TestHouse, 'url'>,
  guest: Guest,
  bytes: Uint8Array<ArrayBuffer> | null = null,
  type = 'application/pdf',
): Promise<Response> {
  const body = bytes ?? new Uint8Array(await pdf('EX-A'));
  const headers = { 'content-type': type, cookie: guest.cookie() };
  return fetch(`${url}/uploads/order-papers`, { method: 'POST', headers, body });
}

/** Somebody has bought a car here, and all of it is over. */
export async function boughtBy(house: TestHouse, { email }: Guest): Promise<void> {
  const { uuid, auctionId } = await addCar(house, { auction: {} });
  await house.db.owner(
    `insert into orders (auction_id, ad_uuid, buyer_id, hammer_price, fee_cents, total_cents, created_at, state)
     select $1, $2, id, 1000, 1, 100001, now(), 'CANCELLED' from accounts where email = $3`,
    [auctionId, uuid, email],
  );
}
