import { layout, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { LOCALES, type Locale, PREFIX } from './i18n/locale.ts';
import { patternOf } from './links.ts';
import { folderOf, hasPage, ROUTE_NAMES, type RouteName } from './route-table.ts';

/** The router takes a splat only at a path's end: the page itself asks for the `.html`. */
function pathsOf(pattern: string): string[] {
  return pattern.endsWith('/*.html') ? [pattern.replace('/*', ''), pattern.replace('.html', '')] : [pattern];
}

function pageRoutes(name: RouteName, locale: Locale): RouteConfigEntry[] {
  return pathsOf(patternOf(name, locale)).map((path, index) =>
    route(path, `pages/${folderOf(name)}/page.tsx`, {
      id: index === 0 ? `${name}.${locale}` : `${name}.${locale}.${index}`,
      caseSensitive: true,
    }),
  );
}

/** One layout a language, so that every failure is told in the language of its path. */
export default LOCALES.map(locale =>
  layout('locale-layout.tsx', { id: `layout.${locale}` }, [
    ...ROUTE_NAMES.filter(hasPage).flatMap(name => pageRoutes(name, locale)),
    route(`${PREFIX[locale]}/*`, 'pages/not-found/page.tsx', { id: `notFound.${locale}` }),
  ]),
);
