import { type RouteTree, tableAt } from '#web/route-trees.ts';

/**
 * The table of routes that every page brings, in few bytes: of its own language alone, for the router also goes
 * through all of them before the page lives. The router's build repeats each page's file and the files it imports
 * for each path; here each stands once, and some lines of script write the same table out of them in the browser.
 */
type Route = Readonly<Record<string, unknown>> & {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly imports: readonly string[];
};
export type RoutesManifest = Readonly<Record<string, unknown>> & {
  readonly url: string;
  readonly routes: Readonly<Record<string, Route>>;
};

const ASSIGNMENT = /^window\.__reactRouterManifest=(\{.*\});?\s*$/s;

/** A list that gives each value its place, the same to equal ones. */
function places<Value>(keyOf: (value: Value) => string) {
  const known = new Map<string, number>();
  const list: Value[] = [];
  return {
    list,
    of(value: Value): number {
      const key = keyOf(value);
      const place = known.get(key) ?? list.push(value) - 1;
      known.set(key, place);
      return place;
    },
  };
}

/** Whether a route belongs to the table of this tree: the French pages' layout and last page lead on to all others. */
function isIn(tree: RouteTree, { id, parentId }: Route): boolean {
  const layout = `layout.${tree}`;
  if (tree === 'admin' || parentId === undefined) return true;
  return [layout, 'layout.fr', 'notFound.fr'].includes(id) || parentId === layout;
}

/**
 * The script that the browser runs on pages of this tree in the place of the router's own.
 * @throws where the router's form changed
 */
export function compactManifest(script: string, tree: RouteTree): string {
  const text = ASSIGNMENT.exec(script)?.[1];
  if (text === undefined) throw new Error('The router writes its table of routes in another form');
  const { routes, url, ...rest } = JSON.parse(text) as RoutesManifest;
  const files = places<string>(String);
  const pages = places<object>(JSON.stringify);
  const here = Object.values(routes).filter(route => isIn(tree, route));
  const ids = here.map(route => route.id);
  const rows = here.map(({ id, parentId, path, imports, ...page }) => {
    const parent = parentId === undefined ? -1 : ids.indexOf(parentId);
    return [id, parent, path ?? 0, pages.of({ ...page, imports: imports.map(files.of) })];
  });
  const parts = [{ ...rest, url: tableAt(url, tree) }, files.list, pages.list, rows].map(part =>
    JSON.stringify(part),
  );
  return `window.__reactRouterManifest=(${unfold})(${parts.join(',')});`;
}

/** Runs in the browser: writes the routes as the router wrote them. */
const unfold = `(rest,files,pages,rows)=>({...rest,routes:Object.fromEntries(rows.map(([id,parent,path,page])=>[id,{
id,...(parent<0?{}:{parentId:rows[parent][0]}),...(path===0?{}:{path}),...pages[page],
imports:pages[page].imports.map(file=>files[file])}]))})`;
