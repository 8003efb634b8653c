/**
 * Computes the money of an order: pure, in whole cents, no clock, no I/O. Money received is an advance until the order
 * binds both sides; then the price is held for the seller, and the fee, once complete, is the house's. Any excess is
 * owed back to the buyer.
 */
import { type Cents, marginVatCents, type VatRegime, vatParts } from '#shared/sale/index.ts';

export const LEDGER_ACCOUNTS = [
  /** The house's bank account, card payments not paid out yet, and prices in escrow. */
  ...(['BANK', 'CARDS', 'PROVIDER'] as const),
  /** Unallocated money; money of orders that are not binding yet. */
  ...(['UNALLOCATED', 'ADVANCES'] as const),
  /** Third parties' money: prices held, owed back to buyers, owed to sellers. */
  ...(['ESCROW', 'BUYERS', 'SELLERS'] as const),
  /** The house's revenue: fees, commissions, invoiced VAT, and the price of its own cars. */
  ...(['FEES', 'COMMISSIONS', 'VAT', 'CAR_SALES'] as const),
  /** VAT on the margin of house cars, which no invoice shows. */
  'MARGIN_VAT' as const,
  /** Damages for a house car's loss of value while with a buyer who returned it; free of VAT. */
  'INDEMNITIES' as const,
  /** Taken back by a bank from an earned fee, and owed by the buyer. */
  'DISPUTES' as const,
] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];
export const PURPOSES = ['PRICE', 'FEE'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** A line of an entry: debits are positive, credits negative. */
export type Posting = {
  readonly account: LedgerAccount;
  readonly purpose: Purpose | null;
  readonly cents: Cents;
};

/** The money terms of an order, and how far it has come. */
export type OrderTerms = {
  /** Less the VAT refunded for a proven export. */
  readonly priceCents: Cents;
  readonly feeCents: Cents;
  /** False for a house car, whose price belongs to the house. */
  readonly hasSeller: boolean;
  readonly feeVat: VatRegime;
  /** The house's share of a seller's price, tax included. */
  readonly commissionCents: Cents;
  readonly commissionVat: VatRegime;
  /** Of a house car. */
  readonly carVat: VatRegime;
  /** Its purchase cost; null: unknown, so no VAT on the margin is booked. */
  readonly carCostCents: Cents | null;
  /** Whether both sides have signed. */
  readonly isBinding: boolean;
  readonly isCancelled: boolean;
  /** Whether it was cancelled through the buyer's fault: a paid fee is kept. */
  readonly keepsFee: boolean;
  readonly isHandedOver: boolean;
  /** Whether the buyer has withdrawn: nothing is owed to the seller until the car is back. */
  readonly isWithdrawn: boolean;
  /** The car's loss of value while with the buyer, deducted from the refund. */
  readonly reductionCents: Cents;
};

/** The postings of an order, summed by account and purpose. */
export type Books = {
  readonly balances: readonly Posting[];
  /** Fee credited by credit notes while the order goes on. */
  readonly creditedCents: Cents;
  readonly paidOutCents: Cents;
};

/** The credit balance of an account. */
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

/** Received for a purpose, and not returned or passed on. */
export function heldFor({ balances }: Books, purpose: Purpose): Cents {
  return HELD_ON[purpose].reduce((sum, account) => sum + creditOf(balances, account, purpose), 0);
}

/** The part of a price in escrow. */
export const heldElsewhere = ({ balances }: Books): Cents =>
  Math.max(0, 0 - creditOf(balances, 'PROVIDER', 'PRICE'));

/** The part of a held price with the house itself: all of it, or what a seller paid from escrow gave back. */
export const heldByHouse = (books: Books): Cents => heldFor(books, 'PRICE') - heldElsewhere(books);

/** Whether money for a purpose counts: once both sides have signed, or where it counted before. */
function counts({ isBinding }: OrderTerms, { balances }: Books, purpose: Purpose): boolean {
  const own = HELD_ON[purpose].filter(account => !['ADVANCES', 'BUYERS', 'DISPUTES'].includes(account));
  return isBinding || own.some(account => creditOf(balances, account, purpose) > 0);
}

/** Fee money that banks took back, not made up for yet. */
const takenBack = ({ balances }: Books): Cents => Math.max(0, 0 - creditOf(balances, 'DISPUTES', 'FEE'));

/** Whether the fee of a failed sale is kept: it had been earned by then. */
const keepsFee = (terms: OrderTerms, books: Books): boolean =>
  terms.keepsFee && counts({ ...terms, isBinding: false }, books, 'FEE');

export type Due = {
  /** Due by the order's terms. */
  readonly expectedCents: Cents;
  /** Received and not returned. */
  readonly cameCents: Cents;
  readonly missingCents: Cents;
  /** Owed back to the buyer. */
  readonly overCents: Cents;
  /** Whether everything has been received, and counts. */
  readonly isSettled: boolean;
};

/** Returns what is expected for a purpose, received, missing and in excess. */
export function dueOf(terms: OrderTerms, books: Books, purpose: Purpose): Due {
  const isPrice = purpose === 'PRICE';
  const cameCents = heldFor(books, purpose) + (isPrice ? books.paidOutCents : 0);
  const asked = isPrice ? terms.priceCents : terms.feeCents - books.creditedCents;
  const owedCents = isPrice ? 0 : takenBack(books);
  const isKept = !isPrice && keepsFee(terms, books) && cameCents + owedCents >= asked;
  const isDue = !terms.isCancelled || isKept;
  // After the handover, or where the fee is kept, a bank's chargeback does not change what is due.
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

/** The owners of a price that counts: held until the handover, and again while the car is being returned. */
function sharesOf(terms: OrderTerms, kept: Cents): (readonly [LedgerAccount, Cents])[] {
  const { hasSeller, isHandedOver, isWithdrawn, isCancelled, carVat, carCostCents } = terms;
  const { commissionCents, commissionVat } = terms;
  if (!isHandedOver) return [['ESCROW', kept]];
  // What is kept of a refunded price is the car's loss of value.
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

/** Returns the accounts that should hold an order's money, with their credit balances. */
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

/** Returns the postings that move an order's money to its target accounts; none where it is there. */
export function settlement(terms: OrderTerms, books: Books): Posting[] {
  return PURPOSES.flatMap(purpose => {
    const target = targetOf(terms, books, purpose);
    return HELD_ON[purpose].flatMap(account => {
      const cents = creditOf(books.balances, account, purpose) - (target.get(account) ?? 0);
      return cents === 0 ? [] : [{ account, purpose, cents }];
    });
  });
}

/** Adds postings to the books. */
export function withPostings(books: Books, postings: readonly Posting[]): Books {
  return { ...books, balances: [...books.balances, ...postings] };
}

/** What a seller owes the house: a price received before the buyer's withdrawal, less what they keep. */
export const sellersDebt = (
  { isCancelled, isWithdrawn, reductionCents }: OrderTerms,
  { paidOutCents }: Books,
): Cents => (isCancelled || isWithdrawn ? Math.max(0, paidOutCents - reductionCents) : 0);

/**
 * Whether the books are valid: no account of the order is overdrawn except by what a seller or buyer owes, and a car
 * that was handed over is paid for until it is back.
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

/** Whether the books would be valid after an entry is reversed and the money is moved accordingly. */
export function standsWithout(terms: OrderTerms, books: Books, entry: readonly Posting[]): boolean {
  const counter = reversed(entry);
  const undone = {
    ...withPostings(books, counter),
    paidOutCents: books.paidOutCents - creditOf(counter, 'SELLERS', 'PRICE'),
  };
  return isSound(terms, withPostings(undone, settlement(terms, undone)));
}

/** The postings of a receipt, split between fee and price; with both, the fee is filled first. */
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

/** The postings that credit part of the fee, tax included, and owe it to the buyer. */
export function creditPostings(feeLeftCents: Cents, cents: Cents, vat: VatRegime): Posting[] {
  const [before, after] = [vatParts(feeLeftCents, vat), vatParts(feeLeftCents - cents, vat)];
  const lines: Posting[] = [
    { account: 'FEES', purpose: 'FEE', cents: before.netCents - after.netCents },
    { account: 'VAT', purpose: 'FEE', cents: before.vatCents - after.vatCents },
    { account: 'BUYERS', purpose: 'FEE', cents: 0 - cents },
  ];
  return lines.filter(line => line.cents !== 0);
}

/** The postings that reverse the revenue of a house car: its price is only held again. */
export function unearnPostings({ balances }: Books): Posting[] {
  const lines = (['CAR_SALES', 'VAT', 'MARGIN_VAT'] as const).map(account => ({
    ...{ account, purpose: 'PRICE' as const, cents: creditOf(balances, account, 'PRICE') },
  }));
  const earned = lines.reduce((sum, { cents }) => sum + cents, 0);
  return [...lines, { account: 'ESCROW' as const, purpose: 'PRICE' as const, cents: 0 - earned }].filter(
    ({ cents }) => cents !== 0,
  );
}

/** The postings of what a card's bank took back of a fee (negative), or returned. */
export const disputePostings = (cents: Cents): Posting[] => [
  { account: 'CARDS', purpose: 'FEE', cents },
  { account: 'DISPUTES', purpose: 'FEE', cents: 0 - cents },
];

/** The postings that reverse an entry. */
export function reversed(postings: readonly Posting[]): Posting[] {
  return postings.map(({ account, purpose, cents }) => ({ account, purpose, cents: 0 - cents }));
}
