import type { OrderLineFragment } from '#web/graphql/documents.gen.ts';

/** `Alpine A110 1973`; the order's reference where the car is there no more. */
export function carNameOf({ ad, reference }: Pick<OrderLineFragment, 'ad' | 'reference'>): string {
  return ad ? [ad.brand, ad.model, ad.year].filter(Boolean).join(' ') : reference;
}
