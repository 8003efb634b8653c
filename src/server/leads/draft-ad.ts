import { CAR_FIELDS, type CarField, type CarInput } from '#shared/fields/index.ts';
import { type Language, type Locale, localeOf } from '#shared/words/locale.ts';
import { languageOfText } from '../words/index.ts';
import type { Answers, Inquiry } from './leads-store.ts';

/** What somebody answered as the field of a car holds it. */
function writtenAs({ kind }: CarField, given: readonly string[], locale: Locale): unknown {
  const [first = null, ...rest] = given;
  switch (kind) {
    case 'whole':
    case 'year':
    case 'euros':
      return Number(first);
    case 'flag':
      return first === 'yes';
    case 'text':
      return { [locale]: first };
    // A line a piece of work, as it is written down in a service book.
    case 'works':
      return linesOf(first).map(line => ({ name: { [locale]: line } }));
    // A paper that was named: its file is still to be sent.
    case 'documents':
      return given.map(label => ({ label, urls: [] }));
    case 'photos':
      return { front: first, exteriors: rest, interiors: [], mechanics: [] };
    default:
      return first;
  }
}

const linesOf = (text: string | null) => (text ?? '').split('\n').flatMap(line => line.trim() || []);

/** The sentences in which a form speaks of a car. */
const sentencesIn = (answers: Answers): string =>
  CAR_FIELDS.flatMap(({ name, kind }) =>
    kind === 'text' || kind === 'works' ? (answers[name] ?? []) : [],
  ).join('\n');
const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/**
 * The language of what a form says by now: that of its sentences, where they tell which of the two it is. Else of the
 * page on which it was saved, unless half of its words or more were written before. They stay in theirs where the next
 * page is another, and where that adds a word to them.
 */
export function languageWrittenIn(
  before: Pick<Inquiry, 'answers' | 'language'>,
  now: Answers,
  page: Language,
): Language {
  const text = sentencesIn(now);
  const told = languageOfText(text);
  const read = [before.language, page].find(language => localeOf(language) === told);
  if (read) return read;
  const known = new Set(wordsIn(sentencesIn(before.answers)));
  const words = wordsIn(text);
  const kept = words.filter(word => known.has(word)).length;
  return kept > 0 && kept * 2 >= words.length ? before.language : page;
}

/**
 * What a form says of a car: every answer under the name of a field that a seller may write, its texts in the language
 * that the form is filled in.
 */
export function carIn(answers: Answers, language: Language): CarInput {
  const locale = localeOf(language);
  const said = CAR_FIELDS.flatMap(field => {
    const given = field.writer === 'HOUSE' ? [] : (answers[field.name] ?? []);
    return given.length === 0 ? [] : [[field.name, writtenAs(field, given, locale)] as const];
  });
  const car: CarInput = Object.fromEntries(said);
  const [registration = 'none'] = answers.registrationPapers ?? [];
  if (registration === 'none') return car;
  const certificate = { label: 'REGISTRATION_CERTIFICATE', urls: [] };
  return {
    ...car,
    documents: [certificate, ...(car.documents ?? [])],
    ...(registration === 'french' ? { registrationPlace: 'FR' } : {}),
  };
}
