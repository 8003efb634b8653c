import type { Purpose } from '#server/accounting/index.ts';
import { BUYER_FEE, feeCents, type VatRegime } from '#shared/sale/index.ts';
import { between, type Chance, pick } from './chance.ts';

type Receipt = { purpose: Purpose; cents: number; isUndone: boolean; isContested?: boolean };

/**
 * The second reckoning: it keeps what came and what left as plain sums, and works out from the whole history what
 * should stand where. It shares no line with the journal's.
 */
export class Reckoning {
  signed = { buyer: false, seller: false };
  end: 'none' | 'kept' | 'returned' = 'none';
  isHandedOver = false;
  hasLeft = false;
  /** The buyer has gone back on it; then the car is back, having lost so much. */
  isWithdrawn = false;
  lost = 0;
  paidOut = 0;
  credited = 0;
  isEarned = false;
  receipts: Receipt[] = [];
  back = { PRICE: 0, FEE: 0 };
  /** What banks took back of fees that cards paid, and what of it the buyer owes. */
  taken = 0;
  claim = 0;
  /** Another than the house holds the price of a seller's car: what is in their hands. */
  readonly isHeld: boolean;
  /** Less the tax in it, once the car is proven to have left the Union. */
  price: number;
  readonly fee: number;
  readonly feeVat: VatRegime;
  carVat: VatRegime;
  /** What the house keeps of a seller's price; often nothing, sometimes all of it. */
  readonly commission: number;
  readonly commissionVat: VatRegime;
  readonly isHouses: boolean;
  /** What the car cost, as it was said last; null: nobody has said. */
  cost: number | null;
  constructor(euros: number, chance: Chance) {
    this.feeVat = pick(chance, ['STANDARD', 'STANDARD', 'REVERSE_CHARGE', 'OUTSIDE']);
    this.carVat = pick(chance, ['MARGIN', 'STANDARD', 'INTRA_EU', 'EXPORT']);
    this.isHouses = pick(chance, [false, false, true]);
    this.isHeld = !this.isHouses && pick(chance, [true, false]);
    this.price = euros * 100;
    this.cost = pick(chance, [null, this.costOf(chance), this.costOf(chance)]);
    this.fee = feeCents(euros, BUYER_FEE);
    this.commission = pick(chance, [0, between(chance, 1, this.price), this.price]);
    this.commissionVat = pick(chance, ['STANDARD', 'STANDARD', 'REVERSE_CHARGE', 'OUTSIDE']);
  }

  /** Less than the price, as much, more, or nothing at all. */
  costOf(chance: Chance): number {
    return pick(chance, [
      0,
      this.price,
      between(chance, 1, this.price),
      this.price + between(chance, 1, 90_000),
    ]);
  }

  get isBinding() {
    return this.signed.buyer && this.signed.seller;
  }

  came(purpose: Purpose): number {
    let sum = 0 - this.back[purpose] - (purpose === 'FEE' ? this.taken : 0);
    for (const receipt of this.receipts)
      if (receipt.purpose === purpose && !receipt.isUndone) sum += receipt.cents;
    return sum;
  }

  /** Whether the fee is the house's, which it stays in a sale that fell through by the buyer's doing. */
  earn(): void {
    const stays = this.end === 'none' ? this.isHandedOver : this.isEarned;
    const isWhole = this.came('FEE') + (stays ? this.claim : 0) >= this.fee - this.credited;
    if (this.end === 'none') this.isEarned = this.isBinding && isWhole;
    else this.isEarned = this.end === 'kept' && this.isEarned && isWhole;
    const due = this.isEarned ? this.fee - this.credited : 0;
    this.claim = Math.min(this.claim, Math.max(0, due - this.came('FEE')));
  }

  /** The sixth of an amount with tax in it, by whole numbers, halves to the house. */
  taxIn(cents: number, vat: VatRegime): number {
    return vat === 'STANDARD' ? Math.max(0, Math.ceil((2 * cents - 6) / 12)) : 0;
  }

  /** The tax in what was made of a car, which nobody sees; none where it made a loss, or its cost is not known. */
  taxOnMargin(sold: number): number {
    if (this.carVat !== 'MARGIN' || this.cost === null || sold <= this.cost) return 0;
    return this.taxIn(sold - this.cost, 'STANDARD');
  }

  /** What is in whose hands: of the price and of the fee, what came and has not left. */
  hands() {
    const price = this.came('PRICE') - this.paidOut;
    const fee = this.came('FEE');
    return { provider: this.isHeld ? price : 0, bank: this.isHeld ? 0 : price, cards: fee };
  }

  stands() {
    const price = this.came('PRICE');
    const fee = this.came('FEE') + this.claim;
    const earned = this.isEarned ? this.fee - this.credited : 0;
    const isOver = this.end !== 'none';
    const sold = this.isHouses && this.isHandedOver && !isOver ? this.price : 0;
    const held = isOver || !this.isBinding ? 0 : Math.min(price, this.price);
    const isAway = this.isHandedOver && !this.isHouses;
    const kept = Math.min(price, this.lost);
    // While a car is on its way back nobody is owed its price, and what its seller had of it is not there.
    const isComingBack = this.isHandedOver && this.isWithdrawn && !isOver && !this.isHouses;
    const isSold = isAway && !isOver && !this.isWithdrawn;
    const commission = isSold ? this.commission : 0;
    const due = isOver ? kept : this.isWithdrawn ? 0 : this.price - commission;
    return {
      escrow:
        (this.isHandedOver && !this.isWithdrawn) || (this.isWithdrawn && this.isHouses)
          ? 0
          : held - (isComingBack ? this.paidOut : 0),
      seller: isAway && !isComingBack ? due - this.paidOut : 0,
      damages: isOver && this.isHouses ? kept : 0,
      sold: sold - this.taxIn(sold, this.carVat) - this.taxOnMargin(sold),
      owedPrice: isOver ? price - kept : this.isBinding ? Math.max(0, price - this.price) : 0,
      owedFee: isOver || this.isEarned ? fee - earned : 0,
      earned,
      claim: this.claim,
      commission,
      tax: this.taxIn(earned, this.feeVat),
      priceTax: this.taxIn(sold, this.carVat) + this.taxIn(commission, this.commissionVat),
      marginTax: this.taxOnMargin(sold),
    };
  }
}
