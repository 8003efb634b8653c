import { type ConditionReport, codeWords, paintFinding, type Say } from '#shared/fields/index.ts';
import { formatDate, formatEuros, formatKilometres, formatLength } from '#shared/words/format.ts';
import type { Block } from '../pdf/index.ts';

/** A condition report as printed: all of its page's text, without the drawing. */
export type ToldReport = Omit<ConditionReport, 'version' | 'films' | 'coldStart'> & {
  readonly films: readonly ToldRecording[];
  readonly coldStart: ToldRecording | null;
};
type ToldRecording = Pick<ConditionReport['films'][number], 'caption'> & {
  readonly durationMs: number | null;
};

/** The query's selection for it. */
export const CONDITION = `conditionReport { inspector inspectedOn place flaws { panel kind size note { ...T } }
  paint { panel microns } mechanics { part state note { ...T } } papersSeen papersNote { ...T } keyCount
  roadTest { isDone doneOn kilometres remarks { ...T } } worksDue { name { ...T } cost } films { caption { ...T } durationMs }
  coldStart { caption { ...T } durationMs } }`;

type Row = readonly [string, string];

/** Builds the report's blocks. @param textIn returns a text in the paper's language */
export function conditionBlocks(
  report: ToldReport,
  say: Say,
  textIn: (text: ConditionReport['papersNote']) => string | null,
): Block[] {
  const word = (key: string) => say(`condition.${key}`) ?? '';
  const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(' · ');
  const { flaws, paint, mechanics, papersSeen, papersNote, keyCount, roadTest, worksDue, films, coldStart } =
    report;
  const toldOf = ({ caption, durationMs }: ToldRecording) =>
    joined(textIn(caption), durationMs === null ? null : formatLength(durationMs), word('onPage'));
  const rowsOf = (heading: string, rows: readonly Row[]): Block[] =>
    rows.length === 0
      ? []
      : [
          { kind: 'lead', text: heading },
          { kind: 'facts', rows },
        ];
  return [
    ...rowsOf(word('title'), [
      [word('editor.inspector'), joined(report.inspector, formatDate(report.inspectedOn), report.place)],
      ...(flaws.length === 0 ? [[word('flaws'), word('noFlaws')] as const] : []),
    ]),
    ...rowsOf(
      word('flaws'),
      flaws.map(({ panel, kind, size, note }, index) => [
        `${index + 1}. ${word(`panels.${panel}`)}`,
        joined(word(`kinds.${kind}`), word(`sizes.${size}`), textIn(note)),
      ]),
    ),
    ...rowsOf(
      word('paint'),
      paint.map(({ panel, microns }) => [
        word(`panels.${panel}`),
        joined(`${microns} µm`, word(`findings.${paintFinding(microns)}`)),
      ]),
    ),
    ...rowsOf(
      word('mechanics'),
      mechanics.map(({ part, state, note }) => [
        word(`parts.${part}`),
        joined(word(`states.${state}`), textIn(note)),
      ]),
    ),
    ...rowsOf(word('papers'), [
      ...papersSeen.map(code => [word('editor.papersSeen'), codeWords(say, 'documentLabel', code)] as const),
      ...(papersNote ? [[word('remark'), textIn(papersNote) ?? ''] as const] : []),
      ...(keyCount === null ? [] : [[word('editor.keyCount'), String(keyCount)] as const]),
    ]),
    ...rowsOf(
      word('roadTest'),
      roadTest === null
        ? []
        : [
            [
              roadTest.doneOn ? formatDate(roadTest.doneOn) : word('notDriven'),
              joined(
                roadTest.kilometres === null ? null : formatKilometres(roadTest.kilometres),
                textIn(roadTest.remarks),
              ),
            ],
          ],
    ),
    ...rowsOf(
      word('worksDue'),
      worksDue.map(({ name, cost }) => [
        textIn(name) ?? '',
        cost === null ? word('unknownCost') : formatEuros(cost),
      ]),
    ),
    // Recordings are only listed on paper.
    ...rowsOf(word('recordings'), [
      ...films.map((film, index): Row => [`${word('film')} ${index + 1}`, toldOf(film)]),
      ...(coldStart ? [[word('coldStart'), toldOf(coldStart)] as const] : []),
    ]),
  ];
}
