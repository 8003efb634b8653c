import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { languageOf } from '#shared/words/locale.ts';
import { Breadcrumb } from '#web/features/breadcrumb/index.ts';
import { AdCard, datedCarTitle } from '#web/features/cards/index.ts';
import { breadcrumbData } from '#web/features/content/index.ts';
import { SaleDocument, type SaleQuery } from '#web/graphql/documents.gen.ts';
import { query } from '#web/graphql/index.ts';
import {
  formatDate,
  formatDateTime,
  formatEuros,
  LocaleLink,
  localeOfPath,
  useLocale,
} from '#web/i18n/index.ts';
import { headParts, homeStep, pageHead, pictureOf } from '#web/page-head.ts';
import { collectionData, saleData } from '#web/site/structured-data/index.ts';
import { Icon } from '#web/ui/index.ts';
import { MyLots } from './MyLots.tsx';

type Sale = Awaited<ReturnType<typeof loader>>['sale'];
type Lot = Sale['lots'][number];

/** A catalogued sale: its description, timetable, lots and terms. */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const locale = languageOf(localeOfPath(url.pathname));
  const { sale } = await query(context, SaleDocument, { slug: params.slug ?? '', locale });
  if (!sale) throw data(null, { status: 404 });
  return { sale: { ...sale, lots: sale.lots.map(asSoldHere) } };
}

/** Returns a lot with its car's state in this sale: put up again since, the car may be in another auction. */
const asSoldHere = ({ car, auction, ...lot }: NonNullable<SaleQuery['sale']>['lots'][number]) => ({
  ...lot,
  car: { ...car, auction: auction ?? car.auction, saleLot: { number: lot.number } },
});

const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map(each => each.trim())
    .filter(Boolean);

export const meta: MetaFunction<typeof loader> = ({ location, matches, loaderData }) => {
  if (!loaderData) return [];
  const { sale } = loaderData;
  const { locale, t, origin } = headParts({ location, matches });
  const [lead] = paragraphsOf(sale.story);
  const description = lead?.slice(0, 300) || t('sales.description');
  const image = sale.lots[0]?.car.photos.front?.url;
  const entries = sale.lots.map(({ number, car }) => ({
    name: `${t('car.lot', { number: String(number) })} · ${datedCarTitle(car)}`,
    path: linkTo('car', locale, { slug: car.slug }),
  }));
  const path = location.pathname;
  const name = sale.title;
  return [
    ...pageHead({
      ...{ name: 'sale', locale, params: { slug: sale.slug }, origin, image },
      ...{ title: `${name} · ${formatDate(sale.firstEnd)}`, description },
    }),
    saleData({ ...sale, description, address: origin + path, picture: pictureOf('sale', image, origin) }),
    collectionData({ origin, path, name, description, locale, entries }),
    breadcrumbData(origin, [
      homeStep(t, locale),
      { words: t('menu.names.sales'), path: linkTo('sales', locale) },
      { words: name, path },
    ]),
  ];
};

export default function SalePage() {
  const t = useTranslations('sales');
  const menu = useTranslations('menu.names');
  const locale = useLocale();
  const { sale } = useLoaderData<typeof loader>();
  const steps = [
    { words: menu('home'), path: linkTo('home', locale) },
    { words: menu('sales'), path: linkTo('sales', locale) },
  ];
  return (
    <div data-sale={sale.slug} data-sale-state={sale.state} className="page-width py-2 pb-16 lg:pb-24">
      <Breadcrumb steps={steps} here={sale.title} />
      <header className="grid gap-8 py-8 lg:grid-cols-[8fr_4fr] lg:gap-12 lg:py-14">
        <div className="flex flex-col gap-5">
          <p className="overline-label text-brass-ink">{t(`states.${sale.state}`)}</p>
          <h1 className="display text-36 sm:text-48 lg:text-64">{sale.title}</h1>
          {paragraphsOf(sale.story).map((words, index) => (
            <p key={words} className={index === 0 ? 'max-w-prose text-18 text-ink-soft' : 'max-w-prose'}>
              {words}
            </p>
          ))}
        </div>
        <Timetable sale={sale} />
      </header>
      <MyLots lots={sale.lots} />
      <section aria-labelledby="lots" className="border-line border-t py-10 lg:py-14">
        <h2 id="lots" className="display mb-8 text-28 lg:text-36">
          {t('lotList')}
        </h2>
        {sale.lots.length === 0 ? <p className="text-ink-soft">{t('noLots')}</p> : <Lots lots={sale.lots} />}
      </section>
      <Terms terms={sale.terms} />
    </div>
  );
}

function Timetable({ sale }: { sale: Sale }) {
  const t = useTranslations('sales');
  const locale = useLocale();
  const { slug, start, firstEnd, lastEnd, place, state } = sale;
  const rows = [
    ['opens', start],
    ['first', firstEnd],
    ['last', lastEnd],
  ] as const;
  const isOver = state === 'ENDED';
  return (
    <section
      aria-label={t('dates.label')}
      className="flex flex-col gap-4 self-end border-ink border-t-2 pt-5"
    >
      <dl className="flex flex-col gap-3">
        {rows.map(([name, at]) => (
          <div key={name}>
            <dt className="text-14 text-ink-soft">{t(`dates.${name}`)}</dt>
            <dd className="display text-18">
              <time dateTime={at}>{formatDateTime(at)}</time>
            </dd>
          </div>
        ))}
        {place && (
          <div>
            <dt className="text-14 text-ink-soft">{t('dates.place')}</dt>
            <dd>{place}</dd>
          </div>
        )}
      </dl>
      {!isOver && <p className="text-14 text-ink-soft">{t('moved')}</p>}
      <div className="flex flex-wrap gap-x-6 print:hidden">
        <PaperLink href={`/catalogues/${slug}.pdf?lang=${locale}`} icon="document" words={t('catalogue')} />
        {!isOver && (
          <PaperLink
            href={`/calendar/sales/${slug}.ics?lang=${locale}`}
            icon="calendar"
            words={t('calendar')}
          />
        )}
      </div>
    </section>
  );
}

function PaperLink({ href, icon, words }: { href: string; icon: 'document' | 'calendar'; words: string }) {
  return (
    <a href={href} {...(icon === 'calendar' ? { download: '' } : {})} className="link-line gap-2 text-14">
      <Icon name={icon} className="size-4" />
      {words}
    </a>
  );
}

function Lots({ lots }: { lots: readonly Lot[] }) {
  const t = useTranslations('car');
  return (
    <ol className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
      {lots.map(({ number, estimateLow: low, estimateHigh: high, hammerPrice, car }) => (
        <li key={car.uuid} data-lot={number} className="grid grid-cols-1 grid-rows-[1fr_auto] gap-2">
          <AdCard ad={car} />
          <p className="tabular flex min-h-6 flex-wrap gap-x-4 text-14 text-ink-soft">
            {hammerPrice !== null && (
              <span className="font-[560] text-ink">{t('hammer', { price: formatEuros(hammerPrice) })}</span>
            )}
            {low !== null &&
              high !== null &&
              t('estimate', { low: formatEuros(low), high: formatEuros(high) })}
          </p>
        </li>
      ))}
    </ol>
  );
}

function Terms({ terms }: { terms: string }) {
  const t = useTranslations('sales');
  const menu = useTranslations('menu.names');
  return (
    <section aria-labelledby="terms" className="flex max-w-prose flex-col gap-4 border-line border-t py-10">
      <h2 id="terms" className="display text-28">
        {t('terms')}
      </h2>
      {paragraphsOf(terms).map(words => (
        <p key={words}>{words}</p>
      ))}
      <p className="text-ink-soft">
        {t('generalTerms')}{' '}
        <LocaleLink to="cgv" className="text-link underline underline-offset-4">
          {menu('cgv')}
        </LocaleLink>
      </p>
    </section>
  );
}
