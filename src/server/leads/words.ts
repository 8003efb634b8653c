import { formatEuros, formatNumber } from '#shared/words/format.ts';
import type { Language } from '#shared/words/locale.ts';
import { wordsIn } from '../words/index.ts';
import type { Form } from './form.ts';
import type { Answers } from './leads-store.ts';

/**
 * What somebody answered, a line a question, in the words of its form and in the order in which it was asked; what
 * they left out is not there.
 */
export function saidLines({ steps }: Form, answers: Answers, language: Language): string[] {
  const say = wordsIn(language);
  const chosen = (name: string, value: string) => {
    const key = `inquiry.options.${name}.${value}` as 'inquiry.options.use.daily';
    return say.has(key) ? say(key) : value;
  };
  return steps.flatMap(({ fields }) =>
    fields.flatMap(({ name, kind }) => {
      const given = answers[name] ?? [];
      if (given.length === 0) return [];
      const label = say(`inquiry.fields.${name}` as 'inquiry.fields.email');
      // What one agrees to is a sentence of its own.
      if (kind === 'consent') return [label];
      const said = given.map(value => {
        if (kind === 'choice' || kind === 'choices') return chosen(name, value);
        return kind === 'whole' ? amount(name, value) : value;
      });
      const text = kind === 'photos' ? String(given.length) : said.join(', ');
      return [say('letters.facts.line', { label, said: text })];
    }),
  );
}

function amount(name: string, value: string): string {
  if (name.startsWith('year') || name === 'carCount') return value;
  const number = Number(value);
  return name.startsWith('mileage') ? `${formatNumber(number)} km` : formatEuros(number);
}
