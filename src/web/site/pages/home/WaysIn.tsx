import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { slugify } from '#shared/words/text.ts';
import { formatNumber, LocaleLink, useLocale } from '#web/i18n/index.ts';
import { Icon } from '#web/ui/index.ts';

type Counted = readonly { readonly value: string; readonly count: number }[];

/** Links into the catalogue by age and brand, each with its number of cars. */
export function WaysIn({ types, brands }: { types: Counted; brands: Counted }) {
  const t = useTranslations();
  const locale = useLocale();
  const addressOf = (word: string) => linkTo('search', locale, { '*': slugify(word) });
  const typeOf = (code: string) => t(`car.type.${code as 'CLASSIC'}`);
  if (brands.length === 0) return null;
  return (
    <section className="page-width grid gap-12 py-12 lg:grid-cols-[1fr_2fr] lg:py-16">
      <div>
        <h2 className="display mb-6 flex min-h-11 items-end text-28">{t('home.types')}</h2>
        <ul className="divide-y divide-line border-line border-y">
          {types.map(({ value, count }) => (
            <li key={value}>
              <Link
                to={addressOf(typeOf(value))}
                className="group flex min-h-16 flex-wrap items-center justify-between gap-x-4 hover:text-link"
              >
                <span className="display text-22">{typeOf(value)}</span>
                <span className="tabular flex items-center gap-3 text-14 text-ink-soft">
                  {t('home.typeCount', { count })}
                  <Icon name="arrowRight" className="size-4" />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
          <h2 className="display text-28">{t('home.brands')}</h2>
          <LocaleLink
            to="brandhub"
            className="inline-flex min-h-11 items-center gap-2 font-[520] text-14 text-link underline-offset-4 hover:underline"
          >
            {t('home.allBrands')}
          </LocaleLink>
        </div>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-8">
          {brands.map(({ value, count }) => (
            <li key={value} className="border-line border-t">
              <Link
                to={addressOf(value)}
                className="flex min-h-12 items-center justify-between gap-3 underline-offset-4 hover:underline"
              >
                {value}
                <span className="tabular text-14 text-ink-soft">{formatNumber(count)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
