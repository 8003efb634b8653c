import { found } from '../errors.ts';
import { type Builder, exposed, exposedOrNull, type ObjectRef, withRight } from '../graphql/index.ts';
import type { SaleCall, Sales, StaffSale } from './index.ts';

export function callType(builder: Builder) {
  return builder.objectRef<SaleCall>('SaleCall').implement({
    description: 'Somebody whom staff are to ring while a lot is sold.',
    fields: t => ({
      ...exposed(t, { ID: ['id', 'adUuid', 'personId'], String: ['firstName', 'lastName', 'note'] }),
      ...exposedOrNull(t, { String: ['email', 'phone', 'doneBy'], DateTime: ['doneAt'] }),
    }),
  });
}

/** Adds the telephone calls of a sale; each mutation returns the sale with its current calls. */
export function addCalls(builder: Builder, sales: Sales, StaffSaleType: ObjectRef<StaffSale>): void {
  const find = async (id: string) => found(await sales.staff.find(id));
  builder.mutationFields(t => ({
    addSaleCall: t.field({
      type: StaffSaleType,
      description:
        'Auctions:update. Whom to ring for a lot of the sale; without a number, at that of their account.',
      args: {
        saleId: t.arg.id({ required: true }),
        adUuid: t.arg.id({ required: true }),
        personId: t.arg.id({ required: true }),
        phone: t.arg.string(),
        note: t.arg.string({ defaultValue: '' }),
      },
      resolve: withRight('Auctions:update', async ({ saleId, adUuid, personId, phone, note }, viewer) => {
        const ids = { saleId: String(saleId), adUuid: String(adUuid), personId: String(personId) };
        await sales.staff.addCall({ ...ids, phone: phone ?? null, note: note ?? '' }, viewer.id);
        return find(ids.saleId);
      }),
    }),
    settleSaleCall: t.field({
      type: StaffSaleType,
      description: 'Auctions:update. They were rung, or were not after all.',
      args: { id: t.arg.id({ required: true }), isDone: t.arg.boolean({ required: true }) },
      resolve: withRight('Auctions:update', async ({ id, isDone }, viewer) =>
        find(await sales.staff.settleCall(String(id), isDone, viewer.id)),
      ),
    }),
    removeSaleCall: t.field({
      type: StaffSaleType,
      description: 'Auctions:update.',
      args: { id: t.arg.id({ required: true }) },
      resolve: withRight('Auctions:update', async ({ id }) => find(await sales.staff.removeCall(String(id)))),
    }),
  }));
}
