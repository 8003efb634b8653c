import { CAR_FIELDS, type CarField, type CarInput } from '#shared/fields/index.ts';
import { type Language, type Locale, localeOf } from '#shared/words/locale.ts';
import { languageOfText } from '../words/index.ts';
import type { Answers, Inquiry } from './leads-store.ts';

/** Converts an answer to the value of a car field. */
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
 * Returns the language of a form's texts: detected from the sentences, where they tell. Otherwise that of the page,
 * unless at least half of the words were there before: then theirs.
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

/** Returns the car data of a form: every answer to a field that a seller may set, with texts in the form's language. */
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
