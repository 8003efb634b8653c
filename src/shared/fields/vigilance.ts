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
/** What of a list is meant; null where nothing is. */
const maybeOneOf = <const Words extends readonly string[]>(words: Words) =>
  v.pipe(
    v.nullish(v.string(), ''),
    v.transform((typed): Words[number] | null => words.find(word => word === typed) ?? null),
  );

/**
 * What somebody says of themselves as a side of a sale (code monétaire et financier, R561-5 and R561-12): who they are
 * as their document has it, where they live, for whom they act or who owns the company, whether they hold a public
 * office or are close to who does, and what a buyer pays with.
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
    // What is not asked is not kept.
    v.transform(({ office, funds, fundsText, ...said }) => ({
      ...said,
      office: said.exposure === 'NONE' ? null : office,
      funds: asksFunds ? funds : null,
      fundsText: asksFunds ? fundsText : null,
    })),
  );
export type VigilanceAnswers = v.InferOutput<ReturnType<typeof vigilanceFields>>;

/** A piece that proves some of it. */
export const VIGILANCE_PIECE_FIELDS = v.object({ kind: oneOf(VIGILANCE_PIECES), fileId: text(36) });

/** What staff write into the file: a verdict, a note, or the day of a declaration that was made elsewhere. */
export const VIGILANCE_ENTRY_KINDS = ['CLEARED', 'REFUSED', 'WAIVED', 'NOTE', 'DECLARED'] as const;

/**
 * An entry of staff's. Who lets somebody pass says that they looked for the names in the lists of frozen assets; all
 * else but a declaration, of which the day is kept and nothing more, says why in words.
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
