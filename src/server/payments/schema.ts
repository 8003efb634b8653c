import { requireViewer } from '../context.ts';
import type { Builder } from '../graphql/index.ts';
import type { Payments } from './index.ts';

export function paymentsSchema(builder: Builder, payments: Payments): void {
  builder.mutationField('createCardCheckoutSession', t =>
    t.string({
      description: "Returns the client secret. id is the ad's uuid or the auction's id.",
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) => payments.createCheckout(requireViewer(context).id, id),
    }),
  );
}
