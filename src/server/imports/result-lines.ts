import { createHash } from 'node:crypto';
import { isCalendarDay } from '#shared/sale/index.ts';
import { type CellReading, dayIn, type ImportTarget, wholeIn } from '../ads/index.ts';
import { requireInput } from '../context.ts';
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
  soldOn: ['date', 'date de vente', 'sale date', 'auction date', 'sold on', 'sold date', 'end date', 'fecha'],
  hammer: [
    'prix',
    'price',
    'hammer price',
    'sold price',
    'adjudication',
    'precio',
    'winning bid',
    'sale price',
    'high bid',
  ],
  currency: ['devise', 'monnaie', 'moneda'],
  isSold: ['sold', 'vendu', 'vendue', 'statut', 'status', 'vendido', 'result', 'résultat'],
  lotUrl: ['url', 'lien', 'link', 'adresse'],
  lotReference: ['lot', 'lot number', 'référence', 'reference', 'id', 'numéro de lot'],
} as const;

const YEAR_MIN = 1885;
const EUROS_MAX = 1_000_000_000;
const LENGTH_MAX = 120;
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

/** Lines that say what a car went for elsewhere: they feed what comparable cars were sold for, and are told as such. */
export const RESULT_LINES: LineKind = {
  targets: TARGETS,
  alsoCalled: ALSO_CALLED,
  action: 'result.imported',
  check: ({ source }) => requireInput((source ?? '').trim() !== '', 'source'),
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

/** What the line says, and everything of it that cannot be. */
function readResult(cells: Cells, how: CellReading): { result: Said; faults: Fault[] } {
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
  const number = (heading: string, least: number, most: number) => {
    const said = text(heading);
    if (said === '') return null;
    const value = wholeIn(said, how);
    if (value === undefined) return refuse(heading, 'UNREAD');
    return value < least || value > most ? refuse(heading, 'RANGE') : value;
  };
  for (const { heading, isRequired } of TARGETS)
    if (isRequired && text(heading) === '') refuse(heading, 'NEEDED');
  const soldOn = dayIn(text('soldOn').replace(/T.*$/, ''), how);
  if (soldOn !== '' && !isCalendarDay(soldOn, YEAR_MIN)) refuse('soldOn', 'DAY');
  if (!EUROS.has(text('currency').toLowerCase())) refuse('currency', 'CURRENCY');
  const year = number('year', YEAR_MIN, new Date().getUTCFullYear() + 1);
  const given = number('hammer', 1, EUROS_MAX);
  const word = text('isSold').toLowerCase();
  if (word !== '' && !SOLD.has(word) && !UNSOLD.has(word)) refuse('isSold', 'UNREAD');
  const isSold = word === '' ? given !== null : SOLD.has(word);
  if (isSold && given === null && !faults.some(({ field }) => field === 'hammer')) refuse('hammer', 'NEEDED');
  const lotUrl = text('lotUrl');
  if (lotUrl !== '' && (URL.parse(lotUrl)?.protocol !== 'https:' || lotUrl.length > 2_000))
    refuse('lotUrl', 'ADDRESS');
  const result = {
    ...{ brand: text('brand'), model: text('model'), version: text('version') || null, year, soldOn, isSold },
    // A car that was not sold has no price, whatever was bid for it.
    ...{ price: isSold ? given : null, lotUrl: lotUrl || null, reference: text('lotReference') },
  };
  return { result, faults };
}

/** All that is said of it: the same line twice is one result. */
const digestOf = ({ lotUrl, reference: _none, ...said }: Said): string =>
  lotUrl ?? createHash('sha256').update(JSON.stringify(said)).digest('base64url');
