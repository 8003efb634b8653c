import { data, type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { type Ad, AdSections, ContactBlock } from '../../features/ad-sections/index.ts';
import { AuctionRoom } from '../../features/bidding/index.ts';
import { CardGrid, carTitle, Price, useCarFacts } from '../../features/cards/index.ts';
import { FavoriteButton } from '../../features/favorites/index.ts';
import { Gallery } from '../../features/gallery/index.ts';
import { Questions } from '../../features/questions/index.ts';
import { CarDocument } from '../../graphql/documents.gen.ts';
import { query } from '../../graphql/index.ts';
import { LocaleLink, localeOfPath, translatorIn } from '../../i18n/index.ts';
import { linkTo } from '../../links.ts';
import { originOf, pageHead } from '../../page-head.ts';
import { Badge } from '../../ui/index.ts';

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

function titleOf(ad: Ad): string {
  return [carTitle(ad), ad.year].filter(Boolean).join(' · ');
}

/** The front first, then the groups; a photo that stands twice is shown once. */
function photosOf({ photos }: Ad) {
  const all = [photos.front, ...photos.exteriors, ...photos.interiors, ...photos.mechanics];
  const seen = new Set<string>();
  return all.filter(photo => photo !== null).filter(({ url }) => !seen.has(url) && seen.add(url));
}

/** A car under the hammer. */
function AuctionPage({ ad, auction }: { ad: Ad; auction: NonNullable<Ad['auction']> }) {
  const factsOf = useCarFacts();
  const title = titleOf(ad);
  return (
    <AuctionRoom
      uuid={ad.uuid}
      title={title}
      facts={factsOf(ad).join(' · ')}
      reference={ad.sfInternalOpportunityId}
      isSold={ad.sold}
      auction={auction}
      favorite={count => <FavoriteButton uuid={ad.uuid} count={count} />}
      beside={<Gallery photos={photosOf(ad)} title={title} />}
      after={(live, isOver) => (
        <>
          <SellerCard ad={ad} />
          <AdSections ad={ad} />
          <ContactBlock ad={ad} />
          <Questions uuid={ad.uuid} auctionId={live.id} questions={live.questions} isOver={isOver} />
          <Similar ad={ad} />
        </>
      )}
    />
  );
}

/** A car with a price. */
function AdPage({ ad }: { ad: Ad }) {
  const t = useTranslations();
  const factsOf = useCarFacts();
  const title = titleOf(ad);
  return (
    <>
      <Gallery photos={photosOf(ad)} title={title}>
        <FavoriteButton uuid={ad.uuid} count={null} />
      </Gallery>
      <header className="flex flex-col gap-4">
        <div className="flex flex-wrap gap-2">
          <Badge>{t(`car.kind.${ad.kind}`)}</Badge>
          {ad.warranty && <Badge tone="good">{t('ad.warranty')}</Badge>}
          {ad.refundWarranty && <Badge tone="good">{t('ad.refund')}</Badge>}
        </div>
        <h1 className="display text-36 sm:text-48">{title}</h1>
        <p className="tabular text-18 text-ink-soft">{factsOf(ad).join(' · ')}</p>
        <Price ad={ad} className="display text-28" />
        {ad.sfInternalOpportunityId && (
          <p className="text-14 text-ink-soft">
            {t('ad.reference', { reference: ad.sfInternalOpportunityId })}
          </p>
        )}
      </header>
      <AdSections ad={ad} />
      <ContactBlock ad={ad} />
      <Similar ad={ad} />
    </>
  );
}

/** Who sells: the house for cars it handles or owns, else the owner; never both. */
function SellerCard({ ad }: { ad: Ad }) {
  const t = useTranslations();
  const isManaged = ad.handleByCalandre || ad.calandreCollection;
  const section = isManaged ? 'managed-sale' : 'seller';
  return (
    <section
      data-section={section}
      id={section}
      className="flex flex-col gap-2 rounded-box bg-wash p-6 sm:p-8"
    >
      <h2 className="display text-22">{isManaged ? t('ad.managedSale') : t('ad.seller')}</h2>
      {isManaged ? (
        <p className="max-w-prose text-ink-soft">{t('ad.managedText')}</p>
      ) : (
        <p>{[ad.owner?.firstName, t(`car.kind.${ad.kind}`)].filter(Boolean).join(' · ')}</p>
      )}
    </section>
  );
}

function Similar({ ad }: { ad: Ad }) {
  const t = useTranslations('ad');
  if (ad.similar.length === 0) return null;
  return (
    <section data-section="similar" id="similar" className="flex flex-col gap-6">
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <h2 className="display text-28">{t('similar')}</h2>
        <LocaleLink to="search" className="text-link underline-offset-4 hover:underline">
          {t('toSearch')}
        </LocaleLink>
      </div>
      <CardGrid ads={ad.similar} isSweptOnPhone />
    </section>
  );
}
