import type { ReactNode } from 'react';
import {
  type CarPanel,
  type ConditionReport,
  FLAW_SIZES,
  PAINT_FINDINGS,
  paintFinding,
} from '#shared/fields/condition.ts';
import { classes } from '#web/ui/index.ts';
import type { ReportWords } from './report-words.ts';
import { type View, viewsOf } from './views.ts';

type Flaw = Pick<ConditionReport['flaws'][number], 'panel' | 'size'>;
type Told = {
  readonly flaws: readonly Flaw[];
  readonly paint: readonly { readonly panel: CarPanel; readonly microns: number }[];
};

/** What was found of paint is told by a hatching too: dots, lines, a grid. */
const HATCHINGS = {
  ORIGINAL: { ground: 'fill-good-wash', lines: 'stroke-good', path: 'M3,3 h0' },
  REPAINTED: { ground: 'fill-brass-wash', lines: 'stroke-brass-ink', path: 'M0,6 L6,0' },
  FILLER: { ground: 'fill-red-wash', lines: 'stroke-red', path: 'M0,3 h6 M3,0 v6' },
} as const;
/** And how large a flaw is, by the shape of its pin: round, square, on its point. */
const PINS = {
  SMALL: {
    shape: 'fill-surface stroke-ink',
    path: 'M-8,0 a8,8 0 0 1 16,0 a8,8 0 0 1 -16,0',
    number: 'fill-ink',
  },
  MEDIUM: { shape: 'fill-brass-ink stroke-surface', path: 'M-8,-8 h16 v16 h-16 Z', number: 'fill-surface' },
  LARGE: { shape: 'fill-red stroke-surface', path: 'M0,-11 L11,0 L0,11 L-11,0 Z', number: 'fill-on-red' },
} as const;
/** From one pin of a panel to the next. */
const PIN_STEP = 20;

const hatchingOf = (finding: keyof typeof HATCHINGS): string => `url(#paint-${finding})`;

type Props = Pick<ReportWords, 't'> & { report: Told; doorNumber: number | null };

/** The car in outline, its flaws pinned to their panels. The table beside it says the same to who cannot see it. */
export function Drawing({ report, doorNumber, t }: Props) {
  const told = new Set(report.flaws.map(({ panel }) => panel));
  return (
    <div aria-hidden="true" className="flex flex-col gap-5 print:break-inside-avoid">
      <div className="grid grid-cols-2 gap-x-4 gap-y-5 lg:grid-cols-4">
        {viewsOf(doorNumber, told).map(view => (
          <figure
            key={view.name}
            className={classes('flex flex-col gap-1', view.width > 200 && 'col-span-2')}
          >
            <OneView view={view} report={report} />
            <figcaption className="text-center text-12 text-ink-soft">{t(`views.${view.name}`)}</figcaption>
          </figure>
        ))}
      </div>
      <Legend report={report} t={t} />
      <Hatchings report={report} />
    </div>
  );
}

function findingsOf({ paint }: Told) {
  const found = new Set(paint.map(({ microns }) => paintFinding(microns)));
  return PAINT_FINDINGS.filter(finding => found.has(finding));
}

/** What the panels are filled with: a drawing that takes no room. */
function Hatchings({ report }: Pick<Props, 'report'>) {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      {findingsOf(report).map(finding => {
        const { ground, lines, path } = HATCHINGS[finding];
        return (
          <pattern
            key={finding}
            id={`paint-${finding}`}
            patternUnits="userSpaceOnUse"
            width="6"
            height="6"
            className={lines}
          >
            <path d="M0,0 h6 v6 h-6 Z" strokeWidth="0" className={ground} />
            <path d={path} strokeWidth="1.2" strokeLinecap="round" />
          </pattern>
        );
      })}
    </svg>
  );
}

/** What the hatchings of panels and the shapes of pins mean, as far as there are any. */
function Legend({ report, t }: Omit<Props, 'doorNumber'>) {
  const sizes = new Set(report.flaws.map(({ size }) => size));
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-12 text-ink-soft empty:hidden">
      {FLAW_SIZES.filter(size => sizes.has(size)).map(size => (
        <LegendLine key={size} words={t(`sizes.${size}`)}>
          <path d={PINS[size].path} transform="translate(8 8) scale(0.7)" className={PINS[size].shape} />
        </LegendLine>
      ))}
      {findingsOf(report).map(finding => (
        <LegendLine key={finding} words={t(`findings.${finding}`)}>
          <path d="M1,3 h14 v10 h-14 Z" fill={hatchingOf(finding)} className="stroke-field-line" />
        </LegendLine>
      ))}
    </ul>
  );
}

function LegendLine({ words, children }: { words: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4">
        {children}
      </svg>
      {words}
    </li>
  );
}

function OneView({ view, report }: { view: View; report: Told }) {
  const { width, height, isTurned, decor } = view;
  const panels = Object.entries(view.panels) as [CarPanel, NonNullable<View['panels'][CarPanel]>][];
  const turned = isTurned ? `translate(${width} 0) scale(-1 1)` : undefined;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="h-auto w-full">
      <g transform={turned} className="stroke-field-line" strokeWidth="1.2" strokeLinejoin="round">
        {view.name === 'TOP' && <path d={decor} className="fill-none" />}
        {panels.map(([panel, { path }]) => (
          <path key={panel} d={path} {...paintOf(panel, report)} />
        ))}
        {view.name !== 'TOP' && <path d={decor} className="fill-none" />}
      </g>
      {panels.map(([panel, { pin }]) => (
        <Pins
          key={panel}
          panel={panel}
          flaws={report.flaws}
          x={isTurned ? width - pin[0] : pin[0]}
          y={pin[1]}
        />
      ))}
    </svg>
  );
}

function paintOf(panel: CarPanel, { paint }: Told) {
  const reading = paint.find(each => each.panel === panel);
  return reading ? { fill: hatchingOf(paintFinding(reading.microns)) } : { className: 'fill-surface' };
}

/** The flaws of a panel side by side, by their numbers in the table. */
function Pins({ panel, flaws, x, y }: { panel: CarPanel; flaws: readonly Flaw[]; x: number; y: number }) {
  const pinned = flaws.flatMap((flaw, index) =>
    flaw.panel === panel ? [{ size: flaw.size, number: index + 1 }] : [],
  );
  return pinned.map(({ size, number }, index) => (
    <g key={number} transform={`translate(${x + (index - (pinned.length - 1) / 2) * PIN_STEP} ${y})`}>
      <path d={PINS[size].path} strokeWidth="1" className={PINS[size].shape} />
      <text textAnchor="middle" y="3.5" className={classes('font-[600] text-[10px]', PINS[size].number)}>
        {number}
      </text>
    </g>
  ));
}
