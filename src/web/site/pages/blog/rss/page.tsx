import type { LoaderFunctionArgs } from 'react-router';
import { brand } from '#shared/brand.ts';
import { linkTo } from '#shared/paths/links.ts';
import { languageOf } from '#shared/words/locale.ts';
import { ArticlesDocument } from '#web/graphql/documents.gen.ts';
import { pageServices, query } from '#web/graphql/index.ts';
import { localeOfPath, translatorIn } from '#web/i18n/index.ts';
import { rssResponse } from '#web/xml.ts';

/** The RSS feed of a language's newest articles. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const locale = localeOfPath(url.pathname);
  const origin = context.get(pageServices).origin ?? url.origin;
  const { articles } = await query(context, ArticlesDocument, { locale: languageOf(locale) });
  const t = translatorIn(locale);
  return rssResponse({
    title: `${brand().name} · ${t('pages.blog.title')}`,
    description: t('pages.blog.description'),
    address: origin + linkTo('blog', locale),
    own: origin + url.pathname,
    language: locale,
    items: articles.edges.map(({ node }) => {
      const address = origin + linkTo('blog/article', locale, { slug: node.slug });
      const { title, description: text, date: at, tags, author } = node;
      return { id: address, title, address, text, at, tags, author };
    }),
  });
}
