import { requireViewer } from '../context.ts';
import type { Builder } from '../graphql/index.ts';
import type { Card, Payments } from './index.ts';

export function paymentsSchema(builder: Builder, payments: Payments): void {
  const CardType = builder.objectRef<Card>('PaymentCard').implement({
    fields: t => ({
      brand: t.exposeString('brand', { description: 'visa, mastercard, or card for any other.' }),
      lastFour: t.exposeString('lastFour'),
      expiresAt: t.field({
        type: 'DateTime',
        description: 'The first instant at which it is no longer good.',
        resolve: card => card.expiresAt,
      }),
      isValid: t.exposeBoolean('isValid'),
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
        "Returns the client secret, or the address of the provider's page where it takes cards on one of its own. id is the ad's uuid, the auction's id, or my own.",
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => payments.createCheckout(requireViewer(context).id, id),
    }),
    removeCard: t.boolean({
      description: 'Refused while I lead an auction that asks for one.',
      resolve: async (_root, _args, context) => {
        await payments.removeCard(requireViewer(context).id);
        return true;
      },
    }),
  }));
}
