import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { languageOf } from '#shared/words/locale.ts';
import { breadcrumbData } from '#web/features/content/index.ts';
import { ListPages, PageIntro } from '#web/features/site/index.ts';
import { ArticlesDocument } from '#web/graphql/documents.gen.ts';
import { query, RequestError } from '#web/graphql/index.ts';
import { LocaleLink, localeOfPath, useLocale } from '#web/i18n/index.ts';
import { headParts, homeStep, pageHead } from '#web/page-head.ts';
import { searchRead } from '#web/page-queries.ts';
import { Teaser } from '#web/site/journal/index.ts';
import { collectionData } from '#web/site/structured-data/index.ts';
import { classes } from '#web/ui/index.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const locale = languageOf(localeOfPath(url.pathname));
  const tag = url.searchParams.get('tag');
  const after = url.searchParams.get('after');
  const { articles } = await query(context, ArticlesDocument, { locale, tag, after }).catch(error => {
    throw error instanceof RequestError && error.code === 'BadInput' ? data(null, { status: 404 }) : error;
  });
  const { tags, pageInfo, edges } = articles;
  const next = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  return { tag, after, tags, next, articles: edges.map(edge => edge.node) };
}

export const meta: MetaFunction<typeof loader> = ({ location, matches, loaderData }) => {
  const { locale, t, origin } = headParts({ location, matches });
  const tag = loaderData?.tag ?? null;
  const description = t('pages.blog.description');
  const title = tag === null ? t('pages.blog.title') : t('pages.blog.tagged', { tag });
  const entries = (loaderData?.articles ?? []).map(({ title: name, slug }) => ({
    ...{ name, path: linkTo('blog/article', locale, { slug }) },
  }));
  return [
    ...pageHead({
      ...{ name: 'blog', locale, params: {}, origin, title, description },
      isView: searchRead('blog', location.search) !== '',
      feeds: [{ title: t('pages.blog.title'), path: linkTo('blog/rss', locale) }],
    }),
    collectionData({ origin, path: location.pathname, name: title, description, locale, entries }),
    breadcrumbData(origin, [
      homeStep(t, locale),
      { words: t('menu.names.blog'), path: linkTo('blog', locale) },
    ]),
  ];
};

export default function BlogPage() {
  const t = useTranslations('pages.blog');
  const locale = useLocale();
  const { tag, after, tags, next, articles } = useLoaderData<typeof loader>();
  const [lead, ...others] = articles;
  const pageAfter = (cursor: string | null) => linkTo('blog', locale, {}, { tag, after: cursor });
  return (
    <div className="page-width py-2 pb-16 lg:pb-24">
      <PageIntro title={t('title')} lead={t('lead')}>
        <Tags tags={tags} chosen={tag} />
      </PageIntro>
      {lead ? <Teaser article={lead} isLead={after === null} /> : <p>{t('none')}</p>}
      <ul className="mt-14 grid gap-x-10 gap-y-14 sm:grid-cols-2 lg:mt-20 lg:grid-cols-3">
        {others.map(article => (
          <li key={article.slug}>
            <Teaser article={article} />
          </li>
        ))}
      </ul>
      <p className="mt-14">
        <a href={linkTo('blog/rss', locale)} className="link-line text-14">
          {t('feed')}
        </a>
      </p>
      <ListPages
        label={t('pages')}
        first={after === null ? null : { path: pageAfter(null), words: t('first') }}
        next={next === null ? null : { path: pageAfter(next), words: t('next') }}
      />
    </div>
  );
}

function Tags({ tags, chosen }: { tags: readonly string[]; chosen: string | null }) {
  const t = useTranslations('pages.blog');
  return (
    <nav aria-label={t('tags')}>
      <ul className="flex flex-wrap gap-2">
        {[null, ...tags].map(tag => (
          <li key={tag ?? ''}>
            <LocaleLink
              to="blog"
              query={{ tag }}
              aria-current={tag === chosen ? 'true' : undefined}
              className={classes(
                'inline-flex min-h-11 items-center rounded-pill border px-4 text-14',
                tag === chosen
                  ? 'border-ink bg-ink text-paper'
                  : 'border-field-line hover:border-ink hover:bg-wash',
              )}
            >
              {tag ?? t('all')}
            </LocaleLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
