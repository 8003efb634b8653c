import { data, type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router';
import { carTitle } from '../../features/cards/index.ts';
import { CarDocument } from '../../graphql/documents.gen.ts';
import { query } from '../../graphql/index.ts';
import { localeOfPath, translatorIn } from '../../i18n/index.ts';
import { linkTo } from '../../links.ts';
import { originOf, pageHead } from '../../page-head.ts';
import { AdPage } from './AdPage.tsx';
import { AuctionPage } from './AuctionPage.tsx';

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const slug = params.slug ?? '';
  const { publicCarAd } = await query(context, CarDocument, { slug });
  if (!publicCarAd) throw data(null, { status: 404 });
  if (publicCarAd.slug !== slug) {
    const locale = localeOfPath(new URL(request.url).pathname);
    throw redirect(linkTo('car', locale, { slug: publicCarAd.slug }), 301);
  }
  return { ad: publicCarAd };
}

export const meta: MetaFunction<typeof loader> = ({ location, matches, loaderData }) => {
  if (!loaderData) return [];
  const { ad } = loaderData;
  const locale = localeOfPath(location.pathname);
  const title = [carTitle(ad), ad.year].filter(Boolean).join(' ');
  return pageHead({
    name: 'car',
    locale,
    params: { slug: ad.slug },
    title,
    description: translatorIn(locale)('car.description', { title }),
    origin: originOf(matches),
    image: ad.photos.front?.url,
  });
};

export default function CarPage() {
  const { ad } = useLoaderData<typeof loader>();
  return (
    <article
      key={ad.uuid}
      data-kind={ad.kind.toLowerCase().replace('calandre_', '')}
      className="page-width flex flex-col gap-12 py-8 max-md:pb-28 lg:gap-16 lg:py-12"
    >
      {ad.auction ? <AuctionPage ad={ad} auction={ad.auction} /> : <AdPage ad={ad} />}
    </article>
  );
}
