import { data, type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { CardGrid } from '../../features/cards/index.ts';
import { SearchDocument } from '../../graphql/documents.gen.ts';
import { query } from '../../graphql/index.ts';
import { localeOfPath, translatorIn } from '../../i18n/index.ts';
import { routeAt } from '../../links.ts';
import { originOf, pageHead } from '../../page-head.ts';
import { findRedirect } from '../../redirects.ts';
import { EmptyResult } from './EmptyResult.tsx';
import { Pages } from './Pages.tsx';
import { SearchBar } from './SearchBar.tsx';
import { filterOf, PAGE_LENGTH, readQuery } from './search-query.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const route = routeAt(url.pathname);
  if (route?.name !== 'search') {
    const elsewhere = findRedirect(url.pathname);
    throw elsewhere ? redirect(elsewhere, 301) : data(null, { status: 404 });
  }
  const asked = readQuery(route.params['*'] ?? '', url.searchParams);
  const { searchCarAds } = await query(context, SearchDocument, {
    filter: filterOf(asked),
    sort: asked.sort,
    first: PAGE_LENGTH,
    after: asked.after,
  });
  // Words that find nothing are no page: an address for every spelling would be an address for nothing.
  if (asked.words.length > 0 && asked.text === '' && searchCarAds.totalCount === 0) {
    throw data(null, { status: 404 });
  }
  const { totalCount, edges, pageInfo } = searchCarAds;
  return { asked, totalCount, ads: edges.map(edge => edge.node), pageInfo };
}

const asTitle = (words: readonly string[]) =>
  words.map(word => word.replace(/(^|-)(\p{L})/gu, (_, gap, letter) => (gap && ' ') + letter.toUpperCase()));

export const meta: MetaFunction<typeof loader> = ({ location, matches, loaderData }) => {
  if (!loaderData) return [];
  const { asked } = loaderData;
  const locale = localeOfPath(location.pathname);
  const t = translatorIn(locale);
  const title = t(asked.areAuctionsOnly ? 'search.auctionsTitle' : 'search.title');
  const words = asTitle(asked.words).join(' ');
  return pageHead({
    name: 'search',
    locale,
    params: { '*': asked.words.join('/') },
    title: words === '' ? title : `${words} · ${title}`,
    description: t(asked.areAuctionsOnly ? 'search.auctionsDescription' : 'search.description'),
    origin: originOf(matches),
    isView: location.search !== '',
  });
};

export default function SearchPage() {
  const t = useTranslations('search');
  const { asked, totalCount, ads, pageInfo } = useLoaderData<typeof loader>();
  const words = asTitle(asked.words).join(' ');
  return (
    <div className="page-width py-10 lg:py-14">
      <h1 className="display text-36 sm:text-48">
        {words === '' ? t(asked.areAuctionsOnly ? 'auctionsHeading' : 'heading') : words}
      </h1>
      <p className="tabular mt-2 text-ink-soft" role="status">
        {t('results', { count: totalCount })}
      </p>
      <SearchBar key={JSON.stringify(asked)} asked={asked} />
      {ads.length > 0 ? <CardGrid ads={ads} headingLevel={2} /> : <EmptyResult />}
      <Pages asked={asked} next={pageInfo.hasNextPage ? pageInfo.endCursor : null} />
    </div>
  );
}
