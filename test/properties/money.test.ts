import { describe, expect, it } from 'vitest';
import {
  type Books,
  creditOf,
  creditPostings,
  disputePostings,
  dueOf,
  isSound,
  type LedgerAccount,
  type OrderTerms,
  type Posting,
  PURPOSES,
  type Purpose,
  receiptPostings,
  reversed,
  settlement,
  unearnPostings,
  withPostings,
} from '#server/accounting/index.ts';
import { between, type Chance, chanceFrom, pick, SEEDS } from './chance.ts';
import { Reckoning } from './second-reckoning.ts';

/** `MONEY_HISTORIES=100000 npm test -- test/properties/money` plays as many. */
const HISTORIES = Number(process.env.MONEY_HISTORIES ?? 2_000);
const STEPS = 14;

/** The same order as the house books it: an entry, and the settlement that follows from it. */
class Journal {
  readonly isHouses: boolean;
  books: Books = { balances: [], creditedCents: 0, paidOutCents: 0 };

  constructor({ isHouses }: Pick<Reckoning, 'isHouses'>) {
    this.isHouses = isHouses;
  }

  enter(terms: OrderTerms, postings: readonly Posting[], more: Partial<Books> = {}): boolean {
    const entered = { ...withPostings(this.books, postings), ...more };
    const moved = settlement(terms, entered);
    for (const entry of [postings, moved]) expect(entry.reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
    const after = withPostings(entered, moved);
    if (!isSound(terms, after)) return false;
    this.books = after;
    return true;
  }

  hands() {
    const sumOf = (account: LedgerAccount) =>
      this.books.balances.reduce((sum, each) => sum + (each.account === account ? each.cents : 0), 0);
    return { provider: sumOf('PROVIDER'), bank: sumOf('BANK'), cards: sumOf('CARDS') };
  }

  stands() {
    const { balances } = this.books;
    return {
      escrow: creditOf(balances, 'ESCROW', 'PRICE'),
      seller: creditOf(balances, 'SELLERS', 'PRICE'),
      damages: creditOf(balances, 'INDEMNITIES', 'PRICE'),
      sold: creditOf(balances, 'CAR_SALES', 'PRICE'),
      owedPrice: creditOf(balances, 'BUYERS', 'PRICE'),
      owedFee: creditOf(balances, 'BUYERS', 'FEE'),
      earned: creditOf(balances, 'FEES', 'FEE') + creditOf(balances, 'VAT', 'FEE'),
      claim: 0 - creditOf(balances, 'DISPUTES', 'FEE'),
      tax: creditOf(balances, 'VAT', 'FEE'),
      commission: this.isHouses
        ? 0
        : creditOf(balances, 'COMMISSIONS', 'PRICE') + creditOf(balances, 'VAT', 'PRICE'),
      priceTax: creditOf(balances, 'VAT', 'PRICE'),
      marginTax: creditOf(balances, 'MARGIN_VAT', 'PRICE'),
    };
  }
}

const termsOf = (known: Reckoning): OrderTerms => ({
  ...{ feeVat: known.feeVat, carVat: known.carVat, carCostCents: known.cost },
  ...{ commissionCents: known.commission, commissionVat: known.commissionVat },
  ...{ priceCents: known.price, feeCents: known.fee, hasSeller: !known.isHouses, isBinding: known.isBinding },
  ...{ isCancelled: known.end !== 'none', keepsFee: known.end === 'kept', isHandedOver: known.isHandedOver },
  ...{ isWithdrawn: known.isWithdrawn, reductionCents: known.lost },
});

const on = (purpose: Purpose, { isHeld }: Reckoning) =>
  purpose === 'FEE' ? ('CARDS' as const) : isHeld ? ('PROVIDER' as const) : ('BANK' as const);
const ACTS = [
  'receive',
  'receive',
  'receive',
  'undo',
  'contest',
  'contest',
  'sign',
  'sign',
  'cancel',
  'return',
  'credit',
  'hand',
  'payOut',
  'takeBack',
  'takeBack',
  'cost',
  'leave',
];

/** Takes one step on both; what one of them refuses the other must refuse too. */
function act(chance: Chance, known: Reckoning, journal: Journal): void {
  const purpose = pick(chance, PURPOSES);
  const enter = (postings: readonly Posting[], more?: Partial<Books>) =>
    journal.enter(termsOf(known), postings, more);
  switch (pick(chance, ACTS)) {
    case 'receive': {
      const due = purpose === 'PRICE' ? known.price : known.fee;
      const cents = pick(chance, [due, due, between(chance, 1, due), due + between(chance, 1, 5_000)]);
      known.receipts.push({ purpose, cents, isUndone: false });
      expect(enter(receiptPostings(on(purpose, known), cents, purpose, 0))).toBe(true);
      break;
    }
    case 'undo': {
      // What another holds is theirs to undo.
      const receipt = known.receipts.find(
        each => !each.isUndone && !each.isContested && !(known.isHeld && each.purpose === 'PRICE'),
      );
      if (!receipt) return;
      const { cents } = receipt;
      const left = known.came(receipt.purpose) - cents + (receipt.purpose === 'FEE' ? known.claim : 0);
      const needed = receipt.purpose === 'PRICE' ? known.price : known.fee - known.credited;
      const isGone =
        known.end !== 'none' && receipt.purpose === 'PRICE' ? Math.min(known.paidOut, known.lost) : 0;
      const mayGo = left >= (known.isHandedOver && known.end === 'none' ? needed : isGone);
      const entry = reversed(receiptPostings(on(receipt.purpose, known), cents, receipt.purpose, 0));
      expect(enter(entry)).toBe(mayGo);
      receipt.isUndone = mayGo;
      break;
    }
    case 'contest': {
      // What a bank takes it takes, whatever has become of the sale; what it gives back counts as it came.
      const receipt = known.receipts.findLast(each => each.purpose === 'FEE' && !each.isUndone);
      if (!receipt) return;
      const cents = receipt.isContested ? receipt.cents : 0 - receipt.cents;
      receipt.isContested = cents < 0;
      expect(enter(disputePostings(cents))).toBe(true);
      known.taken -= cents;
      known.claim = Math.max(0, known.claim - cents);
      break;
    }
    case 'sign':
      if (known.end !== 'none') return;
      known.signed = {
        buyer: known.signed.buyer || purpose === 'FEE',
        seller: known.signed.seller || purpose !== 'FEE',
      };
      enter([]);
      break;
    case 'cancel':
      if (known.isHandedOver || known.end !== 'none') return;
      known.end = pick(chance, ['kept', 'returned'] as const);
      enter([]);
      break;
    case 'hand': {
      if (known.end !== 'none' || !known.isEarned || known.came('PRICE') < known.price) return;
      known.isHandedOver = known.isBinding;
      enter([]);
      break;
    }
    case 'cost':
      // It is said for the first time, or put right, at any time.
      known.cost = known.costOf(chance);
      expect(enter([])).toBe(true);
      break;
    case 'leave': {
      // Of a car of the house's own, while nobody goes back on it: the tax in its price goes back, and that on its
      // margin ends.
      const isTaxed = known.carVat === 'STANDARD' || known.carVat === 'MARGIN';
      const stays = known.end === 'none' && !known.isWithdrawn;
      if (!known.isHouses || !known.isHandedOver || !stays || !isTaxed) return;
      known.price -= known.taxIn(known.price, known.carVat);
      known.carVat = 'EXPORT';
      known.hasLeft = true;
      expect(enter(unearnPostings(journal.books))).toBe(true);
      break;
    }
    case 'takeBack':
      // What was passed on to the seller is theirs to give back, to the house.
      if (!known.isHandedOver || known.end !== 'none') return;
      if (known.isWithdrawn) {
        known.end = 'returned';
        known.lost = pick(chance, [0, 0, between(chance, 1, known.price), known.price]);
      }
      known.isWithdrawn = true;
      expect(enter([])).toBe(true);
      break;
    default:
      leave(chance, known, journal, purpose);
  }
  known.earn();
}

/** A history that begins with a car handed over: what follows that is rare else. */
function handOver(known: Reckoning, journal: Journal): void {
  known.signed = { buyer: true, seller: true };
  for (const purpose of PURPOSES) {
    const cents = purpose === 'PRICE' ? known.price : known.fee;
    known.receipts.push({ purpose, cents, isUndone: false });
    expect(journal.enter(termsOf(known), receiptPostings(on(purpose, known), cents, purpose, 0))).toBe(true);
  }
  known.earn();
  known.isHandedOver = true;
  expect(journal.enter(termsOf(known), [])).toBe(true);
}

/** Money that leaves: back to the buyer, to the seller, or as a credit note. */
function leave(chance: Chance, known: Reckoning, journal: Journal, purpose: Purpose): void {
  const terms = termsOf(known);
  const before = known.stands();
  const owed = purpose === 'PRICE' ? before.owedPrice : before.owedFee;
  const way = pick(chance, ['return', 'credit', 'payOut']);
  if (way === 'return' && owed > 0) {
    const cents = between(chance, 1, owed);
    known.back[purpose] += cents;
    const postings: Posting[] = [
      { account: 'BUYERS', purpose, cents },
      { account: on(purpose, known), purpose, cents: -cents },
    ];
    expect(journal.enter(terms, postings)).toBe(true);
  }
  if (way === 'credit' && before.earned > 0 && known.end === 'none') {
    const cents = between(chance, 1, before.earned);
    const { creditedCents } = journal.books;
    known.credited += cents;
    const entry = creditPostings(before.earned, cents, known.feeVat);
    expect(journal.enter(terms, entry, { creditedCents: creditedCents + cents })).toBe(true);
  }
  if (way === 'payOut' && before.seller > 0) {
    const cents = before.seller;
    known.paidOut += cents;
    const postings: Posting[] = [
      { account: 'SELLERS', purpose: 'PRICE', cents },
      { account: on('PRICE', known), purpose: 'PRICE', cents: -cents },
    ];
    expect(journal.enter(terms, postings, { paidOutCents: known.paidOut })).toBe(true);
    // Nothing more is sent to a seller who owes what they had.
    expect(known.paidOut).toBeLessThanOrEqual(known.end === 'none' ? known.price : known.lost);
  }
}

describe('the money of an order, against a second reckoning', () => {
  it.each(SEEDS)('stands where it should in every history (PROPERTY_SEED=%i)', seed => {
    const chance = chanceFrom(seed);
    const seen = {
      sold: 0,
      margin: 0,
      loss: 0,
      earned: 0,
      held: 0,
      owed: 0,
      paidOut: 0,
      credited: 0,
      takenBack: 0,
      lost: 0,
      left: 0,
      kept: 0,
      ...{ atProvider: 0, released: 0, returned: 0, taken: 0, owes: 0 },
    };
    for (let history = 0; history < HISTORIES; history += 1) {
      const known = new Reckoning(pick(chance, [1, 5_000, 12_345, between(chance, 2, 2_000_000)]), chance);
      const journal = new Journal(known);
      if (chance() < 0.2) handOver(known, journal);
      for (let step = 0; step < STEPS; step += 1) {
        act(chance, known, journal);
        const stands = journal.stands();
        expect(stands).toEqual(known.stands());
        expect(journal.hands()).toEqual(known.hands());
        seen.atProvider += Number(journal.hands().provider > 0);
        seen.released += Number(known.isHeld && known.paidOut > 0);
        seen.returned += Number(known.isHeld && known.back.PRICE > 0);
        if (!known.isBinding) expect([stands.earned, stands.escrow, stands.seller]).toEqual([0, 0, 0]);
        const total = journal.books.balances.reduce((sum, { cents }) => sum + cents, 0);
        expect(total).toBe(0);
        const isPaid = dueOf(termsOf(known), journal.books, 'FEE').isSettled;
        expect(isPaid && known.credited < known.fee).toBe(known.isEarned && known.credited < known.fee);
        seen.earned += Number(stands.earned > 0);
        seen.sold += Number(stands.sold > 0 && stands.priceTax > 0);
        seen.kept += Number(stands.commission > 0);
        seen.margin += Number(stands.marginTax > 0);
        seen.loss += Number(stands.sold > 0 && known.cost !== null && known.cost > known.price);
        seen.held += Number(stands.escrow > 0);
        seen.owed += Number(stands.owedFee + stands.owedPrice > 0);
        seen.takenBack += Number(known.isWithdrawn && known.end !== 'none');
        seen.lost += Number(stands.damages > 0);
        seen.left += Number(known.hasLeft);
        seen.paidOut += Number(known.paidOut > 0);
        seen.credited += Number(known.credited > 0);
        seen.taken += Number(known.taken > 0);
        seen.owes += Number(stands.claim > 0 && known.isHandedOver);
      }
    }
    // Each way was walked: a pay-out is the rarest, some twenty of two thousand.
    for (const count of Object.values(seen)) expect([seen, count > 0]).toEqual([seen, true]);
  });
});
