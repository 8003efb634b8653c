import { useLocation, useMatches } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo, type ParamsOf, routeAt } from '#shared/paths/links.ts';
import type { RouteName } from '#shared/paths/route-table.ts';
import { type Locale, offeredLocales, useLocale } from '#web/i18n/index.ts';
import { searchRead } from '#web/page-queries.ts';
import { classes } from '#web/ui/index.ts';

/** Links to the page in other languages, as documents: a page contains only the words of its own language. */
export function LanguageSwitch({ className = 'flex', label }: { className?: string; label: string }) {
  const t = useTranslations('site');
  const current = useLocale();
  const addresses = useAddresses();
  return (
    <nav aria-label={label} className={classes('items-center', className)}>
      {offeredLocales().map(locale => (
        <a
          key={locale}
          href={addresses[locale]}
          hrefLang={locale}
          lang={locale}
          aria-label={`${locale.toUpperCase()}, ${t(`languages.${locale}`)}`}
          aria-current={locale === current ? 'true' : undefined}
          className={classes(
            'inline-flex size-11 items-center justify-center rounded-pill text-14 uppercase',
            locale === current
              ? 'font-[600] underline decoration-brass decoration-2 underline-offset-8'
              : 'opacity-75 hover:opacity-100',
          )}
        >
          {locale}
        </a>
      ))}
    </nav>
  );
}

/** The translated splats of a path, from the page's loader. */
type Told = { readonly splats?: Readonly<Record<Locale, string>> } | undefined;

/** Returns this page's URL in each language, with the query that it reads; the home page for unknown paths. */
function useAddresses(): Record<Locale, string> {
  const { pathname, search } = useLocation();
  const route = routeAt(pathname);
  const splats = (useMatches().at(-1)?.loaderData as Told)?.splats;
  const addressIn = (locale: Locale) => {
    if (!route) return linkTo('home', locale);
    const params = splats ? { '*': splats[locale] } : (route.params as ParamsOf<RouteName>);
    return linkTo<RouteName>(route.name, locale, params) + searchRead(route.name, search);
  };
  return Object.fromEntries(offeredLocales().map(locale => [locale, addressIn(locale)])) as Record<
    Locale,
    string
  >;
}
