import { type ReactNode, useLayoutEffect } from 'react';
import {
  isRouteErrorResponse,
  Links,
  type LinksFunction,
  type LoaderFunctionArgs,
  Meta,
  type MiddlewareFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteLoaderData,
} from 'react-router';
import { brand } from '#shared/brand.ts';
import { isStaffPath } from '#shared/paths/links.ts';
import { answerEarlyDoings } from './early-doings.ts';
import { Failure, SiteProviders } from './features/site/index.ts';
import { type PageServices, pageServices } from './graphql/index.ts';
import { LOCALES, type Locale, loadPageWords, localeOfPath, staffLocaleOf } from './i18n/index.ts';
import frauncesUrl from './ui/fonts/fraunces.woff2?url';
import interUrl from './ui/fonts/inter.woff2?url';
import './ui/tokens.css';

const preloadFont = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href }) as const;

export const links: LinksFunction = () => [
  ...(brand().typefaces ?? [interUrl, frauncesUrl]).map(preloadFont),
  { rel: 'icon', type: 'image/svg+xml', href: '/mark.svg' },
];

/** Returns the staff application's locale; Spanish only for an account without access, which is told so. */
function spokenTo({ language, permissions }: NonNullable<PageServices['staff']>): Locale {
  return language === 'ES' && permissions.length === 0 ? 'es' : staffLocaleOf(language);
}

/** Loads what every page needs: the site's and files' origins, the house's public details, the staff locale. */
export function loader({ context, url }: LoaderFunctionArgs) {
  const { origin = url.origin, fileHost = null, house = null, staff } = context.get(pageServices);
  return { origin, fileHost, house, ...(staff ? { staffLocale: spokenTo(staff) } : {}) };
}

export const shouldRevalidate = () => false;

type Outcome = { readonly type: 'data' | 'error'; readonly result: unknown };

/** Whether a loader failed because the house is not open yet, which is no error. */
const isOfClosedHouse = ({ type, result }: Outcome) =>
  type === 'error' &&
  isRouteErrorResponse(result) &&
  result.status === 503 &&
  String(result.data).includes('"NotOpenYet"');

/**
 * Loads the target page's words in parallel with its data. When the house is not open yet, the page is loaded as a
 * document: the server then answers with its own page and a Retry-After.
 */
export const clientMiddleware: MiddlewareFunction[] = [
  async ({ request }, next) => {
    const { pathname } = new URL(request.url);
    const words = isStaffPath(pathname) ? null : loadPageWords(pathname);
    const outcomes = (await next()) as Readonly<Record<string, Outcome>>;
    if (Object.values(outcomes).some(isOfClosedHouse)) {
      window.location.assign(request.url);
      await Promise.withResolvers<never>().promise;
    }
    await words;
  },
];

/** The attributes from which the browser reads the brand (`brand-of-page.ts`), without the default values. */
function saidOfHouse() {
  const { name, languages, wordsVersion } = brand();
  const isAll = languages.join() === LOCALES.join();
  return {
    'data-house': name,
    ...(isAll ? {} : { 'data-languages': languages.join(' ') }),
    ...(wordsVersion === null ? {} : { 'data-words': wordsVersion }),
  };
}

export function Layout({ children }: { children: ReactNode }) {
  const known = useRouteLoaderData<typeof loader>('root');
  const { pathname } = useLocation();
  const locale = known?.staffLocale ?? localeOfPath(pathname);
  return (
    <html lang={locale} {...saidOfHouse()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={brand().paper.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={brand().paper.dark} media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
        <link rel="manifest" href={`/manifest.webmanifest?lang=${locale}`} />
      </head>
      <body>
        <SiteProviders locale={locale}>{children}</SiteProviders>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  useLayoutEffect(answerEarlyDoings, []);
  return <Outlet />;
}

/** The last resort; errors within a page are shown by its language's layout. */
export function ErrorBoundary() {
  return (
    <main>
      <Failure />
    </main>
  );
}
