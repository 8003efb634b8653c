import { readFile } from 'node:fs/promises';
import { type HouseBrand, openBrand, readBrand } from '#server/brand/index.ts';
import { escapeMarkup } from '#shared/words/text.ts';
import { graphqlReference, restReference } from './site-api.ts';
import { type Drawn, drawMarkdown, relative } from './site-markdown.ts';
import { type Group, ROOT, readSources, type Source } from './site-sources.ts';

/** The documentation as files of a folder that any web server gives: pages by path, with pictures, faces and style. */
export type Site = ReadonlyMap<string, string | Buffer>;

const REST: Source = { file: '', page: 'api/rest.html', title: 'REST reference' };
const GRAPHQL: Source = { file: '', page: 'api/graphql.html', title: 'GraphQL reference' };
const FACES = ['fraunces.woff2', 'inter.woff2', 'OFL.txt'];

/** @throws Error for a link between texts that leads nowhere, and for two texts of one page */
export async function makeSite(): Promise<Site> {
  const brand = readBrand(undefined);
  openBrand(brand);
  const read = await readSources();
  const groups = read.map(group =>
    group.title === 'The API' ? { ...group, sources: [...group.sources, REST, GRAPHQL] } : group,
  );
  const all = read.flatMap(({ sources }) => sources);
  const site = new Map<string, string | Buffer>();
  const page = (source: Source, drawn: Pick<Drawn, 'html' | 'headings'>) => {
    if (site.has(source.page)) throw new Error(`two texts want to be ${source.page}`);
    site.set(source.page, layout({ brand, groups, source, drawn }));
  };

  for (const source of all) {
    const drawn = drawMarkdown(await readFile(ROOT + source.file, 'utf8'), source, all);
    page(source, drawn);
    for (const file of drawn.files) site.set(file.replace(/^docs\//, ''), await readFile(ROOT + file));
  }
  const operations = restReference();
  page(REST, { html: operations, headings: [] });
  page(GRAPHQL, { html: graphqlReference().html, headings: [] });
  site.set('style.css', styleOf(brand));
  for (const name of FACES) site.set(`faces/${name}`, await readFile(`${ROOT}src/web/ui/fonts/${name}`));
  return site;
}

type Page = {
  readonly brand: HouseBrand;
  readonly groups: readonly Group[];
  readonly source: Source;
  readonly drawn: Pick<Drawn, 'html' | 'headings'>;
};

function layout({ brand, groups, source, drawn }: Page): string {
  const { page, title } = source;
  const mark = `<svg viewBox="0 0 32 32" width="24" height="24" aria-hidden="true" fill="currentColor">${brand.mark
    .map(path => `<path d="${path}"/>`)
    .join('')}</svg>`;
  const onPage = drawn.headings.map(({ id, text }) => `<li><a href="#${id}">${escapeMarkup(text)}</a></li>`);
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeMarkup(title)} · ${escapeMarkup(brand.name)}</title>
<link rel="stylesheet" href="${relative(page, 'style.css')}"></head>
<body>
<a class="skip" href="#content">To the text</a>
<header><a class="home" href="${relative(page, 'index.html')}">${mark} ${escapeMarkup(brand.name)}</a></header>
<div class="columns">
<nav aria-label="Documentation">${groups.map(group => groupOf(group, source)).join('\n')}</nav>
<main id="content">${drawn.html}</main>
${onPage.length < 2 ? '' : `<nav class="here" aria-label="On this page"><p>On this page</p><ul>${onPage.join('')}</ul></nav>`}
</div>
</body>
</html>
`;
}

/** Open where the page is, and closed elsewhere: no script is needed to find one's way. */
function groupOf({ title, sources }: Group, here: Source): string {
  const isHere = sources.some(({ page }) => page === here.page);
  const links = sources.map(({ page, title: name }) => {
    const current = page === here.page ? ' aria-current="page"' : '';
    return `<li><a href="${relative(here.page, page)}"${current}>${escapeMarkup(name)}</a></li>`;
  });
  return `<details${isHere ? ' open' : ''}><summary>${escapeMarkup(title)}</summary><ul>${links.join('')}</ul></details>`;
}

/** The house's colours by role, light and dark, and its faces. */
function styleOf({ colours }: HouseBrand): string {
  const roles = (theme: 'light' | 'dark') =>
    Object.entries(colours[theme])
      .map(([role, colour]) => `--${role}:${colour}`)
      .join(';');
  return `@font-face{font-family:Fraunces;src:url(faces/fraunces.woff2);font-weight:420;font-display:swap}
@font-face{font-family:Inter;src:url(faces/inter.woff2);font-weight:400 700;font-display:swap}
:root{color-scheme:light dark;${roles('light')}}
@media(prefers-color-scheme:dark){:root{${roles('dark')}}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:400 16px/26px Inter,system-ui,sans-serif}
a{color:var(--link);text-underline-offset:4px}
a:focus-visible,summary:focus-visible,[tabindex]:focus-visible{outline:2px solid var(--green);outline-offset:2px}
.skip{position:absolute;left:-999px}.skip:focus{left:16px;top:16px;background:var(--surface);padding:8px 16px}
header{border-bottom:1px solid var(--line)}
.home{display:inline-flex;align-items:center;gap:10px;min-height:64px;padding:0 24px;color:var(--green);
font:420 22px/28px Fraunces,Georgia,serif;text-decoration:none}
@media(prefers-color-scheme:dark){.home{color:var(--link)}}
.columns{display:grid;grid-template-columns:minmax(0,1fr);gap:0 48px;max-width:1440px;margin:0 auto;padding:16px 20px 96px}
nav{font-size:14px;line-height:22px}
nav ul{list-style:none;margin:0 0 12px;padding:0}
nav li a{display:block;padding:7px 12px;border-radius:10px;color:var(--ink-soft);text-decoration:none}
nav li a:hover{background:var(--wash);color:var(--ink)}
nav a[aria-current]{background:var(--wash);color:var(--ink);font-weight:560}
summary{padding:10px 12px;font-weight:560;cursor:pointer}
.here{display:none}
main{min-width:0;overflow-x:clip;padding:16px 0 0}
h1,h2,summary{overflow-wrap:anywhere}
main>*{max-width:72ch}
main>.wide,main>section,main>pre{max-width:100%}
h1{font:420 36px/44px Fraunces,Georgia,serif;margin:0 0 20px}
h2{font:420 22px/30px Fraunces,Georgia,serif;margin:48px 0 12px;padding-top:20px;border-top:1px solid var(--line)}
h2.small,h3{font:560 16px/24px Inter,system-ui,sans-serif;margin:28px 0 8px;padding:0;border:0}
p,ul,ol{margin:0 0 16px}
li{margin:4px 0}
img{max-width:100%;height:auto;border-radius:10px;border:1px solid var(--line)}
code{font:14px/22px ui-monospace,SFMono-Regular,Menlo,monospace;overflow-wrap:anywhere}
pre{overflow-x:auto;margin:0 0 20px;padding:16px;border:1px solid var(--line);border-radius:10px;background:var(--surface)}
pre code{overflow-wrap:normal}
.wide{overflow-x:auto;margin:0 0 20px}
table{border-collapse:collapse;width:100%;font-size:14px;line-height:22px}
th{text-align:left;font-weight:560}
th,td{padding:8px 16px 8px 0;border-top:1px solid var(--line);vertical-align:top;min-width:8rem;overflow-wrap:anywhere}
td p,td ul{margin:0}
.soft{color:var(--ink-soft)}
@media(min-width:960px){.columns{grid-template-columns:260px minmax(0,1fr);padding:24px 32px 96px}
.columns>nav:first-child{position:sticky;top:0;align-self:start;max-height:100vh;overflow-y:auto;padding:16px 0}}
@media(min-width:1320px){.columns:has(.here){grid-template-columns:260px minmax(0,1fr) 220px}
.here{display:block;position:sticky;top:0;align-self:start;max-height:100vh;overflow-y:auto;padding:32px 0}
.here p{margin:0 0 8px 12px;font-weight:560}}
`;
}
