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

/** What the column that says why is called: it is ours, and no column of the file that it is sent back with. */
export const whyNames = (): string[] =>
  (['FR', 'EN'] as const).map(language => staffWords(language)('admin.importing.why'));

/**
 * The lines that are refused as they came, parted as their file was, with a column more that says why: mended, the file
 * is sent again, and read as was chosen for the first.
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
    // The headings stand in the first part alone.
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

/** The reasons that the catalogue has a sentence for. */
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

/** How a line is wrong, by the sentence that says so. */
export function reasonOf({ code, reason }: Pick<LineFault, 'code' | 'reason'>): Reason {
  if (code === 'CarUnderHammer') return 'HAMMER';
  return REASONS.find(each => each === reason) ?? 'OTHER';
}

function labelOf(heading: string, { targets }: LineKind, language: 'FR' | 'EN'): string {
  const target = targets.find(each => each.heading === heading || each.field === heading);
  const label = labelsIn(language)[target?.field ?? heading] ?? heading;
  return target?.locale ? `${label} (${target.locale})` : label;
}
