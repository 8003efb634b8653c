import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { languageOf } from '#shared/words/locale.ts';
import { slugify } from '#shared/words/text.ts';
import { breadcrumbData, Spread } from '#web/features/content/index.ts';
import { GROUP_NAMES, type PageGroup, PageIntro, pagesOf } from '#web/features/site/index.ts';
import { SiteMapDocument } from '#web/graphql/documents.gen.ts';
import { query } from '#web/graphql/index.ts';
import { localeOfPath, translatorIn, useLocale } from '#web/i18n/index.ts';
import { originOf, pageHead } from '#web/page-head.ts';
import { pageData } from '#web/site/structured-data/index.ts';

type Entry = { readonly words: string; readonly path: string };

/** Everything there is to read, on one page. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const locale = localeOfPath(url.pathname);
  const { searchCarAds, articles } = await query(context, SiteMapDocument, { locale: languageOf(locale) });
  const brands = searchCarAds.facets.find(facet => facet.name === 'brand')?.values ?? [];
  return {
    brands: brands.map(brand => brand.value).toSorted((one, other) => one.localeCompare(other, 'fr')),
    articles: articles.edges.map(edge => edge.node),
  };
}

export const meta: MetaFunction<typeof loader> = ({ location, matches }) => {
  const locale = localeOfPath(location.pathname);
  const t = translatorIn(locale);
  const origin = originOf(matches);
  const [title, description] = [t('pages.sitemap.title'), t('pages.sitemap.description')];
  const path = location.pathname;
  return [
    ...pageHead({ name: 'sitemap', locale, params: {}, origin, title, description }),
    pageData('WebPage', { origin, path, name: title, description, locale }),
    breadcrumbData(origin, [
      { words: t('menu.names.home'), path: linkTo('home', locale) },
      { words: title, path },
    ]),
  ];
};

export default function SiteMapPage() {
  const t = useTranslations('pages');
  const menu = useTranslations('menu');
  const locale = useLocale();
  const { brands, articles } = useLoaderData<typeof loader>();
  const entriesOf = (group: PageGroup): Entry[] =>
    pagesOf(group).map(page => ({ words: menu(`names.${page}`), path: linkTo(page, locale) }));
  return (
    <div className="page-width py-2 pb-16">
      <PageIntro title={t('sitemap.title')} lead={t('sitemap.lead')} />
      {GROUP_NAMES.map(group => (
        <Spread key={group} id={group} heading={menu(`groups.${group}`)}>
          <Entries entries={entriesOf(group)} />
        </Spread>
      ))}
      {brands.length > 0 && (
        <Spread id="brands" heading={t('sitemap.allBrands')}>
          <Entries
            entries={brands.map(words => ({
              words,
              path: linkTo('search', locale, { '*': slugify(words) }),
            }))}
          />
        </Spread>
      )}
      {articles.length > 0 && (
        <Spread id="articles" heading={t('blog.title')}>
          <Entries
            entries={articles.map(({ title, slug }) => ({
              words: title,
              path: linkTo('blog/article', locale, { slug }),
            }))}
          />
        </Spread>
      )}
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
