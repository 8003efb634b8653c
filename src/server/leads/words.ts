import { MANDATE_LINES, MANDATE_MONTHS } from '#shared/sale/mandate.ts';
import { answerWords } from '#shared/words/answer-words.ts';
import { formatEuros } from '#shared/words/format.ts';
import type { Language } from '#shared/words/locale.ts';
import { phoneIn, wordsIn } from '../words/index.ts';
import type { Form } from './form.ts';
import type { Answers } from './leads-store.ts';

/** Without the reserve, which nobody is told but its seller and staff who hold auctions. */
export const withoutReserve = ({ reserveWish: _reserve, ...answers }: Answers): Answers => answers;

/**
 * Returns the answers as text, one line per question, in the form's wording and order; unanswered ones are left out.
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
      // The label of a consent is the whole sentence.
      if (kind === 'consent') return [label];
      const said = given.map(value => {
        if (kind === 'choice' || kind === 'choices') return chosen(name, value);
        return kind === 'phone' ? phoneIn(value) : answerWords(name, kind, value);
      });
      const text = kind === 'photos' ? String(given.length) : said.join(', ');
      return [say('letters.facts.line', { label, said: text })];
    }),
  );
}

/** Whether sending it signs a mandate to search. */
export const isMandate = ({ steps }: Form): boolean =>
  steps.some(({ fields }) => fields.some(({ name }) => name === 'mandate'));

/** The whole text of the mandate as its page shows it before it is signed; the deposit in whole euros. */
export function mandateLines(language: Language, deposit: number): string[] {
  const say = wordsIn(language);
  const values = { deposit: formatEuros(deposit), months: String(MANDATE_MONTHS) };
  return [
    say('inquiry.mandate.title'),
    ...MANDATE_LINES.map(line => say(`inquiry.mandate.lines.${line}`, values)),
  ];
}
