import type { Builder } from '../../graphql/index.ts';
import type { Orders } from '../index.ts';
import { asStaff, type Ways } from '../part-types.ts';
import { EXPORT_STATES, type OrderExport } from './export-proofs.ts';

/** Adds the state of a car's export, and its proof by staff. */
export function addExportProof(builder: Builder, orders: Orders, { OrderType, show }: Ways): void {
  const ExportType = builder.objectRef<OrderExport>('ExportProof').implement({
    fields: t => ({
      state: t.expose('state', {
        type: builder.enumType('ExportState', { values: EXPORT_STATES }),
        description: 'AHEAD: before the hand-over. WAITING, LATE: the proof is waited for, or was. PROVEN.',
      }),
      heldCents: t.exposeFloat('heldCents', {
        description: 'The VAT in the price, which goes back once it is proven; 0 under the margin scheme.',
      }),
      proveBy: t.expose('proveBy', { type: 'DateTime', nullable: true }),
      mrn: t.exposeString('mrn', { nullable: true, description: 'Customs’ number of the declaration.' }),
      leftOn: t.exposeString('leftOn', { nullable: true, description: 'YYYY-MM-DD' }),
    }),
  });
  builder.objectField(OrderType, 'exportProof', t =>
    t.field({
      type: ExportType,
      nullable: true,
      description: 'For the buyer and staff, of a car of the house’s own that is bought out of the Union.',
      resolve: ({ order, role }) => (role === 'SELLER' ? null : orders.exportOf(order)),
    }),
  );
  const Input = builder.inputType('ExportProofInput', {
    fields: t => ({
      mrn: t.string({ required: true, description: '18 signs, the last of them a check digit.' }),
      leftOn: t.string({ required: true, description: 'YYYY-MM-DD' }),
      fileId: t.string({
        required: true,
        description: 'What `/uploads/order-papers` answered, or what `carPapers` names of the buyer’s own.',
      }),
    }),
  });
  builder.mutationField('proveExport', t =>
    t.field({
      type: OrderType,
      description:
        'Orders:update. Customs certify that the car has left: its invoice is credited and made out without VAT, and the VAT in the price is owed to the buyer.',
      args: { id: t.arg.id({ required: true }), data: t.arg({ type: Input, required: true }) },
      resolve: asStaff(show)(({ id, data }, viewer) => orders.proveExport(id, viewer.id, data)),
    }),
  );
}
