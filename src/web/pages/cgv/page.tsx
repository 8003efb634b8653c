import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { localeOfPath } from '../../i18n/index.ts';
import { originOf, pageHead } from '../../page-head.ts';
import { ArticleText } from './ArticleText.tsx';
import { TERMS } from './terms.ts';

/** The text comes with the page, so that only its own language travels. */
export function loader({ url }: LoaderFunctionArgs) {
  return TERMS[localeOfPath(url.pathname)];
}

export const meta: MetaFunction<typeof loader> = ({ location, matches, loaderData }) => {
  if (!loaderData) return [];
  return pageHead({
    name: 'cgv',
    locale: localeOfPath(location.pathname),
    params: {},
    title: loaderData.title,
    description: loaderData.description,
    origin: originOf(matches),
  });
};

export default function TermsPage() {
  const terms = useLoaderData<typeof loader>();
  return (
    <div className="page-width grid gap-10 py-12 lg:grid-cols-[1fr_3fr] lg:gap-16 lg:py-20">
      <nav aria-label={terms.contents} className="hidden lg:block">
        <div className="sticky top-8">
          <p className="overline-label mb-3 text-ink-soft">{terms.contents}</p>
          <ol className="flex flex-col">
            {terms.articles.map(({ id, heading }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="block py-1 text-14 text-ink-soft underline-offset-4 hover:text-ink hover:underline"
                >
                  {heading}
                </a>
              </li>
            ))}
          </ol>
        </div>
      </nav>
      <article className="max-w-prose">
        <header className="flex flex-col gap-5 pb-6">
          <h1 className="display text-36 sm:text-48">{terms.title}</h1>
          <p className="text-18 text-ink-soft">{terms.lead}</p>
          <p className="tabular text-14 text-ink-soft">{terms.version}</p>
        </header>
        {terms.articles.map((article, index) => (
          <ArticleText key={article.id} article={article} number={index + 1} />
        ))}
      </article>
    </div>
  );
}
