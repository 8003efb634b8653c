import type { Builder } from '../graphql/index.ts';
import type { Auction } from './records.ts';

/** Defines the buyer's fee, as fixed when the auction was scheduled. */
export function buyerFeeType(builder: Builder) {
  return builder.objectRef<Auction['buyerFee']>('BuyerFee').implement({
    description: 'What the buyer pays beside the price, before tax.',
    fields: t => ({
      basisPoints: t.exposeInt('basisPoints', { description: 'Hundredths of a per cent of the price.' }),
      leastCents: t.exposeInt('leastCents'),
      mostCents: t.exposeInt('mostCents', { nullable: true, description: 'null: however high.' }),
    }),
  });
}

export type BuyerFeeRef = ReturnType<typeof buyerFeeType>;
