import { data, type LoaderFunctionArgs } from 'react-router';
import { HasCarAdDocument } from '#web/graphql/documents.gen.ts';
import { pageServices, query } from '#web/graphql/index.ts';

/** The loader of a page of one ad: an ad that is not there is a 404, before anything of it is asked. */
export async function knownAd({ context, params }: LoaderFunctionArgs): Promise<null> {
  // Whoever may not come in is told so by the frame around the page.
  if (!context.get(pageServices).staff?.permissions.includes('Ads:update')) return null;
  const { editedCarAd } = await query(context, HasCarAdDocument, { uuid: params.uuid ?? '' });
  if (!editedCarAd) throw data(null, { status: 404 });
  return null;
}
