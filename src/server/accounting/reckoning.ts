/**
 * What an order's money comes to: pure, in whole cents, no clock, no I/O. Money that came for an order is an advance
 * until the order binds both sides; then the price is held for the seller and the fee, once it is whole, is the
 * house's. What is more than due, or due no more, is owed back to the buyer.
 */
import { type Cents, marginVatCents, type VatRegime, vatParts } from '#shared/sale/index.ts';

export const LEDGER_ACCOUNTS = [
  /** The house's account at its bank, what the card provider owes it, and prices that another holds. */
  ...(['BANK', 'CARDS', 'PROVIDER'] as const),
  /** Money nobody knows yet what it is for; money of an order that does not count yet. */
  ...(['UNALLOCATED', 'ADVANCES'] as const),
  /** Other people's money: prices held, what is owed back to buyers, what is owed to sellers. */
  ...(['ESCROW', 'BUYERS', 'SELLERS'] as const),
  /** The house's own: buyers' fees, sellers' commissions, the tax on what it invoices, the price of its own cars. */
  ...(['FEES', 'COMMISSIONS', 'VAT', 'CAR_SALES'] as const),
  /** The tax on the margin of its own cars, which no invoice shows. */
  'MARGIN_VAT' as const,
  /** Damages for what a car of its own lost in the hands of a buyer who gave it back; no VAT is in them. */
  'INDEMNITIES' as const,
  /** What a bank took back of a fee that stays the house's: its buyer owes it. */
  'DISPUTES' as const,
] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];
export const PURPOSES = ['PRICE', 'FEE'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** A line of an entry: a debit above zero, a credit below. */
export type Posting = {
  readonly account: LedgerAccount;
  readonly purpose: Purpose | null;
  readonly cents: Cents;
};

/** What an order says of money, and how far it has come. */
export type OrderTerms = {
  /** Less what went back of it because the car is proven to have left the Union. */
  readonly priceCents: Cents;
  readonly feeCents: Cents;
  /** False: the car is the house's own, and so is its price. */
  readonly hasSeller: boolean;
  readonly feeVat: VatRegime;
  /** What the house keeps of a seller's price, tax included. */
  readonly commissionCents: Cents;
  readonly commissionVat: VatRegime;
  /** Of a car of the house's own. */
  readonly carVat: VatRegime;
  /** What it was bought for; null: not known, and no tax on its margin is booked. */
  readonly carCostCents: Cents | null;
  /** Both sides have signed. */
  readonly isBinding: boolean;
  readonly isCancelled: boolean;
  /** Cancelled by the buyer's doing: a fee that was paid stays. */
  readonly keepsFee: boolean;
  readonly isHandedOver: boolean;
  /** The buyer has gone back on it by right: nothing is owed to the seller while the car is on its way back. */
  readonly isWithdrawn: boolean;
  /** What the car lost in the buyer's hands, which is not given back to them. */
  readonly reductionCents: Cents;
};

/** The sums that were posted for an order, one an account and purpose. */
export type Books = {
  readonly balances: readonly Posting[];
  /** Of the fee taken back by credit notes while the order goes on. */
  readonly creditedCents: Cents;
  readonly paidOutCents: Cents;
};

/** What stands to somebody's credit on an account. */
export function creditOf(balances: readonly Posting[], account: LedgerAccount, purpose: Purpose): Cents {
  const lines = balances.filter(each => each.account === account && each.purpose === purpose);
  return 0 - lines.reduce((sum, { cents }) => sum + cents, 0);
}

const HELD_ON: Readonly<Record<Purpose, readonly LedgerAccount[]>> = {
  PRICE: [
    'ADVANCES',
    'ESCROW',
    'BUYERS',
    'SELLERS',
    'COMMISSIONS',
    'CAR_SALES',
    'VAT',
    'MARGIN_VAT',
    'INDEMNITIES',
  ],
  FEE: ['ADVANCES', 'FEES', 'VAT', 'BUYERS', 'DISPUTES'],
};

/** What came for a purpose and has not gone back or been passed on. */
export function heldFor({ balances }: Books, purpose: Purpose): Cents {
  return HELD_ON[purpose].reduce((sum, account) => sum + creditOf(balances, account, purpose), 0);
}

/** What another than the house holds of a price. */
export const heldElsewhere = ({ balances }: Books): Cents =>
  Math.max(0, 0 - creditOf(balances, 'PROVIDER', 'PRICE'));

/** What of a price that is there the house has itself: all, or what its seller gave back where another paid it. */
export const heldByHouse = (books: Books): Cents => heldFor(books, 'PRICE') - heldElsewhere(books);

/** Whether money for a purpose counts: once both have signed, and where it counted before. */
function counts({ isBinding }: OrderTerms, { balances }: Books, purpose: Purpose): boolean {
  const own = HELD_ON[purpose].filter(account => !['ADVANCES', 'BUYERS', 'DISPUTES'].includes(account));
  return isBinding || own.some(account => creditOf(balances, account, purpose) > 0);
}

/** What banks took back of a fee and nothing has made up for. */
const takenBack = ({ balances }: Books): Cents => Math.max(0, 0 - creditOf(balances, 'DISPUTES', 'FEE'));

/** Whether a fee stays in a sale that fell through: it was the house's by then. */
const keepsFee = (terms: OrderTerms, books: Books): boolean =>
  terms.keepsFee && counts({ ...terms, isBinding: false }, books, 'FEE');

export type Due = {
  /** What the order's terms ask for. */
  readonly expectedCents: Cents;
  /** What came and has not gone back. */
  readonly cameCents: Cents;
  readonly missingCents: Cents;
  /** What is owed back to the buyer. */
  readonly overCents: Cents;
  /** All of it has come, and it counts. */
  readonly isSettled: boolean;
};

/** What is expected for a purpose, what came, what is missing, and what is too much. */
export function dueOf(terms: OrderTerms, books: Books, purpose: Purpose): Due {
  const isPrice = purpose === 'PRICE';
  const cameCents = heldFor(books, purpose) + (isPrice ? books.paidOutCents : 0);
  const asked = isPrice ? terms.priceCents : terms.feeCents - books.creditedCents;
  const owedCents = isPrice ? 0 : takenBack(books);
  const isKept = !isPrice && keepsFee(terms, books) && cameCents + owedCents >= asked;
  const isDue = !terms.isCancelled || isKept;
  // Once the car is gone, or the fee is kept, it stays the house's whatever a bank takes back.
  const stays = terms.isCancelled ? isKept : terms.isHandedOver;
  const expectedCents = isDue ? asked : isPrice ? terms.reductionCents : 0;
  const counted = terms.isCancelled || counts(terms, books, purpose);
  return {
    expectedCents,
    cameCents,
    missingCents: Math.max(0, expectedCents - cameCents),
    overCents: counted ? Math.max(0, cameCents - expectedCents) : 0,
    isSettled: isDue && counted && cameCents + (stays ? owedCents : 0) >= expectedCents,
  };
}

/** Whose a price is that counts: held until the car is handed over, and again while it is on its way back. */
function sharesOf(terms: OrderTerms, kept: Cents): (readonly [LedgerAccount, Cents])[] {
  const { hasSeller, isHandedOver, isWithdrawn, isCancelled, carVat, carCostCents } = terms;
  const { commissionCents, commissionVat } = terms;
  if (!isHandedOver) return [['ESCROW', kept]];
  // What is kept of a price that goes back is what the car lost.
  if (isCancelled) return [[hasSeller ? 'SELLERS' : 'INDEMNITIES', kept]];
  if (hasSeller && isWithdrawn) return [['ESCROW', kept]];
  if (hasSeller) {
    const { netCents, vatCents } = vatParts(commissionCents, commissionVat);
    return [
      ['SELLERS', kept - commissionCents],
      ['COMMISSIONS', netCents],
      ['VAT', vatCents],
    ];
  }
  const { netCents, vatCents } = vatParts(kept, carVat);
  const isOnMargin = carVat === 'MARGIN' && carCostCents !== null;
  const marginVat = isOnMargin ? marginVatCents(kept, carCostCents) : 0;
  return [
    ['CAR_SALES', netCents - marginVat],
    ['VAT', vatCents],
    ['MARGIN_VAT', marginVat],
  ];
}

/** Where an order's money should stand, account by account: its credits. */
function targetOf(terms: OrderTerms, books: Books, purpose: Purpose): Map<LedgerAccount, Cents> {
  const { expectedCents, overCents, isSettled } = dueOf(terms, books, purpose);
  const held = heldFor(books, purpose);
  if (purpose === 'PRICE') {
    const kept = held - overCents;
    const isCounted = terms.isCancelled || counts(terms, books, 'PRICE');
    const shares = isCounted ? sharesOf(terms, kept) : [['ADVANCES', kept] as const];
    return new Map<LedgerAccount, Cents>([...shares, ['BUYERS', overCents]]);
  }
  const owedCents = Math.min(takenBack(books), Math.max(0, (isSettled ? expectedCents : 0) - held));
  const owed = [['DISPUTES', 0 - owedCents] as const, ['BUYERS', overCents] as const];
  if (!isSettled) return new Map<LedgerAccount, Cents>([...owed, ['ADVANCES', held + owedCents - overCents]]);
  const { netCents, vatCents } = vatParts(expectedCents, terms.feeVat);
  return new Map<LedgerAccount, Cents>([...owed, ['FEES', netCents], ['VAT', vatCents]]);
}

/** The postings that bring an order's money to where it should stand; none where it does. */
export function settlement(terms: OrderTerms, books: Books): Posting[] {
  return PURPOSES.flatMap(purpose => {
    const target = targetOf(terms, books, purpose);
    return HELD_ON[purpose].flatMap(account => {
      const cents = creditOf(books.balances, account, purpose) - (target.get(account) ?? 0);
      return cents === 0 ? [] : [{ account, purpose, cents }];
    });
  });
}

/** Books with more postings in them. */
export function withPostings(books: Books, postings: readonly Posting[]): Books {
  return { ...books, balances: [...books.balances, ...postings] };
}

/** What a seller owes the house: a price that they had before its buyer went back on the sale, less what they keep. */
export const sellersDebt = (
  { isCancelled, isWithdrawn, reductionCents }: OrderTerms,
  { paidOutCents }: Books,
): Cents => (isCancelled || isWithdrawn ? Math.max(0, paidOutCents - reductionCents) : 0);

/**
 * Whether books may stand: no account of the order is overdrawn, for money that is not there cannot be moved, but by
 * what a seller or a buyer owes, and a car that was handed over is paid, until it is back.
 */
export function isSound(terms: OrderTerms, books: Books): boolean {
  const owed = (account: LedgerAccount) => (account === 'SELLERS' ? sellersDebt(terms, books) : 0);
  return PURPOSES.every(
    purpose =>
      HELD_ON[purpose].every(
        account => account === 'DISPUTES' || creditOf(books.balances, account, purpose) + owed(account) >= 0,
      ) &&
      (!terms.isHandedOver || terms.isCancelled || dueOf(terms, books, purpose).isSettled),
  );
}

/** Whether books would still stand if an entry of theirs were undone, and all that then moves had moved. */
export function standsWithout(terms: OrderTerms, books: Books, entry: readonly Posting[]): boolean {
  const counter = reversed(entry);
  const undone = {
    ...withPostings(books, counter),
    paidOutCents: books.paidOutCents - creditOf(counter, 'SELLERS', 'PRICE'),
  };
  return isSound(terms, withPostings(undone, settlement(terms, undone)));
}

/** A receipt on an order: what is for the fee, and what for the price; both at once fill the fee first. */
export function receiptPostings(
  on: 'BANK' | 'CARDS' | 'PROVIDER' | 'UNALLOCATED',
  amountCents: Cents,
  purpose: Purpose | 'BOTH',
  missingFeeCents: Cents,
): Posting[] {
  const forFee =
    purpose === 'FEE' ? amountCents : purpose === 'PRICE' ? 0 : Math.min(amountCents, missingFeeCents);
  return PURPOSES.flatMap(each => {
    const cents = each === 'FEE' ? forFee : amountCents - forFee;
    if (cents === 0) return [];
    return [
      { account: on, purpose: on === 'UNALLOCATED' ? null : each, cents },
      { account: 'ADVANCES' as const, purpose: each, cents: 0 - cents },
    ];
  });
}

/** The postings that take a part of the fee back, tax included, and owe it to the buyer. */
export function creditPostings(feeLeftCents: Cents, cents: Cents, vat: VatRegime): Posting[] {
  const [before, after] = [vatParts(feeLeftCents, vat), vatParts(feeLeftCents - cents, vat)];
  const lines: Posting[] = [
    { account: 'FEES', purpose: 'FEE', cents: before.netCents - after.netCents },
    { account: 'VAT', purpose: 'FEE', cents: before.vatCents - after.vatCents },
    { account: 'BUYERS', purpose: 'FEE', cents: 0 - cents },
  ];
  return lines.filter(line => line.cents !== 0);
}

/** The postings that take back all that was earned by a car of the house's own: its price is only held again. */
export function unearnPostings({ balances }: Books): Posting[] {
  const lines = (['CAR_SALES', 'VAT', 'MARGIN_VAT'] as const).map(account => ({
    ...{ account, purpose: 'PRICE' as const, cents: creditOf(balances, account, 'PRICE') },
  }));
  const earned = lines.reduce((sum, { cents }) => sum + cents, 0);
  return [...lines, { account: 'ESCROW' as const, purpose: 'PRICE' as const, cents: 0 - earned }].filter(
    ({ cents }) => cents !== 0,
  );
}

/** What a card's bank took back of a fee, below zero, or gave back. */
export const disputePostings = (cents: Cents): Posting[] => [
  { account: 'CARDS', purpose: 'FEE', cents },
  { account: 'DISPUTES', purpose: 'FEE', cents: 0 - cents },
];

/** The entry that undoes another. */
export function reversed(postings: readonly Posting[]): Posting[] {
  return postings.map(({ account, purpose, cents }) => ({ account, purpose, cents: 0 - cents }));
}
