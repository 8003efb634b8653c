import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { carTitle, Price, usePlace } from '../../features/cards/index.ts';
import { CarDocument } from '../../graphql/documents.gen.ts';
import { query } from '../../graphql/index.ts';
import { formatEuros, formatKilometres, localeOfPath, translatorIn } from '../../i18n/index.ts';
import { originOf, pageHead } from '../../page-head.ts';
import { Photo } from '../../ui/index.ts';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { publicCarAd } = await query(context, CarDocument, { slug: params.slug ?? '' });
  if (!publicCarAd) throw data(null, { status: 404 });
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
  const t = useTranslations();
  const placeOf = usePlace();
  const { ad } = useLoaderData<typeof loader>();
  const mileage = ad.mileage === null ? null : formatKilometres(ad.mileage);
  return (
    <article className="page-width flex flex-col gap-6 py-8 lg:py-12">
      {ad.photos.front && (
        <Photo
          source={ad.photos.front}
          alt={t('car.photoAlt', { title: carTitle(ad) })}
          sizes="(min-width: 1280px) 1184px, 92vw"
          isFirst
          className="aspect-[3/2] w-full rounded-box lg:aspect-[2/1]"
        />
      )}
      <h1 className="display text-36 sm:text-48">{carTitle(ad)}</h1>
      <p className="tabular text-18 text-ink-soft">
        {[ad.year, mileage, placeOf(ad.location)].filter(Boolean).join(' · ')}
      </p>
      {ad.auction ? (
        <p className="display tabular text-28">
          {formatEuros(ad.auction.currentBid ?? ad.auction.startingPrice)}
        </p>
      ) : (
        <Price ad={ad} className="display text-28" />
      )}
    </article>
  );
}
