import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { breadcrumbData } from '#web/features/content/index.ts';
import { ListPages, PageIntro } from '#web/features/site/index.ts';
import { AllReviewsDocument } from '#web/graphql/documents.gen.ts';
import { query, RequestError } from '#web/graphql/index.ts';
import { useLocale } from '#web/i18n/index.ts';
import { headParts, homeStep, pageHead } from '#web/page-head.ts';
import { searchRead } from '#web/page-queries.ts';
import { customersIn, formatCount, Ratings, ReviewCard } from '#web/site/reviews/index.ts';
import { pageData } from '#web/site/structured-data/index.ts';

/** Loads every review, newest first, in pages linked by plain links. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const after = url.searchParams.get('after');
  const { reviews, reviewFigures: figures } = await query(context, AllReviewsDocument, { after }).catch(
    error => {
      throw error instanceof RequestError && error.code === 'BadInput' ? data(null, { status: 404 }) : error;
    },
  );
  const { totalCount, pageInfo, edges } = reviews;
  const next = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  return { after, totalCount, next, figures, reviews: edges.map(edge => edge.node) };
}

export const meta: MetaFunction<typeof loader> = ({ location, matches }) => {
  const { locale, t, origin } = headParts({ location, matches });
  const path = location.pathname;
  const [title, description] = [t('pages.reviews.title'), t('pages.reviews.description')];
  const isView = searchRead('reviews', location.search) !== '';
  return [
    ...pageHead({ name: 'reviews', locale, params: {}, origin, title, description, isView }),
    pageData('WebPage', { origin, path, name: title, description, locale }),
    breadcrumbData(origin, [homeStep(t, locale), { words: title, path }]),
  ];
};

export default function ReviewsPage() {
  const t = useTranslations('pages.reviews');
  const locale = useLocale();
  const { after, totalCount, next, figures, reviews } = useLoaderData<typeof loader>();
  const all = customersIn(figures);
  const first = linkTo('reviews', locale);
  const older = next === null ? null : linkTo('reviews', locale, {}, { after: next });
  return (
    <div className="page-width py-2 pb-16 lg:pb-24">
      <PageIntro title={t('title')} lead={t('lead')}>
        <Ratings figures={figures} />
      </PageIntro>
      <p className="tabular mb-6 text-ink-soft">
        {t('count', { count: totalCount })}
        {all > totalCount && `, ${t('of', { all: formatCount(all, locale) })}`}
      </p>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {reviews.map(review => (
          <li key={review.uuid}>
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
      <ListPages
        label={t('pages')}
        first={after === null ? null : { path: first, words: t('first') }}
        next={older === null ? null : { path: older, words: t('next') }}
      />
    </div>
  );
}
