import * as v from 'valibot';
import {
  EXPOSURES,
  FUNDS,
  isCalendarDay,
  isCountryCode,
  VIGILANCE_PIECES,
  type Vigilance,
} from '../sale/index.ts';
import { oneOf, optionalText, optionalTextThat, text, textThat, type Wrong } from './fields.ts';

const BORN_YEAR_MIN = 1900;
const WORDS_MAX = 500;
const ENTRY_MAX = 2_000;

const missing: Wrong = 'required';
const country = textThat(2, isCountryCode, 'wrong');
/** An optional choice of a list; null where it is none of the list. */
const maybeOneOf = <const Words extends readonly string[]>(words: Words) =>
  v.pipe(
    v.nullish(v.string(), ''),
    v.transform((typed): Words[number] | null => words.find(word => word === typed) ?? null),
  );

/**
 * The due-diligence answers of a buyer or seller (code monétaire et financier, R561-5 and R561-12): identity as on
 * their document, residence, principal or beneficial owners, political exposure, and a buyer's source of funds.
 */
export const vigilanceFields = ({ asksOwners, asksFunds }: Pick<Vigilance, 'asksOwners' | 'asksFunds'>) =>
  v.pipe(
    v.object({
      name: text(140),
      bornOn: textThat(10, day => isCalendarDay(day, BORN_YEAR_MIN), 'wrong'),
      birthPlace: text(120),
      birthCountry: country,
      livesIn: country,
      owners: optionalText(WORDS_MAX),
      exposure: oneOf(EXPOSURES),
      office: optionalText(WORDS_MAX),
      funds: maybeOneOf(FUNDS),
      fundsText: optionalText(WORDS_MAX),
    }),
    v.forward(
      v.partialCheck([['owners']], ({ owners }) => !asksOwners || owners !== null, missing),
      ['owners'],
    ),
    v.forward(
      v.partialCheck(
        [['exposure'], ['office']],
        ({ exposure, office }) => exposure === 'NONE' || office !== null,
        missing,
      ),
      ['office'],
    ),
    v.forward(
      v.partialCheck([['funds']], ({ funds }) => !asksFunds || funds !== null, missing),
      ['funds'],
    ),
    v.forward(
      v.partialCheck(
        [['funds'], ['fundsText']],
        ({ funds, fundsText }) => !asksFunds || funds !== 'OTHER' || fundsText !== null,
        missing,
      ),
      ['fundsText'],
    ),
    // Drops answers to questions that do not apply.
    v.transform(({ office, funds, fundsText, ...said }) => ({
      ...said,
      office: said.exposure === 'NONE' ? null : office,
      funds: asksFunds ? funds : null,
      fundsText: asksFunds ? fundsText : null,
    })),
  );
export type VigilanceAnswers = v.InferOutput<ReturnType<typeof vigilanceFields>>;

/** A supporting document. */
export const VIGILANCE_PIECE_FIELDS = v.object({ kind: oneOf(VIGILANCE_PIECES), fileId: text(36) });

/** An entry of staff in the file: a verdict, a note, or the day of a declaration made elsewhere. */
export const VIGILANCE_ENTRY_KINDS = ['CLEARED', 'REFUSED', 'WAIVED', 'NOTE', 'DECLARED'] as const;

/**
 * Validates an entry. CLEARED needs the check of the names against the lists of frozen assets. Every entry needs a
 * reason, except a declaration, of which only the day is kept.
 */
export const VIGILANCE_ENTRY_FIELDS = v.pipe(
  v.object({
    kind: oneOf(VIGILANCE_ENTRY_KINDS),
    text: optionalText(ENTRY_MAX),
    declaredOn: optionalTextThat(10, day => isCalendarDay(day), 'wrong'),
    areNamesChecked: v.nullish(v.boolean('wrong'), false),
  }),
  v.forward(
    v.partialCheck(
      [['kind'], ['areNamesChecked']],
      ({ kind, areNamesChecked }) => kind !== 'CLEARED' || areNamesChecked,
      missing,
    ),
    ['areNamesChecked'],
  ),
  v.forward(
    v.partialCheck(
      [['kind'], ['text']],
      ({ kind, text }) => kind === 'CLEARED' || kind === 'DECLARED' || text !== null,
      missing,
    ),
    ['text'],
  ),
  v.forward(
    v.partialCheck(
      [['kind'], ['declaredOn']],
      ({ kind, declaredOn }) => (kind === 'DECLARED') === (declaredOn !== null),
      missing,
    ),
    ['declaredOn'],
  ),
  v.transform(entry => (entry.kind === 'DECLARED' ? { ...entry, text: null } : entry)),
);
