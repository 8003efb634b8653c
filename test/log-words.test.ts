import { readdir, readFile } from 'node:fs/promises';
import { createTranslator } from 'use-intl';
import { describe, expect, it } from 'vitest';
import { SETTINGS } from '#shared/fields/index.ts';
import { loadWords, messagesIn, STAFF_LOCALES } from '#web/i18n/index.ts';
import { fieldKeyOf } from '#web/staff/frame/use-field-words.ts';
import { code } from './kit/sources.ts';

const SERVER = new URL('../src/server/', import.meta.url);

/** A name of a domain event or a webhook's, which is told and not logged, and the key of a sentence of a car's page. */
const TOLD =
  /domain\.(?:on|tell)\((?:\w+, )?'[\w.]+'|DomainEventMap\['[\w.]+'\]|'order\.stepped'|(?:\bad|\bkey as|\bpageWords\(\w+\))(?:\(| )'ad\.\w+'/g;

/** Everything that the server's own files say, tests aside. */
async function spoken(): Promise<string> {
  const names = await readdir(SERVER, { recursive: true });
  const sources = names.filter(name => name.endsWith('.ts') && !/\.(test|gen)\.ts$|domain-events/.test(name));
  return (await Promise.all(sources.map(name => readFile(new URL(name, SERVER), 'utf8'))))
    .join('\n')
    .replace(TOLD, '');
}

const found = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, name = '']) => name.replaceAll('.', '_'));

/** What a line of the log is before or after, where it is written down as an object; and the names in that. */
const STATES = /\b(?:(?:before|after)(?::| =)|const logged\w* = .*?=>)[ (]*(\{[\s\S]*?\})[\s,;)]/g;
const NAMES = /(?<=[{,]\s*)(\w+)(?=\s*[:,}])/g;

/** Every field of which the log may say that it changed, as far as its rooms' own files say it; and those of settings. */
function fieldsOfTheLog(): readonly string[] {
  const rooms = code.filter(({ path, text }) => path.startsWith('src/server/') && /\brecord\(/.test(text));
  const states = rooms.flatMap(({ text }) => Array.from(text.matchAll(STATES), ([, state = '']) => state));
  const names = states.flatMap(state => state.match(NAMES) ?? []);
  const settings = Object.values(SETTINGS).flatMap(({ fields }) => Object.keys(fields));
  return [...new Set([...names, ...settings, 'holdsFrom', 'fr', 'en', 'es', 'declaredOn', 'purpose'])];
}

describe.each(STAFF_LOCALES)('the staff application in %s', locale => {
  it('has words for everything that the log may say was done', async () => {
    await loadWords(locale, ['core', 'admin']);
    const { actions } = messagesIn(locale).admin.audit;
    const done = found(
      await spoken(),
      /'((?:ad|auction|campaign|order|offer|question|account|letter|job|lead|list|note|group|setting|sale|text|report|document|result|review|key|webhook)\.[a-zA-Z]+)'/g,
    );
    const known = done.filter(action => !/^(ad|auction|order|offer)_(find|list|of)/.test(action));
    expect(known.length).toBeGreaterThan(20);
    expect(known.filter(action => !(action in actions))).toEqual([]);
  });

  it('has words for every field that the log may say was changed', async () => {
    await loadWords(locale, ['core', 'admin']);
    const t = createTranslator({ locale, messages: messagesIn(locale) });
    const fields = fieldsOfTheLog();
    expect(fields.length).toBeGreaterThan(80);
    expect(fields.filter(name => fieldKeyOf(name, key => t.has(key as 'site.name')) === null)).toEqual([]);
  });

  it('has words for every kind of work that may fail', async () => {
    await loadWords(locale, ['core', 'admin']);
    const { kinds } = messagesIn(locale).admin.letters.jobs;
    const work = found(await spoken(), /^(?:export )?const [A-Z_]+ = '([a-z]+\.[a-zA-Z]+)';$/gm);
    expect(work.filter(kind => kind !== 'manifest_json' && !(kind in kinds))).toEqual([]);
  });
});
