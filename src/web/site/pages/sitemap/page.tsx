import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { languageOf } from '#shared/words/locale.ts';
import { slugify } from '#shared/words/text.ts';
import { breadcrumbData, Spread } from '#web/features/content/index.ts';
import {
  GROUP_NAMES,
  type GroupedPage,
  type PageGroup,
  PageIntro,
  pagesOf,
} from '#web/features/site/index.ts';
import { SiteMapDocument, type SiteMapQuery } from '#web/graphql/documents.gen.ts';
import { query } from '#web/graphql/index.ts';
import { localeOfPath, useLocale } from '#web/i18n/index.ts';
import { headParts, homeStep, pageHead } from '#web/page-head.ts';
import { pageData } from '#web/site/structured-data/index.ts';

/** The name prefix of the search service's texts; each has a page. */
const HUNTING = 'carHunter/page/';

type Entry = { readonly words: string; readonly path: string };

/** Loads every page's title and path, for the HTML site map. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const locale = localeOfPath(url.pathname);
  const language = languageOf(locale);
  const { searchCarAds, contentAddresses, sales } = await query(context, SiteMapDocument, {
    locale: language,
  });
  const textsOf = (kind: SiteMapQuery['contentAddresses'][number]['kind']) =>
    contentAddresses.filter(text => text.kind === kind && text.locale === language);
  const brands = searchCarAds.facets.find(facet => facet.name === 'brand')?.values ?? [];
  return {
    brands: brands.map(brand => brand.value).toSorted((one, other) => one.localeCompare(other, 'fr')),
    hunting: textsOf('PAGE').filter(({ slug }) => slug.startsWith(HUNTING)),
    articles: textsOf('ARTICLE'),
    events: textsOf('EVENT'),
    sales,
  };
}

export const meta: MetaFunction<typeof loader> = ({ location, matches }) => {
  const { locale, t, origin } = headParts({ location, matches });
  const [title, description] = [t('pages.sitemap.title'), t('pages.sitemap.description')];
  const path = location.pathname;
  return [
    ...pageHead({ name: 'sitemap', locale, params: {}, origin, title, description }),
    pageData('WebPage', { origin, path, name: title, description, locale }),
    breadcrumbData(origin, [homeStep(t, locale), { words: title, path }]),
  ];
};

export default function SiteMapPage() {
  const t = useTranslations('pages');
  const menu = useTranslations('menu');
  const locale = useLocale();
  const { brands, hunting, articles, events, sales } = useLoaderData<typeof loader>();
  const named = (page: GroupedPage | 'home'): Entry => ({
    words: menu(`names.${page}`),
    path: linkTo(page, locale),
  });
  const titled = (
    texts: readonly { title: string; slug: string }[],
    pathOf: (slug: string) => string,
  ): Entry[] => texts.map(({ title, slug }) => ({ words: title, path: pathOf(slug) }));
  const hunts = titled(hunting, slug => linkTo('carHunter/page', locale, { id: slug.slice(HUNTING.length) }));
  const entriesOf = (group: PageGroup): Entry[] => [
    ...(group === 'house' ? [named('home')] : []),
    ...pagesOf(group).map(named),
    ...(group === 'buy' ? hunts : []),
  ];
  const lists: readonly (readonly [id: string, heading: string, entries: readonly Entry[]])[] = [
    ...GROUP_NAMES.map(group => [group, menu(`groups.${group}`), entriesOf(group)] as const),
    ['sales', menu('names.sales'), titled(sales, slug => linkTo('sale', locale, { slug }))],
    ['events', t('sitemap.events'), titled(events, slug => linkTo('event', locale, { slug }))],
    [
      'brands',
      t('sitemap.allBrands'),
      brands.map(words => ({ words, path: linkTo('search', locale, { '*': slugify(words) }) })),
    ],
    ['articles', t('blog.title'), titled(articles, slug => linkTo('blog/article', locale, { slug }))],
  ];
  return (
    <div className="page-width py-2 pb-16">
      <PageIntro title={t('sitemap.title')} lead={t('sitemap.lead')} />
      {lists
        .filter(([, , entries]) => entries.length > 0)
        .map(([id, heading, entries]) => (
          <Spread key={id} id={id} heading={heading}>
            <Entries entries={entries} />
          </Spread>
        ))}
    </div>
  );
}

function Entries({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul className="grid gap-x-10 sm:grid-cols-2 xl:grid-cols-3">
      {entries.map(({ words, path }) => (
        <li key={path}>
          <a
            href={path}
            className="inline-flex min-h-11 items-center py-1 underline-offset-4 hover:text-link hover:underline"
          >
            {words}
          </a>
        </li>
      ))}
    </ul>
  );
}
