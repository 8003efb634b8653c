import { useEffect, useEffectEvent } from 'react';
import { data, type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { isUrgent, secondsLeft, untilUrgent } from '#shared/sale/countdown.ts';
import { languageOf } from '#shared/words/locale.ts';
import { type Ad, inWords, useWrongPapers, visitOf } from '#web/features/ad-sections/index.ts';
import { convert } from '#web/features/analytics/index.ts';
import { Breadcrumb } from '#web/features/breadcrumb/index.ts';
import { datedCarTitle } from '#web/features/cards/index.ts';
import { breadcrumbData, faqEntriesData } from '#web/features/content/index.ts';
import { StaffTools } from '#web/features/staff/index.ts';
import { BesideCarsDocument, CarDocument } from '#web/graphql/documents.gen.ts';
import { pageServices, query } from '#web/graphql/index.ts';
import { formatKilometres, type Locale, localeOfPath, translatorIn, useLocale } from '#web/i18n/index.ts';
import { headParts, pageHead } from '#web/page-head.ts';
import { ReportButton } from '#web/site/reports/index.ts';
import { AdPage } from './AdPage.tsx';
import { AuctionPage } from './AuctionPage.tsx';
import { carData } from './car-data.ts';
import { titleOf } from './car-words.ts';
import { drawnCondition } from './condition.server.tsx';
import { Markup } from './Markup.tsx';
import { SaleLine } from './SaleLine.tsx';
import { searchWords } from './search-words.ts';

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const slug = params.slug ?? '';
  const { pathname, search } = new URL(request.url);
  const locale = localeOfPath(pathname);
  const [{ publicCarAd, isCarAdWithdrawn }, { reviews, reviewFigures, adFaq, auctionFaq }] =
    await Promise.all([
      query(context, CarDocument, { slug, locale: languageOf(locale) }),
      query(context, BesideCarsDocument, { locale: languageOf(locale) }),
    ]);
  if (!publicCarAd) throw data(null, { status: isCarAdWithdrawn ? 410 : 404 });
  if (publicCarAd.slug !== slug) {
    throw redirect(linkTo('car', locale, { slug: publicCarAd.slug }) + search, 301);
  }
  const { questions, inSale, conditionReport, ...ad } = publicCarAd;
  const [end, now] = [Date.parse(ad.auction?.end ?? ''), Date.now()];
  const calmMs = untilUrgent(end, now);
  if (calmMs > 0) context.get(pageServices).keepFor?.(calmMs);
  return {
    ad: inWords(ad, translatorIn(locale), locale),
    report: drawnCondition(publicCarAd, locale),
    inSale,
    // The value when rendered, until the page knows the time; the page is rendered anew when that hour begins.
    isLastHour: isUrgent(secondsLeft(end, now)),
    // An auction's questions are part of its live data.
    questions: ad.auction ? [] : questions,
    reviews: { cards: reviews.edges.map(({ node }) => node), figures: reviewFigures },
    faq: ad.auction ? auctionFaq : adFaq,
  };
}

export const meta: MetaFunction<typeof loader> = ({ location, matches, loaderData }) => {
  if (!loaderData) return [];
  const { ad, faq } = loaderData;
  const { locale, t, origin } = headParts({ location, matches });
  const title = datedCarTitle(ad);
  // Two cars may have the same title: the mileage distinguishes them.
  const told = ad.mileage === null ? title : `${title} · ${formatKilometres(ad.mileage)}`;
  const description = t('car.description', { title });
  const address = origin + linkTo('car', locale, { slug: ad.slug });
  return [
    ...pageHead({
      ...{ name: 'car', locale, params: { slug: ad.slug }, title: told, description, origin },
      image: ad.photos.front?.url,
      isEmbedded: true,
    }),
    carData({ ad, address, description, origin }),
    breadcrumbData(origin, [
      ...stepsTo(ad, translatorIn(locale), locale),
      { words: title, path: linkTo('car', locale, { slug: ad.slug }) },
    ]),
    ...faqEntriesData(faq),
  ];
};

/** Returns the breadcrumb of the car's page. */
function stepsTo(ad: Ad, t: (key: 'site.nav.home' | 'site.nav.buy') => string, locale: Locale) {
  return [
    { words: t('site.nav.home'), path: linkTo('home', locale) },
    { words: t('site.nav.buy'), path: linkTo('search', locale) },
    { words: ad.brand, path: linkTo('search', locale, { '*': searchWords(ad.brand) }) },
  ];
}

/** Reports the page view as a conversion, once per page. */
function useViewTold(ad: Ad): void {
  const view = useEffectEvent(() => convert({ eventName: 'ViewContent', ...visitOf(ad) }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each car
  useEffect(() => view(), [ad.uuid]);
}

export default function CarPage() {
  const t = useTranslations();
  const locale = useLocale();
  const { ad, report, inSale, isLastHour, questions, reviews, faq } = useLoaderData<typeof loader>();
  const condition = report.length > 0 && <Markup drawn={report} />;
  useViewTold(ad);
  useWrongPapers(ad);
  const steps = stepsTo(ad, t, locale);
  return (
    <article
      key={ad.uuid}
      data-kind={ad.kind.toLowerCase().replace('calandre_', '')}
      className="page-width flex flex-col gap-12 py-4 max-md:pb-28 lg:gap-16 lg:pt-6 lg:pb-12"
    >
      <img
        src={`/share/code.svg?path=${encodeURIComponent(linkTo('car', locale, { slug: ad.slug }))}`}
        alt=""
        loading="lazy"
        className="absolute top-0 right-0 hidden size-20 print:block"
      />
      <div className="-mb-8 flex flex-col lg:-mb-10">
        <Breadcrumb steps={steps} here={titleOf(ad)} />
        {inSale && <SaleLine lot={inSale} />}
      </div>
      {ad.auction ? (
        <AuctionPage {...{ ad, condition, isLastHour, reviews, faq }} auction={ad.auction} />
      ) : (
        <AdPage {...{ ad, condition, questions, reviews, faq }} />
      )}
      <a href={`/dossiers/${ad.slug}.pdf?lang=${locale}`} className="link-line self-start print:hidden">
        {t('ad.dossier')}
      </a>
      <ReportButton subject="AD" id={ad.uuid} />
      <StaffTools uuid={ad.uuid} reference={ad.sfInternalOpportunityId} status={ad.status} />
    </article>
  );
}
