import { data, type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { LANGUAGES, languageOf, localeOf } from '#shared/words/locale.ts';
import { Breadcrumb } from '#web/features/breadcrumb/index.ts';
import { CardGrid } from '#web/features/cards/index.ts';
import {
  articleData,
  Blocks,
  breadcrumbData,
  faqData,
  Illustration,
  pictureIn,
} from '#web/features/content/index.ts';
import { ArticleDocument, CarsOfBrandsDocument } from '#web/graphql/documents.gen.ts';
import { query } from '#web/graphql/index.ts';
import { type Locale, localeOfPath, translatorIn, useLocale } from '#web/i18n/index.ts';
import { headParts, pageHead, pictureOf } from '#web/page-head.ts';
import { Byline, Teaser } from '#web/site/journal/index.ts';

/** How many other articles are listed at the end. */
const MORE_MAX = 3;

export async function loader({ context, url, params }: LoaderFunctionArgs) {
  const locale = localeOfPath(url.pathname);
  const slug = params.slug ?? '';
  const { article, articles } = await query(context, ArticleDocument, { slug, locale: languageOf(locale) });
  if (article === null) {
    // It exists only in another language: redirects to this language's list.
    const others = LANGUAGES.filter(other => other !== languageOf(locale));
    const known = await Promise.all(
      others.map(other => query(context, ArticleDocument, { slug, locale: other })),
    );
    throw known.some(found => found.article) ? redirect(linkTo('blog', locale)) : data(null, { status: 404 });
  }
  if (article.slug !== slug) throw redirect(linkTo('blog/article', locale, { slug: article.slug }), 301);
  const brands = article.brands;
  const found = brands.length > 0 ? await query(context, CarsOfBrandsDocument, { brands }) : null;
  const more = articles.edges.map(edge => edge.node).filter(other => other.slug !== slug);
  return {
    article,
    more: more.slice(0, MORE_MAX),
    cars: found?.searchCarAds.edges.map(edge => edge.node) ?? [],
  };
}

const stepsTo = (locale: Locale) => {
  const t = translatorIn(locale);
  return (['home', 'blog'] as const).map(name => ({
    words: t(`menu.names.${name}`),
    path: linkTo(name, locale),
  }));
};

export const meta: MetaFunction<typeof loader> = ({ location, matches, loaderData }) => {
  if (!loaderData) return [];
  const { article } = loaderData;
  const { locale, origin } = headParts({ location, matches });
  const head = pageHead({
    ...{ name: 'blog/article', locale, params: { slug: article.slug }, origin },
    ...{ title: article.title, description: article.description },
    locales: article.locales.map(localeOf),
    image: pictureIn(article),
  });
  const picture = pictureOf('blog/article', pictureIn(article), origin);
  const here = { words: article.title, path: location.pathname };
  return [
    ...head,
    { property: 'og:type', content: 'article' },
    articleData({ ...article, locale, picture }),
    breadcrumbData(origin, [...stepsTo(locale), here]),
    ...faqData(article.blocks),
  ];
};

export default function ArticlePage() {
  const t = useTranslations('pages.blog');
  const locale = useLocale();
  const { article, more, cars } = useLoaderData<typeof loader>();
  return (
    <>
      <article className="page-width py-2">
        <Breadcrumb steps={stepsTo(locale)} here={article.title} />
        <header className="mx-auto flex max-w-4xl flex-col items-center gap-6 py-12 text-center lg:py-20">
          <p className="overline-label text-brass-ink">{article.tags.join(' · ')}</p>
          <h1 className="display text-36 sm:text-48 lg:text-64">{article.title}</h1>
          <p className="max-w-prose text-18 text-ink-soft lg:text-22">{article.description}</p>
          <Byline article={article} />
        </header>
        <Illustration
          cars={article.cars}
          sizes="(min-width: 1024px) 896px, 100vw"
          className="mx-auto mb-12 max-w-4xl lg:mb-16"
        />
        <div className="mx-auto max-w-prose border-line border-t pt-10 pb-16 text-18 lg:pb-24">
          <Blocks blocks={article.blocks} />
        </div>
      </article>
      {cars.length > 0 && (
        <section className="page-width pb-16">
          <h2 className="display mb-8 text-28 sm:text-36">{t('related')}</h2>
          <CardGrid ads={cars} />
        </section>
      )}
      <section className="bg-wash">
        <div className="page-width py-16">
          <h2 className="display mb-8 text-28 sm:text-36">{t('more')}</h2>
          <ul className="grid gap-10 sm:grid-cols-2 lg:grid-cols-3">
            {more.map(other => (
              <li key={other.slug}>
                <Teaser article={other} level={3} />
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}
