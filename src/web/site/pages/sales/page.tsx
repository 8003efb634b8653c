import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { languageOf } from '#shared/words/locale.ts';
import { breadcrumbData } from '#web/features/content/index.ts';
import { PageIntro } from '#web/features/site/index.ts';
import { SalesDocument, type SalesQuery } from '#web/graphql/documents.gen.ts';
import { query } from '#web/graphql/index.ts';
import { LocaleButton, localeOfPath } from '#web/i18n/index.ts';
import { headParts, homeStep, pageHead } from '#web/page-head.ts';
import { SaleRow } from '#web/site/sales/index.ts';
import { collectionData } from '#web/site/structured-data/index.ts';

type Sale = SalesQuery['sales'][number];
const GROUPS = ['RUNNING', 'ANNOUNCED', 'ENDED'] as const;

/** Loads every catalogued sale: running, upcoming and over. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  return query(context, SalesDocument, { locale: languageOf(localeOfPath(url.pathname)) });
}

export const meta: MetaFunction<typeof loader> = ({ location, matches, loaderData }) => {
  const { locale, t, origin } = headParts({ location, matches });
  const [name, description] = [t('sales.title'), t('sales.description')];
  const sales = loaderData?.sales ?? [];
  const image = sales[0]?.lots[0]?.car.photos.front?.url;
  const entries = sales.map(({ title, slug }) => ({ name: title, path: linkTo('sale', locale, { slug }) }));
  return [
    ...pageHead({ name: 'sales', locale, params: {}, origin, title: name, description, image }),
    collectionData({ origin, path: location.pathname, name, description, locale, entries }),
    breadcrumbData(origin, [homeStep(t, locale), { words: name, path: location.pathname }]),
  ];
};

export default function SalesPage() {
  const t = useTranslations('sales');
  const { sales } = useLoaderData<typeof loader>();
  return (
    <div className="page-width py-2 pb-16 lg:pb-24">
      <PageIntro title={t('title')} lead={t('lead')} />
      {sales.length === 0 && (
        <div className="flex flex-col items-start gap-5 border-line border-t py-12">
          <p className="display text-28">{t('empty')}</p>
          <LocaleButton to="search" query={{ auctions: 1 }}>
            {t('toAuctions')}
          </LocaleButton>
        </div>
      )}
      {GROUPS.map(group => (
        <Group key={group} group={group} sales={sales.filter(({ state }) => state === group)} />
      ))}
    </div>
  );
}

function Group({ group, sales }: { group: (typeof GROUPS)[number]; sales: readonly Sale[] }) {
  const t = useTranslations('sales');
  if (sales.length === 0) return null;
  return (
    <section aria-labelledby={group} className="border-line border-t py-10 lg:py-14">
      <h2 id={group} className="display mb-8 text-28">
        {t(`groups.${group}`)}
      </h2>
      <ul className="flex flex-col gap-10">
        {sales.map((sale, index) => (
          <li key={sale.slug}>
            <SaleRow sale={sale} isFirst={group !== 'ENDED' && index === 0} />
          </li>
        ))}
      </ul>
    </section>
  );
}
