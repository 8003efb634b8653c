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

/** A panel in a drawing: its outline, and the place of its first pin. */
type Drawn = { readonly path: string; readonly pin: readonly [x: number, y: number] };
type View = {
  readonly name: 'LEFT' | 'RIGHT' | 'TOP' | 'FRONT' | 'REAR' | 'UNDER' | 'INSIDE';
  readonly width: number;
  readonly height: number;
  /** Lines that are no panels. */
  readonly decor: string;
  /** Mirrors the drawing of the other side: the front is on the right. */
  readonly isTurned?: true;
  readonly panels: Readonly<Partial<Record<CarPanel, Drawn>>>;
};

type Side = 'LEFT' | 'RIGHT';

const wheel = (x: number) => `M${x - 19},74 a19,19 0 1 0 38,0 a19,19 0 1 0 -38,0 Z`;
const hub = (x: number) => `M${x - 8},74 a8,8 0 1 0 16,0 a8,8 0 1 0 -16,0 Z`;

/** Returns a car's side with two or four doors; rear doors take room from the front door and the rear wing. */
function side(name: Side, isFourDoor: boolean): View {
  const post = isFourDoor ? 152 : 172;
  const edge = isFourDoor ? 204 : 172;
  const panel = (part: string) => `${name}_${part}` as CarPanel;
  return {
    name,
    width: 300,
    height: 100,
    ...(name === 'RIGHT' ? { isTurned: true } : {}),
    decor: `M98,40 L126,20 Q131,15 146,14 L180,14 Q202,16 232,41 Z M${post},39 L${post},14 ${hub(66)} ${hub(232)}`,
    panels: {
      [panel('FRONT_WING')]: {
        path: 'M10,56 Q26,44 98,40 L100,80 L89,80 A23,23 0 0 0 43,80 L12,74 Q7,64 10,56 Z',
        pin: [58, 50],
      },
      [panel('FRONT_DOOR')]: { path: `M98,40 L${post},39 L${post},80 L100,80 Z`, pin: [(98 + post) / 2, 58] },
      ...(isFourDoor
        ? { [panel('REAR_DOOR')]: { path: 'M152,39 L204,40 L204,80 L152,80 Z', pin: [178, 58] } }
        : {}),
      [panel('REAR_WING')]: {
        path: `M${edge},${isFourDoor ? 40 : 39} L262,43 Q288,47 291,56 Q293,66 288,74 L255,80 A23,23 0 0 0 209,80 L${edge},80 Z`,
        pin: [isFourDoor ? 248 : 228, 51],
      },
      [panel('SILL')]: { path: 'M90,80 L208,80 L206,87 L92,87 Z', pin: [150, 87] },
      [panel('FRONT_WHEEL')]: { path: wheel(66), pin: [66, 82] },
      [panel('REAR_WHEEL')]: { path: wheel(232), pin: [232, 82] },
    },
  };
}

const OUTLINE =
  'M16,26 Q60,15 120,16 L236,17 Q282,18 290,32 Q298,60 290,88 Q282,102 236,103 L120,104 Q60,105 16,94 Q5,60 16,26 Z';

const TOP: View = {
  name: 'TOP',
  width: 300,
  height: 120,
  decor: OUTLINE,
  panels: {
    BONNET: { path: 'M20,34 Q14,60 20,86 L98,84 Q91,60 98,36 Z', pin: [56, 60] },
    WINDSCREEN: { path: 'M98,36 Q91,60 98,84 L124,78 Q119,60 124,42 Z', pin: [108, 60] },
    ROOF: { path: 'M124,42 Q119,60 124,78 L196,78 Q200,60 196,42 Z', pin: [159, 60] },
    REAR_WINDOW: { path: 'M196,42 Q200,60 196,78 L226,84 Q233,60 226,36 Z', pin: [213, 60] },
    BOOT_LID: { path: 'M226,36 Q233,60 226,84 L282,82 Q288,60 282,38 Z', pin: [257, 60] },
  },
};

/** Returns a car's front or rear. */
function end(name: 'FRONT' | 'REAR'): View {
  const lamps =
    name === 'FRONT'
      ? 'M25,58 a7,7 0 1 0 14,0 a7,7 0 1 0 -14,0 Z M111,58 a7,7 0 1 0 14,0 a7,7 0 1 0 -14,0 Z M60,54 L60,65 M68,54 L68,65 M75,54 L75,65 M82,54 L82,65 M90,54 L90,65'
      : 'M20,54 h16 v9 h-16 Z M114,54 h16 v9 h-16 Z M58,54 h34 v10 h-34 Z';
  return {
    name,
    width: 150,
    height: 100,
    decor: `M38,46 Q45,18 54,15 L96,15 Q105,18 112,46 Z M18,80 h20 v12 h-20 Z M112,80 h20 v12 h-20 Z ${lamps}`,
    panels: {
      [`${name}_PANEL`]: {
        path: 'M15,52 Q18,46 38,46 L112,46 Q132,46 135,52 L137,69 L13,69 Z',
        pin: [75, 56],
      },
      [`${name}_BUMPER`]: { path: 'M11,69 L139,69 Q142,75 139,81 L11,81 Q8,75 11,69 Z', pin: [75, 77] },
    },
  };
}

/** The underbody and the interior, drawn only where a flaw was found there. */
const HIDDEN: readonly View[] = [
  {
    name: 'UNDER',
    width: 300,
    height: 120,
    decor:
      'M40,42 L262,46 M40,78 L262,74 M66,20 L66,100 M232,20 L232,100 M66,60 L292,60 M96,50 h40 v20 h-40 Z M250,50 h26 v20 h-26 Z',
    panels: { UNDERBODY: { path: OUTLINE, pin: [166, 60] } },
  },
  {
    name: 'INSIDE',
    width: 300,
    height: 120,
    decor:
      'M98,30 Q90,60 98,90 M104,76 a9,9 0 1 0 18,0 a9,9 0 1 0 -18,0 Z M130,28 h32 v26 h-32 Z M130,66 h32 v26 h-32 Z M184,28 h30 v64 h-30 Z',
    panels: { INTERIOR: { path: OUTLINE, pin: [166, 60] } },
  },
];

/** Returns the drawings for these panels; with rear doors if one is mentioned or the car has more than three doors. */
function viewsOf(doorNumber: number | null, told: ReadonlySet<CarPanel>): readonly View[] {
  const hasRearDoors = told.has('LEFT_REAR_DOOR') || told.has('RIGHT_REAR_DOOR');
  const isFourDoor = hasRearDoors || (doorNumber ?? 4) > 3;
  const hidden = HIDDEN.filter(({ panels }) =>
    Object.keys(panels).some(panel => told.has(panel as CarPanel)),
  );
  return [side('LEFT', isFourDoor), side('RIGHT', isFourDoor), TOP, end('FRONT'), end('REAR'), ...hidden];
}

type Flaw = Pick<ConditionReport['flaws'][number], 'panel' | 'size'>;
type Told = {
  readonly flaws: readonly Flaw[];
  readonly paint: readonly { readonly panel: CarPanel; readonly microns: number }[];
};

/** The paint findings also differ by hatching, not only by colour: dots, lines, a grid. */
const HATCHINGS = {
  ORIGINAL: { ground: 'fill-good-wash', lines: 'stroke-good', path: 'M3,3 h0' },
  REPAINTED: { ground: 'fill-brass-wash', lines: 'stroke-brass-ink', path: 'M0,6 L6,0' },
  FILLER: { ground: 'fill-red-wash', lines: 'stroke-red', path: 'M0,3 h6 M3,0 v6' },
} as const;
/** The size of a flaw, also shown by the pin's shape: round, square, diamond. */
const PINS = {
  SMALL: {
    shape: 'fill-surface stroke-ink',
    path: 'M-8,0 a8,8 0 0 1 16,0 a8,8 0 0 1 -16,0',
    number: 'fill-ink',
  },
  MEDIUM: { shape: 'fill-brass-ink stroke-surface', path: 'M-8,-8 h16 v16 h-16 Z', number: 'fill-surface' },
  LARGE: { shape: 'fill-red stroke-surface', path: 'M0,-11 L11,0 L0,11 L-11,0 Z', number: 'fill-on-red' },
} as const;
/** The distance between two pins of a panel. */
const PIN_STEP = 20;

const hatchingOf = (finding: keyof typeof HATCHINGS): string => `url(#paint-${finding})`;

type Props = Pick<ReportWords, 't'> & { report: Told; doorNumber: number | null };

/** The car in outline with its flaws pinned to the panels. The table beside it gives the same to screen readers. */
export function Drawing({ report, doorNumber, t }: Props) {
  const told = new Set(report.flaws.map(({ panel }) => panel));
  return (
    <div aria-hidden="true" className="flex flex-col gap-5 print:break-inside-avoid">
      <div className="grid grid-cols-2 gap-x-4 gap-y-5 lg:grid-cols-4 print:flex print:flex-wrap print:gap-y-1">
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

/** The hatchings' patterns, in an SVG that takes no room. */
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

/** The legend of the hatchings and pins that occur. */
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
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className="h-auto w-full print:h-[18mm] print:w-auto"
    >
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

/** The pins of a panel side by side, with their numbers in the table. */
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
