import { askedBy, NAMESPACES, type Sentences, sentencesOf } from '#server/words/catalogue.ts';
import { joinWords } from '#shared/words/join-words.ts';

function typeOf(said: Sentences | string, indent: string): string {
  if (typeof said === 'string') return JSON.stringify(askedBy(said).join('') || '…');
  const lines = Object.entries(said).map(([part, inner]) => {
    const name = /^[A-Za-z_]\w*$/.test(part) ? part : JSON.stringify(part);
    return `${indent}  readonly ${name}: ${typeOf(inner, `${indent}  `)};\n`;
  });
  return `{\n${lines.join('')}${indent}}`;
}

/** Every key of the catalogue with what its sentence asks for, as `src/shared/words/words.gen.ts` has it. */
export function describedWords(): string {
  const whole = joinWords({}, ...NAMESPACES.map(each => sentencesOf(each, 'fr'))) as Sentences;
  return `/** Every key of the catalogue of words, with the values its sentence takes: npm run words. */
export type Words = ${typeOf(whole, '')};
`;
}
