/** Describes the catalogue of words, key by key, to the compiler: npm run words. */
import { writeFile } from 'node:fs/promises';
import { describedWords } from '#test/kit/words.ts';

await writeFile(new URL('../src/shared/words/words.gen.ts', import.meta.url), describedWords());
