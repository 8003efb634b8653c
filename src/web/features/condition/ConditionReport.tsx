import type { ReactNode } from 'react';
import { PAINT_BOUNDS, paintFinding } from '#shared/fields/condition.ts';
import type { ConditionReportFragment, TextFragment } from '#web/graphql/documents.gen.ts';
import { formatDate, formatEuros, formatKilometres, formatLength } from '#web/i18n/index.ts';
import { Photo } from '#web/ui/index.ts';
import { Drawing } from './Drawing.tsx';
import type { ReportWords } from './report-words.ts';

type Worded = { words: ReportWords };
type Props = Worded & {
  report: ConditionReportFragment;
  doorNumber: number | null;
  /** The URL of a photo of the car, shown before a film is played. */
  poster: string | undefined;
};

/**
 * A condition report: drawings and tables. It is plain markup without hooks, opened and closed by the browser itself,
 * so that a public page receives only HTML and none of its code.
 */
export function ConditionReport({ report, doorNumber, poster, words }: Props) {
  const { t } = words;
  const { inspector, inspectedOn, place, flaws, paint, mechanics, worksDue } = report;
  return (
    <div
      data-condition-report=""
      className="mt-4 flex flex-col gap-6 rounded-box border border-line bg-surface p-5 sm:p-7 print:[&_:is(td,th)]:py-1"
    >
      <header>
        <h3 className="display text-22">{t('title')}</h3>
        <p className="mt-1 text-14 text-ink-soft">
          {t('inspected', { inspector, date: formatDate(inspectedOn), place })}
        </p>
      </header>
      <Drawing report={report} doorNumber={doorNumber} t={t} />
      <Flaws flaws={flaws} words={words} />
      <Recordings report={report} poster={poster} words={words} />
      <div className="flex flex-col print:block print:columns-2">
        {paint.length > 0 && <Paint paint={paint} words={words} />}
        {mechanics.length > 0 && <Mechanics mechanics={mechanics} words={words} />}
        <Papers report={report} words={words} />
        {report.roadTest && <RoadTest test={report.roadTest} words={words} />}
        {worksDue.length > 0 && <WorksDue works={worksDue} words={words} />}
      </div>
    </div>
  );
}

const CELL = 'border-line border-b py-2.5 pr-4 text-left align-top last:pr-0';

type TableProps = {
  caption: string;
  heads: readonly string[];
  /** Whether its last column contains amounts. */
  isOfAmounts?: boolean;
  children: ReactNode;
};

/** A table with its headings. */
function Table({ caption, heads, isOfAmounts = false, children }: TableProps) {
  return (
    <table className="tabular w-full text-14 wrap-anywhere">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {heads.map(head => (
            <th
              key={head}
              scope="col"
              className={`${CELL} font-[520] text-12 text-ink-soft ${isOfAmounts ? 'last:text-right' : ''}`}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** A section that the browser opens; printed, it is always open. */
function Chapter({
  title,
  aside,
  children,
}: {
  title: string;
  aside?: string | undefined;
  children: ReactNode;
}) {
  return (
    <details className="group border-line border-t last:border-b print:break-inside-avoid print:[&::details-content]:[content-visibility:visible]">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-4 py-2 font-[520]">
        {title}
        <span className="tabular flex items-center gap-3 text-14 font-normal text-ink-soft">
          {aside}
          <span aria-hidden="true" className="transition-transform group-open:rotate-45 text-18">
            +
          </span>
        </span>
      </summary>
      <div className="flex flex-col gap-3 pb-5">{children}</div>
    </details>
  );
}

function Flaws({ flaws, words }: Worded & Pick<ConditionReportFragment, 'flaws'>) {
  const { t } = words;
  if (flaws.length === 0) return <p>{t('noFlaws')}</p>;
  return (
    <Table caption={t('flaws')} heads={[t('number'), t('panel'), t('flaw')]}>
      {flaws.map(({ panel, kind, size, note, photo }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a flaw is identified by its number
        <tr key={index}>
          <td className={`${CELL} w-11`}>{index + 1}</td>
          <th scope="row" className={`${CELL} w-2/5 font-[520]`}>
            {t(`panels.${panel}`)}
          </th>
          <td className={CELL}>
            <div className="flex flex-wrap justify-between gap-x-4 gap-y-2">
              <span className="min-w-0 flex-[1_1_10rem]">
                {t('kindAndSize', { kind: t(`kinds.${kind}`), size: t(`sizes.${size}`) })}
                <Note words={words} note={note} />
              </span>
              {photo && (
                <a href={photo.url} target="_blank" rel="noopener" className="w-24 shrink-0">
                  <Photo
                    source={{ ...photo, placeholder: null, alt: t('photo', { number: String(index + 1) }) }}
                    alt=""
                    sizes="96px"
                    className="aspect-[3/2] rounded-box"
                  />
                </a>
              )}
            </div>
          </td>
        </tr>
      ))}
    </Table>
  );
}

function Paint({ paint, words: { t } }: Worded & Pick<ConditionReportFragment, 'paint'>) {
  const { original, repainted } = PAINT_BOUNDS;
  return (
    <Chapter title={t('paint')}>
      <Table caption={t('paint')} heads={[t('panel'), t('thickness'), t('finding')]}>
        {paint.map(({ panel, microns }) => (
          <tr key={panel}>
            <th scope="row" className={`${CELL} font-normal`}>
              {t(`panels.${panel}`)}
            </th>
            <td className={`${CELL} sm:whitespace-nowrap`}>{t('microns', { count: String(microns) })}</td>
            <td className={CELL}>{t(`findings.${paintFinding(microns)}`)}</td>
          </tr>
        ))}
      </Table>
      <p className="max-w-prose text-12 text-ink-soft">
        {t('paintNote', { original: String(original), repainted: String(repainted) })}
      </p>
    </Chapter>
  );
}

function Mechanics({ mechanics, words }: Worded & Pick<ConditionReportFragment, 'mechanics'>) {
  const { t } = words;
  return (
    <Chapter title={t('mechanics')}>
      <Table caption={t('mechanics')} heads={[t('part'), t('state'), t('remark')]}>
        {mechanics.map(({ part, state, note }) => (
          <tr key={part}>
            <th scope="row" className={`${CELL} font-normal`}>
              {t(`parts.${part}`)}
            </th>
            <td className={`${CELL} sm:whitespace-nowrap font-[520]`}>{t(`states.${state}`)}</td>
            <td className={CELL}>
              <Note words={words} note={note} />
            </td>
          </tr>
        ))}
      </Table>
    </Chapter>
  );
}

function Papers({ report: { papersSeen, papersNote, keyCount }, words }: Pick<Props, 'report' | 'words'>) {
  const { t } = words;
  return (
    <Chapter title={t('papers')} aside={keyCount === null ? undefined : t('keys', { count: keyCount })}>
      {papersSeen.length === 0 ? (
        <p className="text-14">{t('noPapers')}</p>
      ) : (
        <ul className="list-inside list-disc text-14">
          {papersSeen.map(code => (
            <li key={code}>{words.paperOf(code)}</li>
          ))}
        </ul>
      )}
      <p className="text-14">
        <Note words={words} note={papersNote} />
      </p>
    </Chapter>
  );
}

function RoadTest({ test, words }: Worded & { test: NonNullable<ConditionReportFragment['roadTest']> }) {
  const { t } = words;
  const { doneOn, kilometres, remarks } = test;
  const date = doneOn === null ? null : formatDate(doneOn);
  return (
    <Chapter title={t('roadTest')}>
      <p className="max-w-prose text-14">
        {date === null
          ? t('notDriven')
          : kilometres === null
            ? t('driven', { date })
            : t('drivenFor', { date, distance: formatKilometres(kilometres) })}
        <Note words={words} note={remarks} />
      </p>
    </Chapter>
  );
}

function WorksDue({ works, words }: Worded & { works: ConditionReportFragment['worksDue'] }) {
  const { t } = words;
  const total = works.reduce((sum, { cost }) => sum + (cost ?? 0), 0);
  return (
    <Chapter title={t('worksDue')} aside={total === 0 ? undefined : formatEuros(total)}>
      <Table caption={t('worksDue')} heads={[t('work'), t('cost')]} isOfAmounts>
        {works.map(({ name, cost }, index) => {
          const said = words.textOf(name);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two works may have the same name
            <tr key={index}>
              <th scope="row" lang={said?.lang} className={`${CELL} font-normal`}>
                {said?.words}
              </th>
              <td className={`${CELL} sm:whitespace-nowrap text-right`}>
                {cost === null ? t('unknownCost') : formatEuros(cost)}
              </td>
            </tr>
          );
        })}
        {total > 0 && (
          <tr>
            <th scope="row" className={`${CELL} font-[560]`}>
              {t('total')}
            </th>
            <td className={`${CELL} sm:whitespace-nowrap text-right font-[560]`}>{formatEuros(total)}</td>
          </tr>
        )}
      </Table>
    </Chapter>
  );
}

type RecordingsProps = {
  report: Pick<ConditionReportFragment, 'films' | 'coldStart'>;
  poster: string | undefined;
  words: ReportWords;
};

/**
 * Films and the sound of the cold start, in the browser's own player. Nothing is loaded before it is played, and each
 * film's space is reserved.
 */
function Recordings({ report: { films, coldStart }, poster, words }: RecordingsProps) {
  const { t } = words;
  if (films.length === 0 && !coldStart) return null;
  return (
    <div className="grid items-start gap-5 lg:has-[figure+figure]:grid-cols-2">
      {films.map(({ url, width, height, ...told }, index) => (
        <Told key={url} name={`${t('film')} ${index + 1}`} told={told} words={words}>
          {/* biome-ignore lint/a11y/useMediaCaption: what it shows is described beneath it and in the report */}
          <video
            controls
            playsInline
            preload="none"
            src={url}
            poster={poster}
            width={width ?? undefined}
            height={height ?? undefined}
            aria-label={`${t('film')} ${index + 1}`}
            className="block h-auto max-h-[32rem] w-full rounded-box bg-ink object-contain print:hidden"
          />
        </Told>
      ))}
      {coldStart && (
        <Told name={t('coldStart')} told={coldStart} words={words}>
          {/* biome-ignore lint/a11y/useMediaCaption: the sound of an engine contains no words */}
          <audio
            controls
            preload="none"
            src={coldStart.url}
            aria-label={t('coldStart')}
            className="block w-full print:hidden"
          />
        </Told>
      )}
    </div>
  );
}

type ToldProps = {
  name: string;
  told: Pick<NonNullable<RecordingsProps['report']['coldStart']>, 'durationMs' | 'caption'>;
  words: ReportWords;
  children: ReactNode;
};

/** A player with its caption; printed, the URL of the recording. */
function Told({ name, told: { durationMs, caption }, words, children }: ToldProps) {
  return (
    <figure className="flex flex-col gap-2 print:break-inside-avoid">
      {children}
      <figcaption className="text-14">
        <span className="tabular font-[520]">
          {durationMs === null ? name : `${name} · ${formatLength(durationMs)}`}
        </span>
        <span className="hidden print:inline">, {words.t('onPage')}</span>
        <Note words={words} note={caption} />
      </figcaption>
    </figure>
  );
}

/** A free text, in the language it was written in. */
function Note({ note, words }: { note: TextFragment | null; words: ReportWords }) {
  const said = words.textOf(note);
  return (
    said && (
      <span lang={said.lang} className="block whitespace-pre-line text-ink-soft">
        {said.words}
      </span>
    )
  );
}
