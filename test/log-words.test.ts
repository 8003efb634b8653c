import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { loadWords, messagesIn, STAFF_LOCALES } from '#web/i18n/index.ts';

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

  it('has words for every kind of work that may fail', async () => {
    await loadWords(locale, ['core', 'admin']);
    const { kinds } = messagesIn(locale).admin.letters.jobs;
    const work = found(await spoken(), /^(?:export )?const [A-Z_]+ = '([a-z]+\.[a-zA-Z]+)';$/gm);
    expect(work.filter(kind => kind !== 'manifest_json' && !(kind in kinds))).toEqual([]);
  });
});
