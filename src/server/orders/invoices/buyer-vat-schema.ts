import type { AccountingEnums } from '../../accounting/schema.ts';
import { type Builder, exposedOrNull } from '../../graphql/index.ts';
import type { Orders } from '../index.ts';
import type { OrderRef } from '../part-types.ts';
import { BUYER_VAT_STATES, type BuyerVat, type VatRuling } from './vat-rulings.ts';

/** Adds the state of a trading buyer's VAT number, and the VAT decided for the order. */
export function addBuyerVat(
  builder: Builder,
  orders: Orders,
  { OrderType, Item, Regime }: AccountingEnums & { readonly OrderType: OrderRef },
): void {
  const Ruling = builder.objectRef<VatRuling>('VatRuling').implement({
    fields: t => ({
      ...exposedOrNull(t, { String: ['number', 'consultation'] }),
      item: t.expose('item', { type: Item }),
      regime: t.expose('vat', { type: Regime }),
      at: t.expose('ruledAt', { type: 'DateTime' }),
    }),
  });
  const BuyerVatType = builder.objectRef<BuyerVat>('BuyerVat').implement({
    fields: t => ({
      state: t.expose('state', {
        type: builder.enumType('BuyerVatState', { values: BUYER_VAT_STATES }),
        description:
          'NONE: no company. ELSEWHERE: nothing depends on VIES. UNCONFIRMED: staff have not confirmed the company. LATE: the contract names a private person. PENDING, VALID, INVALID: what VIES says.',
      }),
      isOpen: t.exposeBoolean('isOpen', {
        description: 'Whether a company that is named, or put right, can still change a tax.',
      }),
      number: t.exposeString('number', { nullable: true }),
      answeredAt: t.field({
        type: 'DateTime',
        nullable: true,
        resolve: ({ finding }) => finding?.answeredAt ?? null,
      }),
      consultation: t.string({
        nullable: true,
        description: 'What VIES calls the consultation that proves the answer.',
        resolve: ({ finding }) => finding?.consultation ?? null,
      }),
      name: t.string({
        nullable: true,
        description: 'As VIES has it; null where the member state does not tell.',
        resolve: ({ finding }) => finding?.name ?? null,
      }),
      address: t.string({ nullable: true, resolve: ({ finding }) => finding?.address ?? null }),
      rulings: t.expose('rulings', {
        type: [Ruling],
        description: 'Under which VAT something was sold, said when its tax fell due; the newest first.',
      }),
    }),
  });
  builder.objectField(OrderType, 'buyerVat', t =>
    t.field({
      type: BuyerVatType,
      nullable: true,
      description: 'For the buyer and staff.',
      resolve: ({ order, role }) => (role === 'SELLER' ? null : orders.buyerVatOf(order)),
    }),
  );
}
