import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { Breadcrumb } from '../../features/breadcrumb/index.ts';
import {
  Blocks,
  breadcrumbData,
  type Chapter,
  chaptersOf,
  isKind,
  loadPage,
  Words,
} from '../../features/content/index.ts';
import { formatDate, localeOfPath, translatorIn, useLocale } from '../../i18n/index.ts';
import { linkTo, type ParamsOf, routeAt } from '../../links.ts';
import { originOf, pageHead } from '../../page-head.ts';
import type { RouteName } from '../../route-table.ts';

/** Texts to be read from top to bottom: terms, legal notice, privacy, the search service's own pages. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const route = routeAt(url.pathname);
  if (!route) throw new Error(`${url.pathname} is no page`);
  const slug = [route.name, ...Object.values(route.params)].join('/');
  return { ...route, text: await loadPage(context, slug, route.locale) };
}

export const meta: MetaFunction<typeof loader> = ({ location, matches, loaderData }) => {
  if (!loaderData) return [];
  const { name, text, params } = loaderData;
  const locale = localeOfPath(location.pathname);
  const origin = originOf(matches);
  const head = pageHead<RouteName>({
    ...{ name, locale, origin, title: text.title, description: text.description },
    params: params as ParamsOf<RouteName>,
  });
  const home = { words: translatorIn(locale)('menu.names.home'), path: linkTo('home', locale) };
  return [...head, breadcrumbData(origin, [home, { words: text.title, path: location.pathname }])];
};

export default function TextPage() {
  const t = useTranslations('pages');
  const menu = useTranslations('menu');
  const locale = useLocale();
  const { text } = useLoaderData<typeof loader>();
  const { opening, chapters } = chaptersOf(text.blocks);
  const lead = opening.find(isKind('ContentParagraph'));
  return (
    <div className="page-width py-2 pb-16 lg:pb-24">
      <Breadcrumb steps={[{ words: menu('names.home'), path: linkTo('home', locale) }]} here={text.title} />
      <div className="grid gap-10 pt-8 lg:grid-cols-[1fr_3fr] lg:gap-16 lg:pt-14">
        <Contents chapters={chapters} />
        <article className="min-w-0 max-w-prose">
          <header className="flex flex-col gap-5 pb-8">
            <h1 className="display text-36 sm:text-48">{text.title}</h1>
            {lead && (
              <p className="text-18 text-ink-soft">
                <Words line={lead.line} />
              </p>
            )}
            <p className="tabular text-14 text-ink-soft">
              {t('version', { number: String(text.version), date: formatDate(text.publishedAt) })}
            </p>
          </header>
          <Blocks blocks={opening.filter(block => block !== lead)} />
          {chapters.map((chapter, index) => (
            <ChapterText key={chapter.heading.id} chapter={chapter} number={index + 1} />
          ))}
        </article>
      </div>
    </div>
  );
}

function Contents({ chapters }: { chapters: readonly Chapter[] }) {
  const t = useTranslations('pages');
  return (
    <nav aria-label={t('contents')} className="hidden lg:block">
      <div className="sticky top-8">
        <p className="overline-label mb-3 text-ink-soft">{t('contents')}</p>
        <ol className="flex flex-col">
          {chapters.map(({ heading }) => (
            <li key={heading.id}>
              <a
                href={`#${heading.id}`}
                className="block py-1 text-14 text-ink-soft underline-offset-4 hover:text-ink hover:underline"
              >
                <Words line={heading.line} />
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}

function ChapterText({ chapter, number }: { chapter: Chapter; number: number }) {
  const { heading, blocks } = chapter;
  return (
    <section id={heading.id} className="scroll-mt-8 border-line border-t py-8">
      <h2 className="display mb-4 flex gap-4 text-22">
        <span className="tabular w-7 shrink-0 text-brass-ink">{number}</span>
        <span>
          <Words line={heading.line} />
        </span>
      </h2>
      <div className="sm:pl-11">
        <Blocks blocks={blocks} />
      </div>
    </section>
  );
}
