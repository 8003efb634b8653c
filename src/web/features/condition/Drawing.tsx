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

const TINTS = { ORIGINAL: 'fill-good-wash', REPAINTED: 'fill-brass-wash', FILLER: 'fill-red-wash' } as const;
const PINS = {
  SMALL: { disc: 'fill-surface stroke-ink', number: 'fill-ink' },
  MEDIUM: { disc: 'fill-brass-ink stroke-surface', number: 'fill-surface' },
  LARGE: { disc: 'fill-red stroke-surface', number: 'fill-on-red' },
} as const;
/** From one pin of a panel to the next. */
const PIN_STEP = 17;

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
    </div>
  );
}

/** What the colours of panels and pins mean, as far as there are any. */
function Legend({ report, t }: Omit<Props, 'doorNumber'>) {
  const found = new Set(report.paint.map(({ microns }) => paintFinding(microns)));
  const sizes = new Set(report.flaws.map(({ size }) => size));
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-12 text-ink-soft empty:hidden">
      {FLAW_SIZES.filter(size => sizes.has(size)).map(size => (
        <LegendLine key={size} words={t(`sizes.${size}`)}>
          <circle cx="8" cy="8" r="7" className={PINS[size].disc} />
        </LegendLine>
      ))}
      {PAINT_FINDINGS.filter(finding => found.has(finding)).map(finding => (
        <LegendLine key={finding} words={t(`findings.${finding}`)}>
          <path d="M1,3 h14 v10 h-14 Z" className={classes('stroke-field-line', TINTS[finding])} />
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
          <path key={panel} d={path} className={tintOf(panel, report)} />
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

function tintOf(panel: CarPanel, { paint }: Told): string {
  const reading = paint.find(each => each.panel === panel);
  return reading ? TINTS[paintFinding(reading.microns)] : 'fill-surface';
}

/** The flaws of a panel side by side, by their numbers in the table. */
function Pins({ panel, flaws, x, y }: { panel: CarPanel; flaws: readonly Flaw[]; x: number; y: number }) {
  const pinned = flaws.flatMap((flaw, index) =>
    flaw.panel === panel ? [{ size: flaw.size, number: index + 1 }] : [],
  );
  return pinned.map(({ size, number }, index) => (
    <g key={number} transform={`translate(${x + (index - (pinned.length - 1) / 2) * PIN_STEP} ${y})`}>
      <circle r="8" strokeWidth="1" className={PINS[size].disc} />
      <text textAnchor="middle" y="3.5" className={classes('font-[600] text-[10px]', PINS[size].number)}>
        {number}
      </text>
    </g>
  ));
}
