import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { slugify } from '#shared/words/text.ts';
import { breadcrumbData } from '#web/features/content/index.ts';
import { PageIntro } from '#web/features/site/index.ts';
import { BrandsDocument } from '#web/graphql/documents.gen.ts';
import { query } from '#web/graphql/index.ts';
import { LocaleLink } from '#web/i18n/index.ts';
import { headParts, homeStep, pageHead } from '#web/page-head.ts';
import { collectionData } from '#web/site/structured-data/index.ts';
import { type Letter, lettersOf } from './letters.ts';

/** Loads every brand of the catalogue, with its number of available cars. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { searchCarAds } = await query(context, BrandsDocument, {});
  return { letters: lettersOf(searchCarAds.facets.find(facet => facet.name === 'brand')?.values ?? []) };
}

export const meta: MetaFunction<typeof loader> = ({ location, matches, loaderData }) => {
  const { locale, t, origin } = headParts({ location, matches });
  const [name, description] = [t('pages.brands.title'), t('pages.brands.description')];
  const brands = loaderData?.letters.flatMap(letter => letter.brands) ?? [];
  const pathOf = (value: string) => linkTo('search', locale, { '*': slugify(value) });
  const entries = brands.map(({ value }) => ({ name: value, path: pathOf(value) }));
  return [
    ...pageHead({ name: 'brandhub', locale, params: {}, origin, title: name, description }),
    collectionData({ origin, path: location.pathname, name, description, locale, entries }),
    breadcrumbData(origin, [
      homeStep(t, locale),
      { words: t('menu.names.brandhub'), path: location.pathname },
    ]),
  ];
};

export default function BrandsPage() {
  const t = useTranslations('pages.brands');
  const { letters } = useLoaderData<typeof loader>();
  return (
    <div className="page-width py-2 pb-16 lg:pb-24">
      <PageIntro title={t('title')} lead={letters.length > 0 ? t('lead') : t('none')}>
        <nav aria-label={t('letters')}>
          <ul className="-ml-2 flex flex-wrap">
            {letters.map(({ letter }) => (
              <li key={letter}>
                <a
                  href={`#${letter}`}
                  className="display inline-flex size-11 items-center justify-center rounded-box text-18 text-link hover:bg-wash"
                >
                  {letter}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </PageIntro>
      {letters.map(letter => (
        <LetterRow key={letter.letter} {...letter} />
      ))}
    </div>
  );
}

function LetterRow({ letter, brands }: Letter) {
  const t = useTranslations('pages.brands');
  return (
    <section
      id={letter}
      aria-labelledby={`letter-${letter}`}
      className="grid scroll-mt-6 grid-cols-[3rem_minmax(0,1fr)] gap-4 border-line border-t py-6 lg:grid-cols-[10rem_minmax(0,1fr)]"
    >
      <h2 id={`letter-${letter}`} className="display text-48 text-brass-ink lg:text-64">
        {letter}
      </h2>
      <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
        {brands.map(({ value, count }) => (
          <li key={value}>
            <LocaleLink
              to="search"
              params={{ '*': slugify(value) }}
              className="group flex min-h-14 flex-wrap items-baseline justify-between gap-x-4 py-3"
            >
              <span className="font-[520] text-18 underline-offset-4 group-hover:underline">{value}</span>
              <span className="tabular shrink-0 text-14 text-ink-soft">{t('count', { count })}</span>
            </LocaleLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
