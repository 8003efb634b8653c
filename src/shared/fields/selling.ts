import { hasContactData, parseTypedNumber, type WishProblem, wishProblems } from '../sale/index.ts';
import { CAR_FIELDS, type CarField, type CarFieldName, type CarInput } from './car.ts';

const TOLD = ['text', 'texts', 'works', 'documents'];

/** Whether a field is a seller's free text that the public reads; chassis numbers are not. */
const isTold = ({ kind, codes, ownWords, writer, within }: CarField): boolean =>
  writer !== 'HOUSE' &&
  within === undefined &&
  !(codes && !ownWords) &&
  (kind === 'line' || TOLD.includes(kind));

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => (name === 'urls' ? [] : textsIn(part)));
};

/**
 * Returns the fields in which a seller gives contact data (telephone number, e-mail address, link), in order. The house
 * may give its own contact data: only sellers are checked.
 */
export const fieldsWithContactData = (input: CarInput): CarFieldName[] =>
  CAR_FIELDS.filter(field => isTold(field) && textsIn(input[field.name]).some(hasContactData)).map(
    ({ name }) => name,
  );

/** What is wrong with an offered car though each field is valid alone. */
export type OfferProblem = WishProblem | 'contactData';

type Answers = Readonly<Record<string, readonly string[]>>;

/** Checks a selling form's answers, by the names of its questions; `today` as 2026-11-20. */
export function offerProblems(answers: Answers, today: string): ReadonlyMap<string, OfferProblem> {
  const problems = new Map<string, OfferProblem>();
  for (const field of CAR_FIELDS) {
    if (isTold(field) && answers[field.name]?.some(hasContactData)) problems.set(field.name, 'contactData');
  }
  const eurosIn = (name: string) => {
    const typed = parseTypedNumber(answers[name]?.[0] ?? '');
    return typed.kind === 'number' ? typed.value : null;
  };
  const wish = {
    startingPrice: eurosIn('startingPrice'),
    reserve: eurosIn('reserveWish'),
    startDay: answers.startWish?.[0] || null,
  };
  const names = { startingPrice: 'startingPrice', reserve: 'reserveWish', startDay: 'startWish' } as const;
  for (const [part, problem] of wishProblems(wish, today)) problems.set(names[part], problem);
  return problems;
}
