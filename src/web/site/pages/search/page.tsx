import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { CreateAlert } from '#web/features/alerts/index.ts';
import { CardGrid } from '#web/features/cards/index.ts';
import { Blocks, chaptersOf, Words } from '#web/features/content/index.ts';
import { filterOfChips, queryOfChips, withoutChip } from '#web/features/search-chips/index.ts';
import type { ContentTextFragment } from '#web/graphql/documents.gen.ts';
import { formatNumber, LocaleButton, localeOfPath, useLocale } from '#web/i18n/index.ts';
import { originOf } from '#web/page-head.ts';
import { classes } from '#web/ui/index.ts';
import { sumOf } from './bands.ts';
import { Chips, Understood } from './Chips.tsx';
import { Countries } from './Countries.tsx';
import { FilterPanel, FilterSheet } from './Filters.tsx';
import { Pages } from './Pages.tsx';
import { loadSearch, type SearchResult } from './search-data.ts';
import { factsOf, headingOf } from './search-heading.ts';
import { searchMeta } from './search-meta.ts';
import { readQuery } from './search-query.ts';
import { Toolbar } from './Toolbar.tsx';
import { useDraft } from './use-draft.ts';

export const loader = ({ context, url }: LoaderFunctionArgs) => loadSearch(context, url);

export const meta: MetaFunction<typeof loader> = ({ location, matches, loaderData }) => {
  if (!loaderData) return [];
  return searchMeta(loaderData, localeOfPath(location.pathname), originOf(matches));
};

export default function SearchPage() {
  const t = useTranslations('search');
  const locale = useLocale();
  const result = useLoaderData<typeof loader>();
  const { asked, read, reading, totalCount, ads, facets } = result;
  const draft = useDraft(asked, read);
  const { chips } = reading;
  // The typed text has its own field.
  const chosen = chips.filter(({ field }) => field !== 'text').length;
  // The heading and its sentence describe the cars shown.
  const understood = {
    ...result,
    asked: readQuery(queryOfChips(reading.leftOut.reduce(withoutChip, chips))),
  };
  const facts = factsOf(understood, locale);
  const heading = headingOf(understood, locale);
  const forSale = sumOf(facets.forSale);
  const alert = (
    <CreateAlert
      name={reading.line || heading}
      filter={filterOfChips(chips)}
      query={`${queryOfChips(chips)}`}
    />
  );
  return (
    <div className="page-width py-10 lg:py-14">
      <h1 className="display text-36 sm:text-48">{heading}</h1>
      {facts && <p className="mt-3 max-w-prose text-18 text-ink-soft">{facts}</p>}
      {result.text && <BrandOpening text={result.text} />}
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <FilterPanel draft={draft} facets={facets} />
        <div className="flex min-w-0 flex-col gap-5">
          <Toolbar draft={draft} />
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-3">
            <p className="tabular text-14 text-ink-soft" role="status">
              {t('results', { count: totalCount })}
              {read.stock === 'all' &&
                forSale < totalCount &&
                `, ${t('inStock', { number: formatNumber(forSale) })}`}
              {' · '}
              <a href="#ranking" className="underline underline-offset-4">
                {t(`sorts.${asked.sort}`)}
              </a>
            </p>
            <div className="flex flex-wrap items-center gap-3 has-data-asked:basis-full">
              <FilterSheet draft={draft} facets={facets} count={chosen} />
              {ads.length > 0 && alert}
            </div>
          </div>
          <Chips asked={asked} reading={reading} />
          <Understood asked={asked} reading={reading} />
          <div className={classes('transition-opacity', draft.isWaiting && 'opacity-60')}>
            {ads.length > 0 ? (
              <CardGrid ads={ads} headingLevel={2} columns="besideFilters" isAtTop />
            ) : (
              <EmptyResult alert={alert} chips={chips} />
            )}
          </div>
          <Pages asked={asked} totalCount={totalCount} />
          <Countries asked={asked} facets={facets} />
          {result.text && <BrandChapters text={result.text} />}
          <section id="ranking" className="mt-8 max-w-prose text-14 text-ink-soft">
            <h2 className="mb-1 font-[560] text-ink">{t('ranking.heading')}</h2>
            <p>{t('ranking.text')}</p>
          </section>
        </div>
      </div>
    </div>
  );
}

type Text = { readonly text: ContentTextFragment };

/** The house's introduction to the brand or model, before its cars. */
function BrandOpening({ text }: Text) {
  const { opening } = chaptersOf(text.blocks);
  return (
    <div className="mt-4 max-w-prose">
      <Blocks blocks={opening} />
    </div>
  );
}

/** The house's advice on what to check, after its cars. */
function BrandChapters({ text }: Text) {
  const { chapters } = chaptersOf(text.blocks);
  return chapters.map(({ heading, blocks }) => (
    <section key={heading.id} id={heading.id} className="mt-10 max-w-prose scroll-mt-8">
      <h2 className="display mb-3 text-22">
        <Words line={heading.line} />
      </h2>
      <Blocks blocks={blocks} />
    </section>
  ));
}

type EmptyParts = { alert: ReactNode } & Pick<SearchResult['reading'], 'chips'>;

/**
 * No results: offers an alert, a search by the house, or all cars. Known words are dropped before nothing is found; so
 * a text search without results has only unknown words, and the house cannot look for that car. Without criteria the
 * catalogue itself is empty.
 */
function EmptyResult({ alert, chips }: EmptyParts) {
  const t = useTranslations('search');
  const isUnknown = chips.every(({ field }) => field === 'text');
  return (
    <div className="flex max-w-prose flex-col items-start gap-5 py-12">
      <p className="display text-28">{t('empty')}</p>
      {chips.length > 0 && <p className="text-ink-soft">{t(isUnknown ? 'unknownText' : 'emptyText')}</p>}
      <div className="flex flex-wrap items-center gap-3">
        {alert}
        <LocaleButton size="large" to="carHunter/buyer">
          {t(isUnknown ? 'anyCarHunter' : 'carHunter')}
        </LocaleButton>
        <LocaleButton size="large" look="secondary" to="search">
          {t('emptyAction')}
        </LocaleButton>
      </div>
    </div>
  );
}
