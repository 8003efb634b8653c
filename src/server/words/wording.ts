import { inItsWords } from '#shared/brand.ts';
import { LOCALES, type Locale } from '#shared/words/locale.ts';
import { alwaysAskedBy, askedBy, sentencesIn } from './catalogue.ts';
import { formed } from './wordings.ts';

/** A text in each language; null: as the catalogue has it. */
export type Wording = Readonly<Record<Locale, string | null>>;

/** What belongs together for those who word it, by what keys begin with. */
const GROUPS = {
  ACCOUNT: ['letters.account.'],
  AUCTIONS: [
    ...['letters.news.', 'letters.alerts.', 'letters.cancelled.', 'letters.takenBid.', 'letters.facts.'],
    ...['letters.offers.', 'letters.questions.'],
  ],
  ORDERS: [
    ...['letters.orders.', 'letters.signing.', 'letters.messages.', 'letters.documents.', 'letters.review.'],
  ],
  SELLERS: [
    ...['letters.mandate.', 'letters.consignments.', 'letters.payoutAccount.', 'letters.sellerDetails.'],
    'letters.sellerReport.',
  ],
  LEADS: ['letters.leads.'],
  HOUSE: ['letters.layout.', 'letters.newsletter.', 'letters.reports.'],
  SALE: ['papers.sale.'],
  REGIME: ['papers.regime.'],
  MANDATE: ['papers.mandate.'],
  SETTLEMENT: ['papers.settlement.'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type TextGroup = keyof typeof GROUPS;
export const TEXT_GROUPS = Object.keys(GROUPS) as TextGroup[];

/** What stays as it is. */
const WITHHELD = [
  // The law has its words: mentions of tax (article 242 nonies A, annex II of the tax code), what an invoice and a
  // credit note are called, late payment (article L441-9 of the commercial code), the form of the annex to R221-1.
  ...['papers.vat.', 'papers.sale.title.INVOICE', 'papers.sale.title.CREDIT_NOTE', 'papers.sale.late'],
  ...['papers.sale.onReceipt', 'papers.withdrawal.'],
  // What a signature is proved by: it says what the program did.
  ...['papers.sale.signed', 'papers.sale.stamp', 'papers.sale.factor.'],
  // Patterns in which the program puts together what it says, and no sentences.
  ...[
    'letters.layout.link',
    'letters.facts.line',
    'letters.leads.within.',
    'letters.leads.withdrawal.lines.',
  ],
  // What pages, calendars, programs and other sites show too, and names of files that were handed in.
  ...['letters.calendar.', 'papers.api.', 'papers.embed.', 'papers.catalogue.', 'papers.dossier.'],
  ...['papers.carPaper.', 'papers.vigilance.'],
];

export const isWithheld = (key: string): boolean => WITHHELD.some(begin => key.startsWith(begin));

/** null for what is no text of theirs. */
export const groupOf = (key: string): TextGroup | null =>
  isWithheld(key)
    ? null
    : (TEXT_GROUPS.find(group => GROUPS[group].some(begin => key.startsWith(begin))) ?? null);

/** Every sentence that may be worded anew, in the catalogue's order. */
export const TEXT_KEYS: readonly string[] = [...sentencesIn('fr').keys()].filter(
  key => groupOf(key) !== null,
);
const KEYS: ReadonlySet<string> = new Set(TEXT_KEYS);
export const isTextKey = (key: string): boolean => KEYS.has(key);

/** A sentence as the catalogue has it, or the brand: what is said where the house has worded nothing. */
export function standardOf(key: string, locale: Locale): string {
  const said = inItsWords({ [key]: sentencesIn(locale).get(key) ?? '' }, locale);
  return said[key] ?? '';
}

/** What may be wrong with a wording. */
export const TEXT_FAULTS = ['UNREADABLE', 'UNKNOWN_VALUE', 'MISSING_VALUE', 'TOO_LONG'] as const;
export type TextFault = {
  readonly kind: (typeof TEXT_FAULTS)[number];
  /** The value, as a sentence writes it: `{car}`. */
  readonly value: string | null;
};

/** Twice the longest sentence of the catalogue. */
const TEXT_LENGTH_MAX = 2_000;
/** Nobody types them; a line feed is one that a letter knows. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROLS = /[\u0000-\u0009\u000b-\u001f\u007f]/;

/**
 * What is wrong with a wording, null where nothing is: it can be read, asks for nothing that the standard sentence has
 * not, and keeps what that one says whichever of its branches is taken. A letter with a code has it still.
 */
export function faultOf(key: string, locale: Locale, text: string): TextFault | null {
  if (text.length > TEXT_LENGTH_MAX) return { kind: 'TOO_LONG', value: null };
  if (CONTROLS.test(text)) return { kind: 'UNREADABLE', value: null };
  const standard = standardOf(key, locale);
  try {
    const known = askedBy(standard);
    const [unknown] = askedBy(text).filter(value => !known.includes(value));
    if (unknown) return { kind: 'UNKNOWN_VALUE', value: unknown };
    const kept = alwaysAskedBy(text);
    const [missing] = alwaysAskedBy(standard).filter(value => !kept.includes(value));
    if (missing) return { kind: 'MISSING_VALUE', value: missing };
    examplesOf(text, locale);
    return null;
  } catch {
    return { kind: 'UNREADABLE', value: null };
  }
}

/** As print has it: a curved apostrophe; in French no line begins with a sign that is set apart. */
export function typeset(text: string, locale: Locale): string {
  const curved = text.trim().replace(/(?<=\p{L})'(?=\p{L})/gu, '’');
  if (locale !== 'fr') return curved;
  return curved.replace(/ (?=[:;!?»](?=[\s.,}]|$))/g, '\u00a0').replaceAll('« ', '«\u00a0');
}

/** What stands for a value where a text is shown: what people know, each in the form that it is said in. */
const EXAMPLES: Readonly<Record<string, string>> = {
  ...{ car: 'Alpine A110 1600 S (1971)', subject: 'Alpine A110 1600 S (1971)', name: 'Camille Laurent' },
  ...{ amount: '48 500 €', bid: '48 500 €', maximum: '52 000 €', cents: '54 320,00 €', fee: '500,00 €' },
  ...{ low: '45 000 €', high: '55 000 €', was: '52 000 €', is: '48 500 €', least: '1 500,00 €' },
  ...{ reduction: '1 200,00 €', end: '14/06/2027 18:30', at: '14/06/2027 18:30', due: '17/06/2027 18:30' },
  ...{ day: '28/06/2027', date: '14/06/2027', from: '14/06/2027', until: '12/09/2027', year: '2027' },
  ...{ code: '482 913', minutes: '10', days: '14', number: 'M-2027-0042', reference: 'C-2027-0042' },
  ...{ invoice: 'F-2027-0042', house: 'Google', percent: '6 %', commission: '6 %', quarter: '2', count: '2' },
  ...{ many: '2', declaration: '042-2027', hash: '9f86d081884c7d65', auctioneer: 'Claire Marchand' },
};

/** A value's name, and of a choice what it is between: `{result, select, SOLD {} other {}}`. */
function readValue(value: string): { readonly name: string; readonly options: readonly string[] } {
  const [, name = '', options = ''] = /^[{<](\w+)(?:, select, (.*)\})?/.exec(value) ?? [];
  return { name, options: options.match(/\w+/g) ?? [] };
}

/** The values of a text with an example each; of a choice, what it is between. */
export const examplesFor = (text: string): ReadonlyMap<string, string> =>
  new Map(
    askedBy(text).map(value => {
      const { name, options } = readValue(value);
      return [value, options.length > 0 ? options.join(', ') : exampleFor(name)];
    }),
  );

const exampleFor = (name: string): string => EXAMPLES[name] ?? `[${name}]`;

/**
 * A text with examples in it, as many times as its first choice has branches; of the others the first is taken.
 * @throws Error where it cannot be formed
 */
export function examplesOf(text: string, locale: Locale): string[] {
  const values = askedBy(text).map(readValue);
  const first = Object.fromEntries(values.map(({ name, options: [one] }) => [name, one ?? exampleFor(name)]));
  const choice = values.find(({ options }) => options.length > 0);
  if (!choice) return [formed(text, locale, first)];
  return choice.options.map(option => formed(text, locale, { ...first, [choice.name]: option }));
}

/** The first of them. @throws Error where it cannot be formed */
export const exampleOf = (text: string, locale: Locale): string => examplesOf(text, locale)[0] ?? '';

/** What somebody wrote, as it is kept: nothing where a language says nothing, or what the catalogue says anyway. */
export const wordingOf = (key: string, given: Partial<Record<Locale, string | null | undefined>>): Wording =>
  Object.fromEntries(
    LOCALES.map(locale => {
      const text = typeset(given[locale] ?? '', locale);
      return [locale, text === '' || text === typeset(standardOf(key, locale), locale) ? null : text];
    }),
  ) as Wording;
