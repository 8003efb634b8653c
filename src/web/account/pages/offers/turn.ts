import { type OfferSide, turnOf } from '#shared/sale/index.ts';
import type { OfferCardFragment } from '#web/graphql/documents.gen.ts';

/** Whose turn an offer is at; null once it is over. */
export const turnSide = ({ state }: Pick<OfferCardFragment, 'state'>): OfferSide | null => turnOf({ state });
