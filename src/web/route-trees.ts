/**
 * The parts of the route table: one per language, and one for staff that also contains all the others. Each page loads
 * only its own part. A path outside it is shown by not-found, which reloads it as a document (site/pages/not-found).
 */
export const ROUTE_TREES = ['fr', 'en', 'es', 'admin'] as const;
export type RouteTree = (typeof ROUTE_TREES)[number];

const TABLE = /(manifest-\w+)\.js$/;

/** Returns the part that contains this path. French has no prefix and is therefore the default. */
export function routeTreeOf(pathname: string): RouteTree {
  const first = pathname.split('/', 2)[1];
  return ROUTE_TREES.find(tree => tree === first) ?? 'fr';
}

/** Returns the URL of one part of the router's manifest (`/assets/manifest-1a2b.js`); development has no parts. */
export function tableAt(whole: string, tree: RouteTree): string {
  return whole.replace(TABLE, `$1.${tree}.js`);
}
