import { useState } from 'react';
import {
  data,
  Form,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useSubmit,
} from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { slugify } from '#shared/words/text.ts';
import { datedCarTitle } from '#web/features/cards/index.ts';
import { breadcrumbData } from '#web/features/content/index.ts';
import { ResultsDocument } from '#web/graphql/documents.gen.ts';
import { query } from '#web/graphql/index.ts';
import { LocaleButton, useLocale } from '#web/i18n/index.ts';
import { headParts, homeStep, pageHead } from '#web/page-head.ts';
import { searchRead } from '#web/page-queries.ts';
import { ResultCard } from '#web/site/results/index.ts';
import { collectionData } from '#web/site/structured-data/index.ts';
import { Button, Select } from '#web/ui/index.ts';
import { Comparables } from './Comparables.tsx';
import { Years } from './Years.tsx';

const PAGE_LENGTH = 24;
const PAGE_MAX = 400;

export async function loader({ context, url }: LoaderFunctionArgs) {
  const brand = slugify(url.searchParams.get('brand') ?? '') || null;
  const model = brand === null ? null : slugify(url.searchParams.get('model') ?? '') || null;
  const year = /^(19|20)\d\d$/.exec(url.searchParams.get('year') ?? '')?.[0] ?? null;
  const page = Math.min(Math.max(Number(url.searchParams.get('page')) || 1, 1), PAGE_MAX);
  const { auctionResults } = await query(context, ResultsDocument, {
    brand,
    model,
    year: year === null ? null : Number(year),
    first: PAGE_LENGTH,
    offset: (Math.floor(page) - 1) * PAGE_LENGTH,
    isWhole: brand === null && year === null && page === 1,
  });
  const choicesOf = (name: string) => auctionResults.choices.filter(choice => choice.name === name);
  const [brands, models] = [choicesOf('brand'), choicesOf('model')];
  const named = (choices: typeof brands, slug: string | null) =>
    choices.find(({ value }) => slugify(value) === slug)?.value ?? null;
  const [brandName, modelName] = [named(brands, brand), named(models, model)];
  if (brand !== null && brandName === null) throw data(null, { status: 404 });
  const asked = { brand, model: modelName === null ? null : model, year };
  const car = [brandName, modelName].filter(Boolean).join(' ') || null;
  return { ...auctionResults, brands, models, years: choicesOf('year').reverse(), asked, car, page };
}

export const meta: MetaFunction<typeof loader> = ({ location, matches, loaderData }) => {
  const { locale, t, origin } = headParts({ location, matches });
  const [title, description] = [t('results.title'), t('results.description')];
  const ads = loaderData?.results.map(result => result.ad) ?? [];
  const image = ads[0]?.photos.front?.url;
  const isView = searchRead('results', location.search) !== '';
  const head = pageHead({ name: 'results', locale, params: {}, title, description, origin, image, isView });
  const entries = ads.map(ad => ({
    name: datedCarTitle(ad),
    path: linkTo('car', locale, { slug: ad.slug }),
  }));
  const total = loaderData?.totalCount ?? 0;
  return [
    ...head,
    collectionData({ origin, path: location.pathname, name: title, description, locale, entries, total }),
    breadcrumbData(origin, [homeStep(t, locale), { words: title, path: location.pathname }]),
  ];
};

export default function ResultsPage() {
  const t = useTranslations('results');
  const { results, totalCount, comparables, car, asked, page, byYear } = useLoaderData<typeof loader>();
  const hasNext = page * PAGE_LENGTH < totalCount;
  return (
    <div className="page-width py-10 lg:py-14">
      <h1 className="display text-36 sm:text-48">{t('heading')}</h1>
      <p className="mt-3 max-w-prose text-18 text-ink-soft">{t('lead')}</p>
      <Choices />
      <p className="tabular text-14 text-ink-soft" role="status">
        {t('count', { count: totalCount })}
      </p>
      {comparables && <Comparables figures={comparables} car={car} areAlike={asked.model !== null} />}
      {results.length === 0 ? (
        <div className="flex flex-col items-start gap-5 py-12">
          <p className="display text-28">{t('empty')}</p>
          <LocaleButton to="search" query={{ auctions: 1 }}>
            {t('toAuctions')}
          </LocaleButton>
        </div>
      ) : (
        <ul className="mt-8 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
          {results.map(result => (
            <li key={result.id} className="grid">
              <ResultCard result={result} headingLevel={2} />
            </li>
          ))}
        </ul>
      )}
      {(page > 1 || hasNext) && (
        <nav aria-label={t('pages')} className="mt-14 flex justify-center gap-3">
          {page > 1 && (
            <LocaleButton look="secondary" to="results" query={{ ...asked, page: page - 1 }}>
              {t('previous')}
            </LocaleButton>
          )}
          {hasNext && (
            <LocaleButton rel="next" to="results" query={{ ...asked, page: page + 1 }}>
              {t('next')}
            </LocaleButton>
          )}
        </nav>
      )}
      {byYear && <Years years={byYear} />}
    </div>
  );
}

/** The choice of brand, model and year: a plain form that submits by itself with scripts. */
function Choices() {
  const t = useTranslations('results');
  const locale = useLocale();
  const submit = useSubmit();
  const { brands, models, years, asked } = useLoaderData<typeof loader>();
  const isAsked = Object.values(asked).some(value => value !== null);
  return (
    <Form
      method="get"
      action={linkTo('results', locale)}
      onChange={event => void submit(event.currentTarget, { preventScrollReset: true })}
      className="my-8 flex flex-wrap items-end gap-4 border-line border-y py-5"
    >
      <Choice name="brand" label={t('brand')} all={t('allBrands')} choices={brands} chosen={asked.brand} />
      {models.length > 0 && (
        <Choice name="model" label={t('model')} all={t('allModels')} choices={models} chosen={asked.model} />
      )}
      <Choice name="year" label={t('year')} all={t('allYears')} choices={years} chosen={asked.year} />
      <Button type="submit" look="secondary" className="min-h-12">
        {t('show')}
      </Button>
      {isAsked && (
        <Link
          to={linkTo('results', locale)}
          className="inline-flex min-h-12 items-center text-14 text-link underline underline-offset-4"
        >
          {t('all')}
        </Link>
      )}
    </Form>
  );
}

type ChoiceProps = {
  name: 'brand' | 'model' | 'year';
  label: string;
  all: string;
  choices: readonly { readonly value: string; readonly count: number }[];
  chosen: string | null;
};

/** A select that keeps its value and focus while the results load, and then follows the URL. */
function Choice({ name, label, all, choices, chosen }: ChoiceProps) {
  const [picked, setPicked] = useState(chosen);
  const [answered, setAnswered] = useState(chosen);
  if (answered !== chosen) {
    setAnswered(chosen);
    setPicked(chosen);
  }
  return (
    <div className="flex min-w-44 flex-col gap-1.5 max-sm:w-full">
      <label htmlFor={name} className="font-[520] text-14">
        {label}
      </label>
      <Select
        id={name}
        name={name}
        value={picked ?? ''}
        onChange={event => setPicked(event.target.value)}
        none={all}
        options={choices.map(({ value, count }) => [
          slugify(value),
          count > 0 ? `${value} (${count})` : value,
        ])}
      />
    </div>
  );
}
