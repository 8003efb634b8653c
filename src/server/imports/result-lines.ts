import { createHash } from 'node:crypto';
import { isCalendarDay } from '#shared/sale/index.ts';
import { parisDay } from '#shared/words/paris.ts';
import { type CellReading, dayIn, type ImportTarget, wholeIn } from '../ads/index.ts';
import { requireInput } from '../errors.ts';
import { type PastResult, savePastResult } from '../results/index.ts';
import type { LineFault } from './imports-store.ts';
import { type Cells, type LineKind, LineRefused } from './lines.ts';

const target = (heading: string, field = heading, isRequired = false): ImportTarget => ({
  ...{ heading, field, isRequired },
  locale: null,
});

const TARGETS: readonly ImportTarget[] = [
  target('brand', 'brand', true),
  target('model', 'model', true),
  target('version'),
  target('year'),
  target('soldOn', 'soldOn', true),
  target('hammer'),
  target('currency'),
  target('isSold'),
  target('lotUrl'),
  target('lotReference'),
];

const ALSO_CALLED = {
  brand: ['make', 'constructeur', 'manufacturer'],
  model: ['modèle', 'modelo'],
  year: ['millésime', 'model year', 'car year'],
  soldOn: [
    ...['date', 'date de vente', 'sale date', 'auction date', 'sold on', 'sold date', 'date sold'],
    ...['end date', 'fecha'],
  ],
  hammer: [
    'prix',
    'price',
    'hammer price',
    'sold price',
    'adjudication',
    'precio',
    'winning bid',
    'sale price',
    'sale amount',
    'high bid',
  ],
  currency: ['devise', 'monnaie', 'moneda'],
  isSold: ['sold', 'vendu', 'vendue', 'statut', 'status', 'vendido', 'result', 'résultat'],
  lotUrl: ['url', 'lien', 'link', 'adresse', 'lot url', 'auction url', 'listing url'],
  lotReference: ['lot', 'lot number', 'référence', 'reference', 'id', 'numéro de lot'],
} as const;

const YEAR_MIN = 1885;
const EUROS_MAX = 1_000_000_000;
const LENGTH_MAX = 120;
/** The highest exchange rate. */
const RATE_MAX = 10_000;
const EUROS = new Set(['eur', '€', 'euro', 'euros', '']);
const SOLD = new Set([
  'true',
  '1',
  'oui',
  'yes',
  'sí',
  'si',
  'sold',
  'vendu',
  'vendue',
  'x',
  'vendido',
  'vendida',
]);
const UNSOLD = new Set([
  'false',
  '0',
  'non',
  'no',
  'unsold',
  'not sold',
  'invendu',
  'invendue',
  'non vendu',
  'bid to',
  'reserve not met',
  'withdrawn',
  'retiré',
  'no vendido',
]);

/** Lines with results of other houses, shown as comparable sales. */
export const RESULT_LINES: LineKind = {
  targets: TARGETS,
  alsoCalled: ALSO_CALLED,
  action: 'result.imported',
  check({ source, rate }) {
    requireInput((source ?? '').trim() !== '', 'source');
    requireInput(rate == null || (rate > 0 && rate <= RATE_MAX), 'rate');
  },
  read({ id, wish }, cells) {
    const { result, faults } = readResult(cells, wish);
    const { brand, model } = result;
    const source = wish.source ?? '';
    const reference = result.reference || digestOf(result);
    return {
      name: [brand, model, result.year].filter(Boolean).join(' '),
      key: { value: reference, field: 'lotReference' },
      async write(writes) {
        if (faults.length > 0) throw new LineRefused(faults);
        const outcome = await savePastResult(writes, { ...result, importId: id, source, reference });
        return { outcome, subjectId: null };
      },
    };
  },
};

type Fault = Omit<LineFault, 'code'>;
type Said = Omit<PastResult, 'importId' | 'source'>;

/** Parses a line, and returns all its faults. */
function readResult(
  cells: Cells,
  how: CellReading & { readonly rate?: number | null },
): { result: Said; faults: Fault[] } {
  const faults: Fault[] = [];
  const refuse = (field: string, reason: string) => {
    faults.push({ field, reason });
    return null;
  };
  const text = (heading: string) => {
    const said = String(cells[heading] ?? '').trim();
    if (said.length > LENGTH_MAX && heading !== 'lotUrl') refuse(heading, 'LENGTH');
    return said;
  };
  const number = (heading: string, least: number, most: number, said = text(heading)) => {
    if (said === '') return null;
    const value = wholeIn(said, how);
    if (value === undefined) return refuse(heading, 'UNREAD');
    return value < least || value > most ? refuse(heading, 'RANGE') : value;
  };
  for (const { heading, isRequired } of TARGETS)
    if (isRequired && text(heading) === '') refuse(heading, 'NEEDED');
  const soldOn = dayIn(inFull(text('soldOn').replace(/T.*$/, '')), how);
  const isPast = isCalendarDay(soldOn, YEAR_MIN) && soldOn <= parisDay(Date.now());
  if (soldOn !== '' && !isPast) refuse('soldOn', 'DAY');
  const currency = text('currency').toLowerCase();
  if (how.rate == null && !EUROS.has(currency)) refuse('currency', 'CURRENCY');
  const brand = text('brand');
  const model = withoutMake(text('model'), brand);
  const saidYear = yearIn(text('year'), brand, model);
  const year = number('year', YEAR_MIN, new Date().getUTCFullYear() + 1, saidYear);
  const amount = number('hammer', 1, EUROS_MAX);
  // A line's own currency wins over the file's.
  const isInEuros = how.rate == null || (currency !== '' && EUROS.has(currency));
  const given = amount === null || isInEuros ? amount : Math.max(1, Math.round(amount * (how.rate ?? 1)));
  if ((given ?? 0) > EUROS_MAX) refuse('hammer', 'RANGE');
  const word = text('isSold').toLowerCase();
  if (word !== '' && !SOLD.has(word) && !UNSOLD.has(word)) refuse('isSold', 'UNREAD');
  const isSold = word === '' ? given !== null : SOLD.has(word);
  if (isSold && given === null && !faults.some(({ field }) => field === 'hammer')) refuse('hammer', 'NEEDED');
  const lotUrl = text('lotUrl');
  if (lotUrl !== '' && (URL.parse(lotUrl)?.protocol !== 'https:' || lotUrl.length > 2_000))
    refuse('lotUrl', 'ADDRESS');
  const result = {
    ...{
      brand,
      model,
      version: text('version') || null,
      year,
      soldOn,
      isSold,
    },
    // An unsold car has no price, whatever the highest bid.
    ...{ price: isSold ? given : null, lotUrl: lotUrl || null, reference: text('lotReference') },
  };
  return { result, faults };
}

/** Completes a two-digit year: the latest past year with these digits. */
function inFull(day: string): string {
  const thisYear = new Date().getUTCFullYear();
  return day.replace(/(?<=^\d{1,2}[/. -]\d{1,2}[/. -])\d\d$/, ending => {
    const year = thisYear - (thisYear % 100) + Number(ending);
    return String(year > thisYear ? year - 100 : year);
  });
}

/** Finds the year in a title: `31k-Mile 1993 Mazda RX-7`. A BMW 2002 is not of 2002. */
function yearIn(said: string, brand: string, model: string): string {
  if (/^\S*$/.test(said)) return said;
  const isModel = ({ 0: year, index }: RegExpExecArray) =>
    model.startsWith(year) && said.slice(0, index).trimEnd().toLowerCase().endsWith(brand.toLowerCase());
  const years = [...said.matchAll(/\b(18[89]|19\d|20\d)\d\b/g)];
  return years.find(year => !isModel(year))?.[0] ?? '';
}

/** Removes the make from the beginning of a model. */
const withoutMake = (model: string, brand: string): string =>
  brand !== '' && model.toLowerCase().startsWith(`${brand.toLowerCase()} `)
    ? model.slice(brand.length + 1)
    : model;

/** Hashes a result's content, so that the same line twice is one result. */
const digestOf = ({ lotUrl, reference: _none, ...said }: Said): string =>
  lotUrl ?? createHash('sha256').update(JSON.stringify(said)).digest('base64url');
