import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { CardGrid } from '../../features/cards/index.ts';
import { Reviews } from '../../features/reviews/index.ts';
import { HomeDocument } from '../../graphql/documents.gen.ts';
import { query } from '../../graphql/index.ts';
import { localeOfPath, translatorIn } from '../../i18n/index.ts';
import { originOf, pageHead } from '../../page-head.ts';
import { Hero } from './Hero.tsx';
import { HomeSection } from './HomeSection.tsx';
import { Promises } from './Promises.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const home = await query(context, HomeDocument, {});
  const nodes = <Node,>(list: { edges: readonly { node: Node }[] }) => list.edges.map(edge => edge.node);
  const [next = null, ...endingSoon] = nodes(home.endingSoon);
  return {
    next,
    endingSoon,
    auctionCount: home.endingSoon.totalCount,
    coming: nodes(home.coming),
    newAds: nodes(home.newAds),
    adCount: home.newAds.totalCount,
    finished: nodes(home.finished),
    reviews: nodes(home.reviews),
  };
}

export const meta: MetaFunction<typeof loader> = ({ location, matches, loaderData }) => {
  const locale = localeOfPath(location.pathname);
  const t = translatorIn(locale);
  return pageHead({
    name: 'home',
    locale,
    params: {},
    title: t('home.title'),
    description: t('home.description'),
    origin: originOf(matches),
    image: loaderData?.next?.photos.front?.url,
  });
};

export default function HomePage() {
  const t = useTranslations('home');
  const { next, endingSoon, coming, newAds, adCount, finished, reviews } = useLoaderData<typeof loader>();
  return (
    <>
      <Hero next={next} />
      {endingSoon.length > 0 && (
        <HomeSection
          heading={t('endingSoon')}
          more={t('allAuctions')}
          query={{ auctions: 1, sort: 'ENDING_SOON' }}
        >
          <CardGrid ads={endingSoon} isSweptOnPhone />
        </HomeSection>
      )}
      {coming.length > 0 && (
        <HomeSection heading={t('coming')}>
          <CardGrid ads={coming} isSweptOnPhone />
        </HomeSection>
      )}
      {newAds.length > 0 && (
        <HomeSection heading={t('newAds')} more={t('allAds', { count: adCount })} query={{}}>
          <CardGrid ads={newAds} isSweptOnPhone />
        </HomeSection>
      )}
      <Promises />
      {finished.length > 0 && (
        <HomeSection heading={t('finished')} text={t('finishedText')}>
          <CardGrid ads={finished} isSweptOnPhone />
        </HomeSection>
      )}
      <section className="page-width py-16 lg:py-24">
        <Reviews reviews={reviews} />
      </section>
    </>
  );
}
