import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** A text of the project, and where it stands in the documentation. */
export type Source = { readonly file: string; readonly page: string; readonly title: string };
export type Group = { readonly title: string; readonly sources: readonly Source[] };

const DECISIONS = 'docs/decisions';

/** What stands where in the navigation; a text in `docs` that is named here by nobody comes under “More”. */
const GROUPS: readonly (readonly [title: string, files: readonly string[]])[] = [
  ['Begin', ['README.md', 'docs/brand.md', 'docs/runbook.md', 'docs/scale.md']],
  ['The API', ['docs/api.md']],
  ['Build', ['ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs/ports.md', 'bench/README.md']],
  ['Trust', ['docs/security.md', 'docs/asvs.md', 'docs/reliability.md', 'docs/bid-log.md', 'SECURITY.md']],
  ['Project', ['CHANGELOG.md', 'CODE_OF_CONDUCT.md']],
];

/** `SECURITY.md` says how a weakness is told, `docs/security.md` what is done against them. */
const PAGES: Readonly<Record<string, string>> = {
  'README.md': 'index.html',
  'SECURITY.md': 'tell-a-weakness.html',
};
const pageOf = (file: string): string =>
  PAGES[file] ??
  file
    .replace(/^docs\//, '')
    .replace(/\.md$/, '.html')
    .toLowerCase();

/** The first heading of a text is its title. */
async function sourceOf(file: string): Promise<Source> {
  const [, title = file] = /^# (.+)$/m.exec(await readFile(ROOT + file, 'utf8')) ?? [];
  return { file, page: pageOf(file), title: title.replaceAll('`', '') };
}

/** Every text of the project as the documentation has it, in its groups; decision records are the last of them. */
export async function readSources(): Promise<Group[]> {
  const there = (await readdir(`${ROOT}docs`))
    .filter(name => name.endsWith('.md'))
    .map(name => `docs/${name}`);
  const named = new Set(GROUPS.flatMap(([, files]) => files));
  const more = there.filter(file => !named.has(file));
  const listed = [...GROUPS, ['More', more] as const].map(
    ([title, files]) =>
      [title, files.filter(file => !file.startsWith('docs/') || there.includes(file))] as const,
  );
  const records = (await readdir(ROOT + DECISIONS)).sort().map(name => `${DECISIONS}/${name}`);
  const groups = await Promise.all(
    [...listed, ['Decisions', records] as const].map(async ([title, files]) => ({
      title,
      sources: await Promise.all(files.map(sourceOf)),
    })),
  );
  return groups.filter(({ sources }) => sources.length > 0);
}
