import type { AdEnums } from '../ads/index.ts';
import { requireFreshPermission, requireViewer } from '../context.ts';
import { type Builder, done, exposed } from '../graphql/index.ts';
import type { Card, Payments } from './index.ts';

export function paymentsSchema(builder: Builder, payments: Payments, Locale: AdEnums['Locale']): void {
  const CardType = builder.objectRef<Card>('PaymentCard').implement({
    fields: t => ({
      ...exposed(t, { String: ['lastFour'], Boolean: ['isValid'] }),
      brand: t.exposeString('brand', { description: 'visa, mastercard, or card for any other.' }),
      expiresAt: t.expose('expiresAt', {
        type: 'DateTime',
        description: 'The first instant at which it is no longer good.',
      }),
    }),
  });
  builder.queryField('myCard', t =>
    t.field({
      type: CardType,
      nullable: true,
      resolve: (_root, _args, { viewer }) => (viewer ? payments.findCard(viewer.id) : null),
    }),
  );
  builder.mutationFields(t => ({
    createCardCheckoutSession: t.string({
      description:
        "Returns the client secret, or the address of the provider's page where it takes cards on one of its own. id is the ad's uuid, the auction's id, or my own; language is the page's to come back to.",
      args: { id: t.arg.id({ required: true }), language: t.arg({ type: Locale, defaultValue: 'FR' }) },
      resolve: (_root, { id, language }, context) =>
        payments.createCheckout(requireViewer(context).id, id, language ?? 'FR'),
    }),
    confirmRestore: t.boolean({
      description:
        'Refunds:create. What was paid and sent since the backup was made (`StaffOverview.restoredFrom`) is in the books: money moves again.',
      resolve: (_root, _args, context) =>
        done(payments.confirmRestore(requireFreshPermission(context, 'Refunds:create').id)),
    }),
    removeCard: t.boolean({
      description: 'Refused while I lead an auction that asks for one.',
      resolve: (_root, _args, context) => done(payments.removeCard(requireViewer(context).id)),
    }),
  }));
}
