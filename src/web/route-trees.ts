/**
 * The parts of the table of routes: one a language, and one of staff, whose application leads everywhere. Each page
 * brings the part it stands in. Whatever is elsewhere is no page of that part, which leads to it by a whole page
 * (site/pages/not-found).
 */
export const ROUTE_TREES = ['fr', 'en', 'es', 'admin'] as const;
export type RouteTree = (typeof ROUTE_TREES)[number];

const TABLE = /(manifest-\w+)\.js$/;

/** The part in which the page of this path stands. French has no prefix: what is nowhere else is French. */
export function routeTreeOf(pathname: string): RouteTree {
  const first = pathname.split('/', 2)[1];
  return ROUTE_TREES.find(tree => tree === first) ?? 'fr';
}

/** Where a part of the router's whole table lies (`/assets/manifest-1a2b.js`). In development there are no parts. */
export function tableAt(whole: string, tree: RouteTree): string {
  return whole.replace(TABLE, `$1.${tree}.js`);
}
