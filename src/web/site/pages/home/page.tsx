import { type LoaderFunctionArgs, type MetaDescriptor, type MetaFunction, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { brand } from '#shared/brand.ts';
import { linkTo } from '#shared/paths/links.ts';
import { languageOf } from '#shared/words/locale.ts';
import { CreateAlert } from '#web/features/alerts/index.ts';
import { CardGrid } from '#web/features/cards/index.ts';
import { HomeDocument } from '#web/graphql/documents.gen.ts';
import { query } from '#web/graphql/index.ts';
import { type Locale, localeOfPath, useLocale } from '#web/i18n/index.ts';
import { headParts, machineData, pageHead } from '#web/page-head.ts';
import { Teaser } from '#web/site/journal/index.ts';
import { NewsletterForm } from '#web/site/newsletter/index.ts';
import { ResultCard } from '#web/site/results/index.ts';
import { Reviews } from '#web/site/reviews/index.ts';
import { SaleRow } from '#web/site/sales/index.ts';
import { houseData } from '#web/site/structured-data/index.ts';
import { Hero } from './Hero.tsx';
import { HomeSection } from './HomeSection.tsx';
import { Promises } from './Promises.tsx';
import { SellBanner } from './SellBanner.tsx';
import { WaysIn } from './WaysIn.tsx';

const BRANDS_SHOWN = 16;
const NEW_ADS_SHOWN = 6;
const RESULTS_SHOWN = 3;
const REVIEWS_SHOWN = 6;

/** Puts those in the page's language first, otherwise in the given order. */
const ownFirst = <Said extends { language: string | null }>(
  said: readonly Said[],
  locale: string,
): Said[] => [
  ...said.filter(({ language }) => language === locale),
  ...said.filter(({ language }) => language !== locale),
];

export async function loader({ context, url }: LoaderFunctionArgs) {
  const locale = localeOfPath(url.pathname);
  const home = await query(context, HomeDocument, { locale: languageOf(locale) });
  const nodes = <Node,>(list: { edges: readonly { node: Node }[] }) => list.edges.map(edge => edge.node);
  const facet = (name: string) => home.newAds.facets.find(one => one.name === name)?.values ?? [];
  const running = nodes(home.endingSoon);
  const [next = null, ...endingSoon] = running;
  const coming = nodes(home.coming);
  // Cars shown higher on the page are not repeated.
  const shown = new Set([...running, ...coming].map(({ uuid }) => uuid));
  return {
    next,
    endingSoon,
    coming,
    sale: home.sales.find(({ state }) => state !== 'ENDED') ?? null,
    newAds: nodes(home.newAds)
      .filter(({ uuid }) => !shown.has(uuid))
      .slice(0, NEW_ADS_SHOWN),
    // The archive also contains withdrawn lots, for which no hammer fell.
    results: home.auctionResults.results
      .filter(({ verdict }) => verdict !== 'WITHDRAWN')
      .slice(0, RESULTS_SHOWN),
    articles: nodes(home.articles),
    reviews: {
      cards: ownFirst(nodes(home.reviews), locale).slice(0, REVIEWS_SHOWN),
      figures: home.reviewFigures,
    },
    counts: {
      running: home.endingSoon.totalCount,
      coming: home.coming.totalCount,
      cars: home.newAds.totalCount,
    },
    brands: facet('brand').slice(0, BRANDS_SHOWN),
    types: facet('carType').filter(({ value }) => value !== 'OTHER'),
  };
}

export const meta: MetaFunction<typeof loader> = ({ location, matches, loaderData }) => {
  const { locale, t, origin } = headParts({ location, matches });
  return [
    ...pageHead({
      ...{ name: 'home', locale, params: {}, origin },
      title: t('home.title'),
      description: t('home.description'),
      image: loaderData?.next?.photos.front?.url,
    }),
    siteData(origin, locale),
    houseData(origin),
  ];
};

/** Returns the site's structured data. */
function siteData(origin: string, locale: Locale): MetaDescriptor {
  const search = `${origin + linkTo('search', locale)}?text={search_term_string}`;
  return machineData({
    '@type': 'WebSite',
    name: brand().name,
    url: origin + linkTo('home', locale),
    inLanguage: locale,
    publisher: { '@type': 'Organization', name: brand().name, url: origin },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: search },
      'query-input': 'required name=search_term_string',
    },
  });
}

export default function HomePage() {
  const t = useTranslations('home');
  const locale = useLocale();
  const { next, counts, brands, types, reviews, ...lists } = useLoaderData<typeof loader>();
  const auctions = linkTo('search', locale, {}, { auctions: 1 });
  return (
    <>
      <Hero next={next} counts={counts}>
        <CreateAlert name={t('auctionsAlert')} filter={{ auctionsOnly: true }} query="auctions=1" />
      </Hero>
      {lists.endingSoon.length > 0 && (
        <HomeSection heading={t('endingSoon')} more={{ text: t('allAuctions'), to: auctions }}>
          <CardGrid ads={lists.endingSoon} isSweptOnPhone />
        </HomeSection>
      )}
      {lists.coming.length > 0 && (
        <HomeSection heading={t('coming')} more={{ text: t('allAuctions'), to: auctions }}>
          <CardGrid ads={lists.coming} isSweptOnPhone />
        </HomeSection>
      )}
      {lists.sale && (
        <HomeSection
          heading={t(`sale.${lists.sale.state === 'RUNNING' ? 'running' : 'coming'}`)}
          more={{ text: t('allSales'), to: linkTo('sales', locale) }}
        >
          <SaleRow sale={lists.sale} />
        </HomeSection>
      )}
      {lists.newAds.length > 0 && (
        <HomeSection
          heading={t('newAds')}
          more={{ text: t('allAds', { count: counts.cars }), to: linkTo('search', locale) }}
        >
          <CardGrid ads={lists.newAds} isSweptOnPhone />
        </HomeSection>
      )}
      <WaysIn types={types} brands={brands} />
      <Promises />
      {lists.results.length > 0 && <SoldLately results={lists.results} />}
      <SellBanner />
      {lists.articles.length > 0 && <FromTheJournal articles={lists.articles} />}
      <section className="page-width py-16 lg:py-24">
        <Reviews reviews={reviews} />
      </section>
      <Letter />
    </>
  );
}

type Lists = ReturnType<typeof useLoaderData<typeof loader>>;

function FromTheJournal({ articles }: Pick<Lists, 'articles'>) {
  const t = useTranslations('home');
  const locale = useLocale();
  return (
    <HomeSection heading={t('journal')} more={{ text: t('allArticles'), to: linkTo('blog', locale) }}>
      <ul className="grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {articles.map(article => (
          <li key={article.slug}>
            <Teaser article={article} level={3} />
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}

function SoldLately({ results }: Pick<Lists, 'results'>) {
  const t = useTranslations('home');
  const locale = useLocale();
  return (
    <HomeSection
      heading={t('finished')}
      text={t('finishedText')}
      more={{ text: t('allResults'), to: linkTo('results', locale) }}
    >
      <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {results.map(result => (
          <li key={result.id} className="grid">
            <ResultCard result={result} />
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}

function Letter() {
  const t = useTranslations('newsletter');
  return (
    <section className="bg-wash">
      <div className="page-width grid gap-8 py-16 lg:grid-cols-2 lg:py-20">
        <div className="flex flex-col gap-3">
          <h2 className="display text-28 sm:text-36">{t('heading')}</h2>
          <p className="max-w-prose text-ink-soft">{t('text')}</p>
        </div>
        <NewsletterForm />
      </div>
    </section>
  );
}
