import type { RouterContextProvider } from 'react-router';
import { type AdCardFragment, FoundCarsDocument } from '#web/graphql/documents.gen.ts';
import { query } from '#web/graphql/index.ts';

/** Cars that found their owner here, the newest first. */
export async function loadFound(context: Readonly<RouterContextProvider>): Promise<AdCardFragment[]> {
  const { searchCarAds } = await query(context, FoundCarsDocument, {});
  return searchCarAds.edges.map(edge => edge.node);
}
