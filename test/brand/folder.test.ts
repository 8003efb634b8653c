import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paint, readBrand } from '#server/brand/index.ts';
import { readConfig } from '#server/config.ts';
import { PRODUCTION } from '../kit/production.ts';

const OURS = fileURLToPath(new URL('../../brands/calandre/', import.meta.url));
const ASSETS = new URL('../../build/client/assets/', import.meta.url);
type Json = Record<string, unknown>;
type Given = Json & { colours: { light: Record<string, string>; dark: Record<string, string> } };

let base = '';
let count = 0;
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'brand-folder-'));
});
afterAll(() => rm(base, { recursive: true, force: true }));

/** Our own folder with something changed in it, read as a house that starts reads it. */
async function change(edit: (brand: Given) => void, files: Record<string, string> = {}) {
  count += 1;
  const folder = join(base, String(count));
  await cp(OURS, folder, { recursive: true });
  const brand = JSON.parse(await readFile(join(folder, 'brand.json'), 'utf8')) as Given;
  edit(brand);
  await writeFile(join(folder, 'brand.json'), JSON.stringify(brand));
  await cp(join(folder, 'mark.svg'), join(folder, 'words', 'none'), { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return () => readBrand(folder);
}
const nothing = () => {};

describe('a brand’s folder', () => {
  it.each<[string, (brand: Given) => void, RegExp]>([
    ['no name', brand => delete brand.name, /brand\.json: name is missing\.$/],
    ['a name that is markup', brand => Object.assign(brand, { name: '<b>X</b>' }), /name is not right/],
    ['no language', brand => Object.assign(brand, { languages: [] }), /languages is not right/],
    [
      'a language nobody speaks',
      brand => Object.assign(brand, { languages: ['fr', 'de'] }),
      /languages\.1 is not right/,
    ],
    ['a colour left out', ({ colours }) => delete colours.dark.wash, /colours\.dark\.wash is missing/],
    [
      'a word that is no colour',
      ({ colours }) => Object.assign(colours.light, { ink: 'black' }),
      /light\.ink is not right/,
    ],
    ['a field it has not', brand => Object.assign(brand, { logo: 'x.png' }), /logo is not right/],
    ['no such setting', brand => Object.assign(brand, { settings: { tolls: {} } }), /"tolls" is no setting/],
    [
      'no such field',
      brand => Object.assign(brand, { settings: { house: { motto: 'x' } } }),
      /settings\.house\.motto is not right/,
    ],
    [
      'a value that cannot be',
      brand => Object.assign(brand, { settings: { buyerFee: { basisPoints: -1 } } }),
      /buyerFee/,
    ],
    [
      'letters that cannot be read',
      ({ colours }) => Object.assign(colours.light, { 'ink-soft': '#9a9a9a' }),
      /colours\.light\.ink-soft \(#9a9a9a\) on paper \(#fbfaf7\) has a contrast of 2\.\d\d, and needs 4\.5\.$/,
    ],
    [
      'a button that cannot be read by night',
      ({ colours }) => Object.assign(colours.dark, { 'green-hover': '#2a8b68' }),
      /colours\.dark\.on-green \(#ffffff\) on green-hover \(#2a8b68\) has a contrast of 4\.20, and needs 4\.5\.$/,
    ],
    [
      'a typeface it does not have',
      brand => {
        const face = { family: 'X', file: 'x.woff2', papers: 'x.ttf' };
        brand.typefaces = { display: face, text: face };
      },
      /x\.woff2 is missing: brand\.json names it as a typeface\.$/,
    ],
    [
      'a typeface from elsewhere',
      brand => {
        const face = { family: 'X', file: 'https://fonts.example/x.woff2', papers: 'x.ttf' };
        brand.typefaces = { display: face, text: face };
      },
      /typefaces\.display\.file is not right/,
    ],
  ])('with %s is refused by a sentence', async (_what, edit, sentence) => {
    expect(await change(edit)).toThrow(sentence);
  });

  it.each([
    [
      'mark.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><script>1</script></svg>',
      /must be paths/,
    ],
    [
      'mark.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="M1 1z"/></svg>',
      /square of 32/,
    ],
    ['share.jpg', '<svg/>', /share\.jpg must be a whole JPEG/],
    ['words/fr.json', '{"home.nothing":"X"}', /says nothing at "home\.nothing"/],
    ['words/fr.json', '{"home.title":"Bonjour {nom}"}', /"home\.title" asks for \{nom\}/],
    ['words/fr.json', '{"home.title":"Bonjour {"}', /"home\.title" can't be read/],
    ['brand.json', '{', /brand\.json can't be read/],
  ])('whose %s is %s is refused by a sentence', async (name, text, sentence) => {
    expect(await change(nothing, { [name]: text })).toThrow(sentence);
  });

  it('says what colours the pages of this project have, to the letter', async () => {
    const [name = ''] = (await readdir(ASSETS)).filter(each => each.endsWith('.css'));
    const css = await readFile(new URL(name, ASSETS), 'utf8');
    const { colours } = readBrand(undefined);
    expect(paint(css, colours)).toBe(css);
    expect(paint(css, { light: colours.dark, dark: colours.light })).not.toBe(css);
  });

  it('opens no house in production under the VAT of another country', async () => {
    await change(brand => {
      Object.assign((brand.settings as { house: Json }).house, { vatNumber: 'ESB12345674', legal: 'S. L.' });
      Object.assign(brand, { standIns: {} });
    });
    const env = { BRAND: join(base, String(count)), HOUSE_VAT: '', HOUSE_LEGAL: '' };
    try {
      expect(() => readConfig({ ...PRODUCTION, ...env })).toThrow(
        'house.vatNumber must be a French VAT number',
      );
      expect(readConfig(env).isProduction).toBe(false);
      expect(readConfig({ ...PRODUCTION, ...env, HOUSE_VAT: PRODUCTION.HOUSE_VAT }).isProduction).toBe(true);
    } finally {
      readConfig({});
    }
  });
});
