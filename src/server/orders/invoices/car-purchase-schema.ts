import type { CarPurchase } from '#shared/fields/index.ts';
import { PURCHASE_KINDS } from '#shared/sale/index.ts';
import { READS_ACCOUNTS } from '../../context.ts';
import { type CsvColumn, cents, day } from '../../csv/index.ts';
import { addList, type Builder, done, type EnumRef, exposed, exposedOrNull } from '../../graphql/index.ts';
import type { Orders } from '../index.ts';
import { isOfHouse, type OrderRef, staffOf } from '../part-types.ts';
import { referenceOf } from '../reference.ts';
import { HOUSE_CAR_ORDERS, type HouseCar } from './car-purchases-store.ts';

/** Adds what the house paid for its own cars, for staff with Orders:update only. */
export function addCarPurchases(builder: Builder, orders: Orders, OrderType: OrderRef): void {
  const SoldBy = builder.enumType('CarPurchaseKind', {
    description:
      'VAT_TRADER: one who charged VAT on it; of the others it is sold on under the margin scheme.',
    values: PURCHASE_KINDS,
  });
  const Purchase = builder.objectRef<CarPurchase>('CarPurchase').implement({
    fields: t => ({
      costCents: t.exposeFloat('costCents'),
      boughtOn: t.exposeString('boughtOn', { description: 'YYYY-MM-DD' }),
      soldBy: t.expose('soldBy', { type: SoldBy }),
      reference: t.exposeString('reference', { description: 'The paper that proves it.' }),
    }),
  });
  builder.objectField(OrderType, 'purchase', t =>
    t.field({
      type: Purchase,
      nullable: true,
      description:
        'What the house paid for a car of its own; for staff alone, null where nobody has said and of a seller’s car.',
      resolve: ({ order, role }) =>
        isOfHouse(role) && order.sellerId === null ? orders.findPurchase(order.adUuid) : null,
    }),
  );
  const Car = builder.objectRef<HouseCar>('HouseCar').implement({
    fields: t => ({
      ...exposed(t, { ID: ['adUuid'], String: ['name'] }),
      ...exposedOrNull(t, { ID: ['orderId'], Float: ['priceCents'] }),
      purchase: t.expose('purchase', { type: Purchase, nullable: true }),
      orderReference: t.string({ nullable: true, resolve: orderReferenceOf }),
      marginVatCents: t.exposeFloat('marginVatCents', { description: 'The tax on its margin, as booked.' }),
    }),
  });
  addList(builder, 'houseCars', {
    permission: READS_ACCOUNTS,
    description:
      'The house’s own cars and what they cost; those with an order first, the newest before others.',
    type: Car,
    page: ['HouseCarPage', 'cars'],
    sort: ['HouseCarSort', HOUSE_CAR_ORDERS],
    args: t => ({
      isUnknown: t.boolean({ description: 'Those alone of which nobody has said what they cost.' }),
    }),
    rows: ({ isUnknown, pattern }, span) =>
      orders.listHouseCars({ pattern, isUnknown: isUnknown ?? false }, span),
    sheet: { name: 'house-cars', isFresh: true, columns: SHEET },
  });
  addBooking(builder, orders, SoldBy);
}

const orderReferenceOf = ({ orderNumber }: HouseCar): string | null =>
  orderNumber === null ? null : referenceOf({ number: orderNumber });

const SHEET: readonly CsvColumn<HouseCar>[] = [
  ['car', ({ name }) => name],
  ['adUuid', ({ adUuid }) => adUuid],
  ['boughtOn', ({ purchase }) => day(purchase?.boughtOn)],
  ['soldBy', ({ purchase }) => purchase?.soldBy, 'admin.money.purchase.kinds'],
  ['document', ({ purchase }) => purchase?.reference],
  ['cost', ({ purchase }) => cents(purchase?.costCents)],
  ['order', orderReferenceOf],
  ['state', ({ orderState }) => orderState, 'orders.state'],
  ['regime', ({ vat }) => vat, 'admin.money.vat.regime'],
  ['price', ({ priceCents }) => cents(priceCents)],
  ['marginVat', ({ marginVatCents }) => cents(marginVatCents)],
];

function addBooking(
  builder: Builder,
  orders: Orders,
  SoldBy: EnumRef<(typeof PURCHASE_KINDS)[number]>,
): void {
  const Input = builder.inputType('CarPurchaseInput', {
    fields: t => ({
      costCents: t.float({ required: true }),
      boughtOn: t.string({ required: true, description: 'YYYY-MM-DD' }),
      soldBy: t.field({ type: SoldBy, required: true }),
      reference: t.string({ required: true }),
      reason: t.string({ description: 'Needed once the car is handed over: the tax on its margin moves.' }),
    }),
  });
  builder.mutationField('bookCarPurchase', t =>
    t.boolean({
      description: 'Orders:update. What the house paid for a car of its own; said anew, the newest counts.',
      args: { adUuid: t.arg.id({ required: true }), data: t.arg({ type: Input, required: true }) },
      resolve: (_root, { adUuid, data }, context) =>
        done(orders.bookPurchase(adUuid, staffOf(context), data)),
    }),
  );
}
