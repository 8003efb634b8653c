/**
 * A week of a house: forty lots of one sale, who sells and who buys them, and what should have come of it, worked out
 * from the terms alone.
 */
import { givenIn } from '#server/ads/index.ts';
import type { Guest, TestHouse } from './house.ts';
import { takePhoto } from './incoming.ts';
import { picture } from './pictures.ts';
import { entrust, idOf, todayInParis } from './sales.ts';
import { COMMISSION, commissionOf, feeOf, liveIn } from './year-people.ts';

export const LOTS = 40;
/** Sold up to here; from there on bid for below the reserve; and then bid for by nobody. */
export const SOLD = 24;
const BID_FOR = 34;
/** What becomes of those that were sold: paid whole, paid by a stranger, too little, too much, not signed, failed. */
export const [STRANGER, SHORT, OVER, UNSIGNED, FAILED] = [20, 21, 22, 23, 24] as const;
/** Whose price is not passed on yet. */
export const KEPT = 20;
export const MISSING_CENTS = 100_000;
export const OVER_CENTS = 50_000;

const MAKES = ['Delage', 'Simca', 'Talbot', 'Matra', 'Salmson', 'Panhard', 'Amilcar', 'Rosengart'];
export type WeekLot = {
  readonly number: number;
  readonly reference: string;
  readonly brand: string;
  readonly model: string;
  readonly low: number;
  readonly high: number;
  readonly reserve: number | null;
  /** What it is bid up to; null where nobody bids. */
  readonly top: number | null;
};

/** The lots in their order, whole euros. */
export const WEEK: readonly WeekLot[] = Array.from({ length: LOTS }, (_, at) => {
  const number = at + 1;
  const low = 10_000 + 1_000 * number;
  const isSold = number <= SOLD;
  return {
    ...{ number, low, high: low + 5_000, reference: `AUT-${String(number).padStart(2, '0')}` },
    ...{ brand: MAKES[at % MAKES.length] ?? '', model: `Type ${100 + number}` },
    reserve: isSold && number % 5 === 0 ? null : low,
    top: isSold ? low + 7 * number + 3 : number <= BID_FOR ? low - 1_000 - number : null,
  };
});

const HEAD =
  'Référence;Marque;Modèle;Millésime;Catégorie;Km;Pays;Ville;Prix caché;Vendu pour un tiers;Propriétaire';

export function lot(number: number): WeekLot {
  const found = WEEK[number - 1];
  if (!found) throw new Error(`no lot ${number}`);
  return found;
}

/** All but the first car as a spreadsheet of the house's writes them; `year` is what stands for the seventh's. */
export const carFile = (sellers: readonly Guest[], year: string) => ({
  ...{ name: 'vente-automne.csv', mimeType: 'text/csv' },
  buffer: Buffer.from(
    [
      HEAD,
      ...WEEK.slice(1).map(({ number, reference, brand, model }) =>
        [
          ...[
            reference,
            brand,
            model,
            number === 7 ? year : 1930 + number,
            'Classique',
            `${40 + number}\u00a0000 km`,
          ],
          ...['France', 'Cognac', 'oui', 'oui', sellerOf(sellers, number).email],
        ].join(';'),
      ),
    ].join('\r\n'),
  ),
});

export const sellerOf = (sellers: readonly Guest[], number: number): Guest => inTurn(sellers, number);
export const buyerOf = (buyers: readonly Guest[], number: number): Guest => inTurn(buyers, number);
function inTurn(people: readonly Guest[], number: number): Guest {
  const person = people[(number - 1) % people.length];
  if (!person) throw new Error('nobody is there');
  return person;
}

/** Some people with an address, as papers ask for one. */
export async function peopleOf(house: TestHouse, names: readonly string[]): Promise<Guest[]> {
  const people: Guest[] = [];
  for (const firstName of names) {
    const guest = await house.guest({ firstName, email: `${firstName.toLowerCase()}@week.test` });
    await liveIn(house, guest, 'FR');
    people.push(guest);
  }
  return people;
}

/** The cars by their references, as they were brought in. */
export async function adsOf({ db }: TestHouse): Promise<string[]> {
  const rows = await db.owner<{ uuid: string }>(
    `select uuid from ads where details ->> 'sfInternalOpportunityId' like 'AUT-%'
     order by details ->> 'sfInternalOpportunityId'`,
  );
  return rows.map(({ uuid }) => uuid);
}

/** Each of these cars has a photo: the same, which is made smaller once. */
export async function givePhotos(house: TestHouse, uuids: readonly string[]): Promise<void> {
  const data = { photos: { front: await takePhoto(house, (await picture('#264')).buffer) } };
  for (const uuid of uuids) await house.rooms.ads.update(uuid, givenIn(data));
}

/** What the sellers of these lots have signed. */
export async function entrustAll(
  house: TestHouse,
  uuids: readonly string[],
  sellers: readonly Guest[],
  lots: readonly WeekLot[],
): Promise<void> {
  for (const { number, reserve, low, high } of lots)
    await entrust(house, uuids[number - 1] ?? '', sellerOf(sellers, number), COMMISSION, {
      reserve,
      low,
      high,
    });
}

/** Bids for a lot as its bidder does. */
export async function bidFor(house: TestHouse, adUuid: string, bidder: Guest, bid: number): Promise<void> {
  const auction = await house.rooms.auctions.findByAd(adUuid);
  const rest = { maxBid: null, termsAccepted: true, leadSource: 'website', clientBidId: null };
  const of = { auctionId: auction?.id ?? '', bidderId: await idOf(house, bidder), bid };
  const outcome = await house.rooms.auctions.place({ ...rest, ...of });
  if (outcome.kind !== 'placed') throw new Error(JSON.stringify(outcome));
}

/** Bidding has begun an hour ago. */
export async function beginSale({ db, rooms }: TestHouse, [first = '']: readonly string[]): Promise<void> {
  for (const each of [
    "auctions set start_at = now() - interval '1 hour' where status = 'open'",
    "sales set start_at = now() - interval '1 hour'",
  ])
    await db.owner(`update ${each}`);
  // What is kept in memory of auctions goes with any edit.
  await rooms.ads.update(first, { mileage: 41_200 });
}

/** The orders of the lots, in the order of the lots. */
export const ordersOf = ({ db }: TestHouse) =>
  db.owner<{ id: string; reference: string }>(
    `select o.id, 'CAL-' || padded(o.number, 6) as reference from orders o
     join auctions a on a.id = o.auction_id join ads d on d.uuid = a.ad_uuid
     order by d.details ->> 'sfInternalOpportunityId', o.created_at`,
  );

/** What a buyer sends for a lot, in cents. */
export function sentFor({ number, top }: WeekLot): number {
  const price = top ?? 0;
  const wrong = { [SHORT]: 0 - MISSING_CENTS, [OVER]: OVER_CENTS }[number] ?? 0;
  return 100 * price + feeOf(price) + wrong;
}

const euros = (cents: number) => (cents / 100).toFixed(2);

/** The bank's file of the week: a credit for each lot that is paid, with the reference of its order if it is said. */
export function bankFile(references: readonly string[]) {
  const entries = WEEK.slice(0, OVER).map(
    lot => `<Ntry><Amt Ccy="EUR">${euros(sentFor(lot))}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
      <ValDt><Dt>${todayInParis()}</Dt></ValDt><AcctSvcrRef>W${lot.number}</AcctSvcrRef><NtryDtls><TxDtls><RltdPties>
      <Dbtr><Pty><Nm>${lot.number === STRANGER ? 'SCP DUPONT NOTAIRES' : 'MERCIER'}</Nm></Pty></Dbtr></RltdPties>
      <RmtInf><Ustrd>${lot.number === STRANGER ? 'Vente' : references[lot.number - 1]}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
  );
  const text = `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">
    <BkToCstmrStmt><Stmt><Acct><Id><IBAN>FR7630006000011234567890189</IBAN></Id></Acct>${entries.join('')}</Stmt></BkToCstmrStmt></Document>`;
  return { name: 'releve.xml', mimeType: 'application/xml', buffer: Buffer.from(text) };
}

/** The tax in an amount at 20 %: a sixth, half a cent up. */
const taxIn = (cents: number): number => Math.floor((2 * cents + 6) / 12);
const sum = (cents: readonly number[]): number => cents.reduce((all, each) => all + each, 0);
export const netOf = ({ top }: WeekLot): number => 100 * (top ?? 0) - commissionOf(top ?? 0);
const lotsTo = (last: number) => WEEK.slice(0, last);

/** What should stand at the end, in cents: each amount from the lots and the terms, none from the house. */
export function endOfWeek() {
  const fees = lotsTo(OVER).map(({ top }) => feeOf(top ?? 0));
  const handedOver = lotsTo(STRANGER);
  const commissions = handedOver.map(({ top }) => commissionOf(top ?? 0));
  const [feeTax, commissionTax] = [sum(fees.map(taxIn)), sum(commissions.map(taxIn))];
  const paidOut = sum(handedOver.filter(({ number }) => number !== KEPT).map(netOf));
  const [short, over] = [WEEK[SHORT - 1], WEEK[OVER - 1]].map(lot => 100 * (lot?.top ?? 0));
  return {
    hammer: sum(lotsTo(SOLD).map(({ top }) => top ?? 0)),
    ...{ fees: sum(fees), feeTax, commissions: sum(commissions), commissionTax, paidOut },
    /** In a batch: but for the first, whose price was passed on by itself. */
    batch: paidOut - netOf(WEEK[0] as WeekLot),
    /** By the names that the screen has for the accounts: below zero what the house owes, or has earned. */
    stands: {
      Banque: sum(lotsTo(OVER).map(sentFor)) - OVER_CENTS - paidOut,
      'Séquestre : prix tenus': 0 - ((short ?? 0) - MISSING_CENTS + (over ?? 0)),
      'Dû aux vendeurs': 0 - netOf(WEEK[KEPT - 1] as WeekLot),
      'Honoraires hors taxe': feeTax - sum(fees),
      'Commissions et frais des vendeurs': commissionTax - sum(commissions),
      'TVA due': 0 - feeTax - commissionTax,
    },
  };
}
