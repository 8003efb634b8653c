import { data, type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { languageOf, localeOf } from '#shared/words/locale.ts';
import { Breadcrumb } from '#web/features/breadcrumb/index.ts';
import { CardGrid } from '#web/features/cards/index.ts';
import {
  breadcrumbData,
  Chapters,
  chaptersOf,
  eventData,
  faqData,
  isKind,
  pictureIn,
  Words,
} from '#web/features/content/index.ts';
import { EventCarsDocument, EventDocument, type EventQuery } from '#web/graphql/documents.gen.ts';
import { query, useServerNow } from '#web/graphql/index.ts';
import { formatDate, type Locale, localeOfPath, offeredLocales, useLocale } from '#web/i18n/index.ts';
import { headParts, homeStep, pageHead, pictureOf } from '#web/page-head.ts';

type Event = NonNullable<EventQuery['event']>;

export async function loader({ context, url, params }: LoaderFunctionArgs) {
  const locale = localeOfPath(url.pathname);
  const slug = params.slug ?? '';
  const { event } = await query(context, EventDocument, { slug, locale: languageOf(locale) });
  if (event === null) throw await elsewhere(context, slug, locale);
  if (event.slug !== slug) throw redirect(linkTo('event', locale, { slug: event.slug }), 301);
  const filter = filterOf(event);
  const found = filter && (await query(context, EventCarsDocument, { filter }));
  const others = found?.searchCarAds.edges.map(edge => edge.node) ?? [];
  const linked = new Set(event.cars.map(car => car.uuid));
  // Cars chosen by editors come first.
  return { event, cars: [...event.cars, ...others.filter(car => !linked.has(car.uuid))] };
}

/** Redirects to the event in another language; 404 if there is none. */
async function elsewhere(context: LoaderFunctionArgs['context'], slug: string, locale: Locale) {
  for (const other of offeredLocales().filter(each => each !== locale)) {
    const { event } = await query(context, EventDocument, { slug, locale: languageOf(other) });
    if (event) return redirect(linkTo('event', other, { slug: event.slug }));
  }
  return data(null, { status: 404 });
}

/** Returns the filter for an event's cars: those marked for Rétromobile, or those of its brands. */
function filterOf({ isRetromobile, brands }: Event) {
  if (isRetromobile) return { kinds: ['RETROMOBILE' as const] };
  return brands.length > 0 ? { brands } : null;
}

export const meta: MetaFunction<typeof loader> = ({ location, matches, loaderData }) => {
  if (!loaderData) return [];
  const { event, cars } = loaderData;
  const { locale, t, origin } = headParts({ location, matches });
  const image = pictureIn({ blocks: event.blocks, cars });
  const head = pageHead({
    ...{ name: 'event', locale, params: { slug: event.slug }, origin, image },
    ...{ title: event.title, description: event.description },
    locales: event.locales.map(localeOf),
  });
  const here = { words: event.title, path: location.pathname };
  const address = origin + location.pathname;
  return [
    ...head,
    eventData({ ...event, address, picture: pictureOf('event', image, origin) }),
    breadcrumbData(origin, [homeStep(t, locale), here]),
    ...faqData(event.blocks),
  ];
};

export default function EventPage() {
  const t = useTranslations('pages');
  const menu = useTranslations('menu');
  const locale = useLocale();
  const { event, cars } = useLoaderData<typeof loader>();
  const { opening, chapters } = chaptersOf(event.blocks);
  const lead = opening.find(isKind('ContentParagraph'));
  return (
    <div className="page-width py-2 pb-16">
      <Breadcrumb steps={[{ words: menu('names.home'), path: linkTo('home', locale) }]} here={event.title} />
      <header className="grid gap-8 py-10 lg:grid-cols-[8fr_4fr] lg:gap-12 lg:py-16">
        <div className="flex flex-col gap-6">
          <p className="overline-label text-brass-ink">{t('event.overline')}</p>
          <h1 className="display text-36 sm:text-48 lg:text-64">{event.title}</h1>
          {lead && (
            <p className="max-w-prose text-18 text-ink-soft lg:text-22">
              <Words line={lead.line} />
            </p>
          )}
        </div>
        <DatesAndPlace event={event} />
      </header>
      <section className="border-line border-t py-12 lg:py-16">
        <h2 className="display mb-8 text-28 lg:text-36">{t('event.cars')}</h2>
        {cars.length > 0 ? <CardGrid ads={cars} /> : <NoCars event={event} />}
      </section>
      <Chapters chapters={chapters} />
    </div>
  );
}

function DatesAndPlace({ event }: { event: Event }) {
  const t = useTranslations('pages.event');
  const { startsOn, endsOn, place } = event;
  const isOver = useIsOver(event);
  if (!startsOn || !endsOn) return null;
  return (
    <div className="tabular flex flex-col gap-2 self-end border-ink border-t-2 pt-5">
      <p className="display text-22">{t('dates', { from: formatDate(startsOn), to: formatDate(endsOn) })}</p>
      {place && <p className="text-ink-soft">{place}</p>}
      {isOver && <p className="text-ink-soft">{t('over')}</p>}
    </div>
  );
}

/** Cars are announced only for an event that is still to come. */
function NoCars({ event }: { event: Event }) {
  const t = useTranslations('pages.event');
  const isOver = useIsOver(event);
  return <p className="text-ink-soft">{t(isOver ? 'noneLeft' : 'none')}</p>;
}

/** Whether its last day has passed, once the page knows the date: the HTML is cached for longer than a day. */
function useIsOver({ endsOn }: Event): boolean {
  const now = useServerNow();
  return now !== null && endsOn !== null && new Date(now).toISOString().slice(0, 10) > endsOn;
}
