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

/** The lines that are refused as they came, with a column more that says why: mended, the file is sent again. */
export async function* readFaults(
  reads: Reads,
  { id, columns, kind }: FileImport,
  kinds: Readonly<Record<ImportKind, LineKind>>,
  language: 'FR' | 'EN',
): AsyncGenerator<string, void> {
  const t = staffWords(language);
  const why = (fault: LineFault) => {
    const field = labelOf(fault.field, kinds[kind], language);
    const because = t(`admin.importing.because.${reasonOf(fault)}`, { field });
    return fault.value === undefined ? because : `${because} (${fault.value})`;
  };
  const table: CsvColumn<Refused>[] = [
    ...columns.map((name, at): CsvColumn<Refused> => [name, ({ cells }) => asText(cells[at])]),
    [t('admin.importing.why'), ({ faults }) => faults.map(why).join(' ')],
  ];
  for (let after = -1; ; ) {
    const rows = await listRefused(reads, id, after, PART_LINES);
    const text = writeCsv(table, rows);
    // The headings stand in the first part alone.
    yield after === -1 ? text : text.slice(text.indexOf('\n') + 1);
    const last = rows.at(-1);
    if (!last || rows.length < PART_LINES) return;
    after = last.line;
  }
}

const asText = (cell: unknown) =>
  typeof cell === 'object' && cell !== null ? JSON.stringify(cell) : ((cell ?? '') as string);

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
