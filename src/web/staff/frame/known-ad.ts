import { data, type LoaderFunctionArgs } from 'react-router';
import { HasCarAdDocument } from '#web/graphql/documents.gen.ts';
import { pageServices, query } from '#web/graphql/index.ts';

/** The loader of a page of one ad: an unknown ad is a 404 before anything else is loaded. */
export async function knownAd({ context, params }: LoaderFunctionArgs): Promise<null> {
  // The frame around the page refuses users without access.
  if (!context.get(pageServices).staff?.permissions.includes('Ads:update')) return null;
  const { editedCarAd } = await query(context, HasCarAdDocument, { uuid: params.uuid ?? '' });
  if (!editedCarAd) throw data(null, { status: 404 });
  return null;
}
