import { hasContactData, parseTypedNumber, type WishProblem, wishProblems } from '../sale/index.ts';
import { CAR_FIELDS, type CarField, type CarFieldName, type CarInput } from './car.ts';

const TOLD = ['text', 'texts', 'works', 'documents'];

/** Whether the public reads there what its seller wrote in words of their own; numbers of a chassis are none. */
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
 * The fields in which a seller tells a way around the house (a telephone number, an e-mail address, a link), in the
 * order in which they stand. The house may write its own: it is asked of sellers alone.
 */
export const fieldsWithContactData = (input: CarInput): CarFieldName[] =>
  CAR_FIELDS.filter(field => isTold(field) && textsIn(input[field.name]).some(hasContactData)).map(
    ({ name }) => name,
  );

/** What is wrong with how a car is offered, though each answer is of its kind. */
export type OfferProblem = WishProblem | 'contactData';

type Answers = Readonly<Record<string, readonly string[]>>;

/** What is wrong with what a form that sells a car was told, by the names of its questions; `today` as 2026-11-20. */
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
