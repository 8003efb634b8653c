import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkTo } from '#shared/paths/links.ts';
import { LOCALES, type Locale } from '#shared/words/locale.ts';
import { addCar } from './kit/cars.ts';
import { openTestHouse, type TestHouse } from './kit/house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house[Symbol.asyncDispose]());

const REPORT = {
  ...{ version: 1, inspector: 'Étienne Kowalski', inspectedOn: '2026-10-06', place: 'Dieppe' },
  ...{ mechanics: [], papersSeen: [], papersNote: null, keyCount: 2, roadTest: null },
  ...{ films: [], coldStart: null },
  flaws: [
    {
      ...{ panel: 'BONNET', kind: 'RUST', size: 'SMALL', photoId: null },
      note: { fr: 'Piqué <img src=x onerror=alert(1)>', en: null, es: null },
    },
  ],
  paint: [{ panel: 'ROOF', microns: 640 }],
  worksDue: [{ name: { fr: 'Pneus', en: 'Tyres', es: 'Neumáticos' }, cost: 1_150 }],
} as const;

const WORDS: Record<Locale, readonly string[]> = {
  fr: ['Relevé d’état', 'Capot', 'Corrosion, faible ampleur', 'Mastic probable', '2 clés', 'Pneus'],
  en: ['Condition report', 'Bonnet', 'Rust, minor', 'Filler likely', '2 keys', 'Tyres'],
  es: [
    'Informe de estado',
    'Capó',
    'Corrosión, poca extensión',
    'Masilla probable',
    '2 llaves',
    'Neumáticos',
  ],
};

/** The address of a car with a report, in a language. */
async function carWithReport(auction?: object, report: object = REPORT): Promise<(locale: Locale) => string> {
  const { uuid } = await addCar(house, auction ? { auction } : {});
  await house.rooms.ads.update(uuid, { conditionReport: structuredClone(report) as never });
  const slug = (await house.rooms.ads.find(uuid))?.slug ?? '';
  return locale => house.url + linkTo('car', locale, { slug });
}
const pageOf = async (address: string) => (await fetch(address)).text();
/** What stands in the page, without what it tells its scripts. */
const markupOf = (html: string) => html.replaceAll(/<script.*?<\/script>/gs, '');

describe('the condition report on a car’s page', () => {
  it('tells what was found by hatchings and shapes as well, not by colour alone', async () => {
    const sizes = ['SMALL', 'MEDIUM', 'LARGE'] as const;
    const flaws = sizes.map(size => ({ ...REPORT.flaws[0], size }));
    const paint = [100, 300, 640].map((microns, at) => ({
      panel: ['BONNET', 'BOOT_LID', 'ROOF'][at],
      microns,
    }));
    const addressIn = await carWithReport(undefined, { ...REPORT, flaws, paint });
    const [, drawing = ''] = markupOf(await pageOf(addressIn('fr'))).split('data-condition-report');
    const hatched = (finding: string) => drawing.match(new RegExp(`fill="url\\(#paint-${finding}\\)"`, 'g'));
    const lines = ['ORIGINAL', 'REPAINTED', 'FILLER'].map(finding => {
      // On a panel, and beside its word.
      expect([finding, hatched(finding)?.length]).toEqual([finding, 2]);
      return drawing
        .match(new RegExp(`<pattern id="paint-${finding}".*?</pattern>`, 's'))?.[0]
        .match(/ d="(.*?)"/g)?.[1];
    });
    expect(new Set(lines).size).toBe(3);
    const pins = [...drawing.matchAll(/<path d="([^"]+)" stroke-width="1" class="fill-\S+ stroke/g)];
    expect(new Set(pins.map(([, shape]) => shape)).size).toBe(3);
  });

  it.each(['of an ad', 'of an auction'])('stands in the markup %s, in each language', async of => {
    const addressIn = await carWithReport(of === 'of an auction' ? {} : undefined);
    for (const locale of LOCALES) {
      const markup = markupOf(await pageOf(addressIn(locale)));
      const [report = ''] = (markup.split('data-condition-report')[1] ?? '').split('</section>');
      for (const words of WORDS[locale])
        expect([locale, words, report.includes(words)]).toEqual([locale, words, true]);
      expect(report.replaceAll(/\s/g, ' ')).toContain('640 µm');
      // French words among others say so, and are words.
      expect(report.includes('lang="fr"')).toBe(locale !== 'fr');
      expect(report).toContain('Piqué &lt;img src=x');
      expect(report).not.toContain('<img src=x');
    }
  });

  it('is the same for who comes by a link of the site, and none of its scripts draws it', async () => {
    const address = (await carWithReport())('fr');
    const data = await pageOf(`${address}.data`);
    expect(data).toContain('data-condition-report');
    const html = await pageOf(address);
    const scripts = new Set(html.match(/\/assets\/[\w.-]+\.js/g));
    expect(scripts.size).toBeGreaterThan(3);
    for (const script of scripts) {
      const text = await pageOf(house.url + script);
      expect([script, /condition-report|FRONT_BUMPER|Bas de caisse/.test(text)]).toEqual([script, false]);
    }
  });

  it('has its films and its sound in the markup, which ask for nothing, each with its size and its words', async () => {
    const rows = await house.db.owner<{ id: string }>(
      `insert into recordings (file_key, kind, byte_count, width, height, duration_ms)
       values ('f', 'FILM', 9, 1080, 1920, 83600), ('s', 'SOUND', 9, null, null, 9000) returning id`,
    );
    const [film = '', sound = ''] = rows.map(({ id }) => id);
    const { uuid } = await addCar(house);
    const films = [{ recordingId: film, caption: { fr: 'Tour <b>x</b>', en: null, es: null } }];
    const coldStart = { recordingId: sound, caption: null };
    await house.rooms.ads.update(uuid, {
      conditionReport: { ...structuredClone(REPORT), films, coldStart } as never,
    });
    const slug = (await house.rooms.ads.find(uuid))?.slug ?? '';
    const html = await pageOf(house.url + linkTo('car', 'en', { slug }));
    const [player = ''] = /<video[^>]*>/.exec(html) ?? [];
    const wanted = [
      `src="/recordings/${film}.mp4"`,
      'width="1080"',
      'height="1920"',
      'preload="none"',
      'controls=""',
    ];
    for (const part of [...wanted, 'playsInline=""', 'aria-label="Film 1"'])
      expect([part, player.includes(part)]).toEqual([part, true]);
    expect(html).toMatch(new RegExp(`<audio[^>]*preload="none" src="/recordings/${sound}.m4a"`));
    const markup = markupOf(html);
    for (const words of ['Film 1 · 1:23', 'Cold start · 0:09', 'on the car’s page', 'Tour &lt;b&gt;x'])
      expect([words, markup.includes(words)]).toEqual([words, true]);
  });

  it('is missing where nobody looked', async () => {
    const { uuid } = await addCar(house);
    const slug = (await house.rooms.ads.find(uuid))?.slug ?? '';
    expect(await pageOf(house.url + linkTo('car', 'fr', { slug }))).not.toContain('condition-report');
  });
});
