import { layout, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { patternOf } from '#shared/paths/links.ts';
import { folderOf, ROUTE_NAMES, ROUTES, type RouteName } from '#shared/paths/route-table.ts';
import { LOCALES, type Locale, PREFIX } from '#shared/words/locale.ts';

/** The router allows a splat only at the end of a path, so the page itself checks for `.html`. */
function pathsOf(pattern: string): string[] {
  return pattern.endsWith('/*.html') ? [pattern.replace('/*', ''), pattern.replace('.html', '')] : [pattern];
}

function pageRoutes(name: RouteName, locale: Locale): RouteConfigEntry[] {
  return pathsOf(patternOf(name, locale)).map((path, index) =>
    route(path, `${folderOf(name)}/page.tsx`, {
      id: index === 0 ? `${name}.${locale}` : `${name}.${locale}.${index}`,
      caseSensitive: true,
    }),
  );
}

const isStaffs = (name: RouteName) => ROUTES[name].who === 'staff';
/** One layout per language, so that every error is shown in the language of its path, and one for staff. */
export default [
  ...LOCALES.map(locale =>
    layout('locale-layout.tsx', { id: `layout.${locale}` }, [
      ...ROUTE_NAMES.filter(name => !isStaffs(name)).flatMap(name => pageRoutes(name, locale)),
      route(`${PREFIX[locale]}/*`, 'site/pages/not-found/page.tsx', { id: `notFound.${locale}` }),
    ]),
  ),
  layout('staff/layout.tsx', { id: 'layout.admin' }, [
    ...ROUTE_NAMES.filter(isStaffs).flatMap(name => pageRoutes(name, 'fr')),
    route('/admin/*', 'site/pages/not-found/page.tsx', { id: 'notFound.admin' }),
  ]),
];
