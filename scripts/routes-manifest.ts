/**
 * The table of routes that every page brings, in few bytes. The router's build repeats each page's file and
 * the files it imports for each language and path; here each stands once, and some lines of script write the
 * same table out of them in the browser.
 */
type Route = Readonly<Record<string, unknown>> & {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly imports: readonly string[];
};
export type RoutesManifest = Readonly<Record<string, unknown>> & {
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

/** The script that the browser runs in the place of the router's own. @throws where the router's form changed */
export function compactManifest(script: string): string {
  const text = ASSIGNMENT.exec(script)?.[1];
  if (text === undefined) throw new Error('The router writes its table of routes in another form');
  const { routes, ...rest } = JSON.parse(text) as RoutesManifest;
  const files = places<string>(String);
  const pages = places<object>(JSON.stringify);
  const ids = Object.keys(routes);
  const rows = Object.values(routes).map(({ id, parentId, path, imports, ...page }) => {
    const parent = parentId === undefined ? -1 : ids.indexOf(parentId);
    return [id, parent, path ?? 0, pages.of({ ...page, imports: imports.map(files.of) })];
  });
  const parts = [rest, files.list, pages.list, rows].map(part => JSON.stringify(part));
  return `window.__reactRouterManifest=(${unfold})(${parts.join(',')});`;
}

/**
 * Runs in the browser: the table of routes as the router wrote it, of the page's own language alone, for the router
 * goes through all of them before the page lives. Whatever is elsewhere is no page of this table, which leads to it
 * by a whole page (site/pages/not-found). Staff have everything: their application leads everywhere.
 */
const unfold = `(rest,files,pages,rows)=>{
const tree=/^\\/(en|es|admin)(?:\\/|$)/.exec(location.pathname)?.[1]??'fr';
const isHere=([id,parent])=>tree==='admin'||parent<0||id==='layout.fr'||id==='notFound.fr'
||id==='layout.'+tree||rows[parent][0]==='layout.'+tree;
return{...rest,routes:Object.fromEntries(rows.filter(isHere).map(([id,parent,path,page])=>[id,{
id,...(parent<0?{}:{parentId:rows[parent][0]}),...(path===0?{}:{path}),...pages[page],
imports:pages[page].imports.map(file=>files[file])}]))}}`;
