import {
  data,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useLocation,
} from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo, type ParamsOf, routeAt } from '#shared/paths/links.ts';
import type { RouteName } from '#shared/paths/route-table.ts';
import { languageOf, localeOf } from '#shared/words/locale.ts';
import { Breadcrumb } from '#web/features/breadcrumb/index.ts';
import {
  Blocks,
  breadcrumbData,
  type Chapter,
  chaptersOf,
  faqData,
  isKind,
  loadPage,
  Words,
} from '#web/features/content/index.ts';
import { PageVersionsDocument } from '#web/graphql/documents.gen.ts';
import { query } from '#web/graphql/index.ts';
import { formatDate, useLocale } from '#web/i18n/index.ts';
import { headParts, homeStep, pageHead } from '#web/page-head.ts';
import { searchRead } from '#web/page-queries.ts';
import { pageData } from '#web/site/structured-data/index.ts';
import { Particulars } from './Particulars.tsx';

/** Long texts: terms, legal notice, privacy, the search service's own pages. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const route = routeAt(url.pathname);
  if (!route) throw new Error(`${url.pathname} is no page`);
  const slug = [route.name, ...Object.values(route.params)].join('/');
  const asked = url.searchParams.get('version');
  const version = asked === null ? null : Number(asked);
  if (version !== null && !(Number.isInteger(version) && version > 0 && version < VERSION_MAX)) {
    throw data(null, { status: 404 });
  }
  const name = { name: slug, locale: languageOf(route.locale) };
  const [text, { pageVersions }] = await Promise.all([
    loadPage(context, slug, route.locale, version),
    query(context, PageVersionsDocument, name),
  ]);
  return { ...route, text, versions: pageVersions };
}

/** The highest version number. */
const VERSION_MAX = 1_000_000;

export const meta: MetaFunction<typeof loader> = ({ location, matches, loaderData }) => {
  if (!loaderData) return [];
  const { name, text, params } = loaderData;
  const { locale, t, origin } = headParts({ location, matches });
  const head = pageHead<RouteName>({
    ...{ name, locale, origin, title: text.title, description: text.description },
    params: params as ParamsOf<RouteName>,
    isView: searchRead(name, location.search) !== '',
    locales: text.locales.map(localeOf),
  });
  const { pathname: path } = location;
  const told = { origin, path, name: text.title, description: text.description, locale };
  return [
    ...head,
    pageData('WebPage', { ...told, changedAt: text.publishedAt }),
    breadcrumbData(origin, [homeStep(t, locale), { words: text.title, path }]),
    ...faqData(text.blocks),
  ];
};

export default function TextPage() {
  const t = useTranslations('pages');
  const menu = useTranslations('menu');
  const locale = useLocale();
  const { name, text } = useLoaderData<typeof loader>();
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
            <OldVersion />
          </header>
          {name === 'legals' && <Particulars />}
          <Blocks blocks={opening.filter(block => block !== lead)} />
          {chapters.map((chapter, index) => (
            <ChapterText key={chapter.heading.id} chapter={chapter} number={index + 1} />
          ))}
          <Versions />
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

/** Says that this version is no longer in force. */
function OldVersion() {
  const t = useTranslations('pages.versions');
  const { pathname } = useLocation();
  const { text, versions } = useLoaderData<typeof loader>();
  if (text.version === versions[0]?.number) return null;
  return (
    <p role="status" className="rounded-box bg-brass-wash px-5 py-4">
      {t('old')}{' '}
      <Link to={pathname} className="text-link underline underline-offset-4">
        {t('toCurrent')}
      </Link>
    </p>
  );
}

/** Every version of the text, each with a link. */
function Versions() {
  const t = useTranslations('pages');
  const { pathname } = useLocation();
  const { text, versions } = useLoaderData<typeof loader>();
  if (versions.length < 2) return null;
  return (
    <section aria-labelledby="versions" className="border-line border-t py-8">
      <h2 id="versions" className="display mb-3 text-22">
        {t('versions.heading')}
      </h2>
      <ul className="tabular flex flex-col">
        {versions.map(({ number, publishedAt }, index) => (
          <li key={number}>
            <Link
              to={index === 0 ? pathname : `${pathname}?version=${number}`}
              aria-current={number === text.version ? 'page' : undefined}
              className="inline-flex min-h-11 items-center underline-offset-4 hover:underline aria-[current]:font-[560]"
            >
              {t('version', { number: String(number), date: formatDate(publishedAt) })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
