import { type CsvColumn, writeCsv } from '../csv/index.ts';
import type { Reads } from '../database/index.ts';
import { labelsIn, staffWords } from '../words/index.ts';
import {
  type FileImport,
  type GivenLine,
  type ImportKind,
  type LineFault,
  listRefused,
} from './imports-store.ts';
import type { LineKind } from './lines.ts';

const PART_LINES = 2_000;
type Refused = GivenLine & { readonly faults: readonly LineFault[] };

/** The names of our fault column in every language, to ignore it when a corrected file is uploaded. */
export const whyNames = (): string[] =>
  (['FR', 'EN'] as const).map(language => staffWords(language)('admin.importing.why'));

/**
 * Streams the refused lines as uploaded, with the file's separator and an extra column with the reason: the corrected
 * file can be uploaded again and is read with the same choices.
 */
export async function* readFaults(
  reads: Reads,
  { id, columns, separator, wish, kind }: FileImport,
  kinds: Readonly<Record<ImportKind, LineKind>>,
  language: 'FR' | 'EN',
): AsyncGenerator<string, void> {
  const t = staffWords(language);
  const why = (fault: LineFault) => {
    const field = labelOf(fault.field, kinds[kind], language);
    const because = t(`admin.importing.because.${reasonOf(fault)}`, { field });
    return fault.value === undefined ? because : `${because} (${fault.value})`;
  };
  const own = whyNames().includes(columns.at(-1) ?? '') ? columns.slice(0, -1) : columns;
  const table: CsvColumn<Refused>[] = [
    ...own.map((name, at): CsvColumn<Refused> => [name, ({ cells }) => asText(cells[at], wish)]),
    [t('admin.importing.why'), ({ faults }) => faults.map(why).join(' ')],
  ];
  for (let after = -1; ; ) {
    const rows = await listRefused(reads, id, after, PART_LINES);
    const text = writeCsv(table, rows, separator ?? ',');
    // Only the first chunk has the headings.
    yield after === -1 ? text : text.slice(text.indexOf('\n') + 1);
    const last = rows.at(-1);
    if (!last || rows.length < PART_LINES) return;
    after = last.line;
  }
}

function asText(cell: unknown, wish: FileImport['wish']): string {
  if (typeof cell === 'object' && cell !== null) return JSON.stringify(cell);
  const text = String(cell ?? '');
  return typeof cell === 'number' && wish?.decimal === 'COMMA' ? text.replace('.', ',') : text;
}

/** The reasons with a sentence in the catalogue. */
export const REASONS = [
  'NEEDED',
  'RANGE',
  'LENGTH',
  'LINE',
  'CODE',
  'DAY',
  'ADDRESS',
  'UNREAD',
  'TWICE',
  'UNKNOWN',
  'MANY',
  'CURRENCY',
  'TABLE',
  'HAMMER',
  'NO_ARCHIVE',
  'NO_FILE',
  'MANY_FILES',
  'HEAVY_FILE',
  'OTHER',
] as const;
export type Reason = (typeof REASONS)[number];

/** Returns the key of the sentence for a fault. */
export function reasonOf({ code, reason }: Pick<LineFault, 'code' | 'reason'>): Reason {
  if (code === 'CarUnderHammer') return 'HAMMER';
  return REASONS.find(each => each === reason) ?? 'OTHER';
}

function labelOf(heading: string, { targets }: LineKind, language: 'FR' | 'EN'): string {
  const target = targets.find(each => each.heading === heading || each.field === heading);
  const label = labelsIn(language)[target?.field ?? heading] ?? heading;
  return target?.locale ? `${label} (${target.locale})` : label;
}
