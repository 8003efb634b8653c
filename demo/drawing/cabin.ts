import type { CarDrawing, Scene } from './car-drawing.ts';
import { darker, lighter } from './colour.ts';
import {
  circle,
  daylight,
  down,
  ellipse,
  METAL,
  path,
  rect,
  softShadow,
  trimColour,
  upholstery,
} from './interior.ts';
import { range } from './space.ts';
import { vignette } from './studio.ts';
import { group, num, Sheet, tag } from './svg.ts';

/** The front seats as seen from the windscreen, doors at the sides, the rear window behind. */
export function cabinView(car: CarDrawing, scene: Scene): string {
  const sheet = new Sheet();
  const trim = trimColour(car);
  const parts = [
    shell(sheet, car, trim, scene),
    rearBench(sheet, car, trim),
    door(sheet, car, trim),
    group({ transform: 'translate(1600 0) scale(-1 1)' }, door(sheet, car, trim)),
    carpet(sheet),
    seat(sheet, car, trim, 505),
    seat(sheet, car, trim, 1095),
    tunnel(sheet, car, trim),
    gearLever(sheet, car),
  ];
  return sheet.page(parts.join('') + vignette(sheet, scene));
}

const isModern = (car: CarDrawing): boolean =>
  car.era === 'modern' || car.era === 'nineties' || car.era === 'eighties';

function shell(sheet: Sheet, car: CarDrawing, trim: string, scene: Scene): string {
  const open = car.roof === 'open';
  const lining = open
    ? daylight(sheet, 0, 500, scene === 'dark')
    : down(sheet, 0, 330, [
        [0, '#8f877a'],
        [0.5, '#cfc7b8'],
        [1, '#a79f91'],
      ]);
  const back = down(sheet, 300, 800, [
    [0, darker(trim, 0.35)],
    [1, darker(trim, 0.78)],
  ]);
  const pane =
    'M420 96Q800 66 1180 96Q1216 100 1226 132L1262 296Q1266 330 1230 332H370' +
    'Q334 330 338 296L374 132Q384 100 420 96z';
  const rear = open
    ? path('M150 420Q800 352 1450 420V520H150z', darker(car.roofPaint ?? '#2a2b2d', 0.2)) +
      path('M170 420Q800 356 1430 420', 'none', { stroke: '#fff', 'stroke-opacity': 0.22, 'stroke-width': 5 })
    : path(pane, '#17191b', { stroke: '#17191b', 'stroke-width': 20 }) +
      path(pane, daylight(sheet, 90, 330, scene === 'dark')) +
      path('M520 90L690 84L520 332H370z', '#fff', { 'fill-opacity': 0.22 });
  return rect(0, 0, 1600, 1067, back) + rect(0, 0, 1600, open ? 460 : 360, lining) + rear;
}

function rearBench(sheet: Sheet, car: CarDrawing, trim: string): string {
  if (car.silhouette === 'roadster' || car.silhouette === 'wedge' || car.silhouette === 'midEngine') {
    return path('M130 470Q800 400 1470 470V900H130z', darker(trim, 0.72));
  }
  const back = upholstery(sheet, darker(trim, 0.32), 370, 800);
  const flutes = range(260, 1340, 28)
    .map(x => `M${num(x)} 420V800`)
    .join('');
  return (
    path('M190 470Q200 380 330 372Q800 348 1270 372Q1400 380 1410 470V860H190z', back) +
    path(flutes, 'none', { stroke: '#000', 'stroke-opacity': 0.25, 'stroke-width': 3 })
  );
}

function door(sheet: Sheet, car: CarDrawing, trim: string): string {
  const card = sheet.linear(
    [0, 0],
    [260, 0],
    [
      [0, darker(trim, 0.6)],
      [0.6, darker(trim, 0.2)],
      [1, lighter(trim, 0.06)],
    ],
  );
  const paint = sheet.linear(
    [0, 0],
    [230, 0],
    [
      [0, darker(car.paint, 0.55)],
      [0.7, car.paint],
      [1, lighter(car.paint, 0.3)],
    ],
  );
  const top =
    car.dashboard === 'wood'
      ? down(sheet, 400, 450, [
          [0, '#a5673a'],
          [0.5, '#6f3c1c'],
          [1, '#42200d'],
        ])
      : paint;
  return (
    path('M0 380L232 452Q262 470 258 520L222 1067H0z', card) +
    path('M0 380L232 452Q254 466 258 496L0 436z', top) +
    path('M0 640L226 690L222 760L0 720z', darker(trim, 0.35)) +
    path('M0 636L226 688', 'none', {
      stroke: lighter(trim, 0.35),
      'stroke-width': 5,
      'stroke-opacity': 0.7,
    }) +
    path('M108 560Q150 556 182 574', 'none', {
      stroke: sheet.linear([0, 552], [0, 580], METAL),
      'stroke-width': 13,
      'stroke-linecap': 'round',
    }) +
    circle(96, 600, 22, sheet.linear([80, 580], [110, 622], METAL))
  );
}

function carpet(sheet: Sheet): string {
  return path(
    'M200 860H1400V1067H200z',
    down(sheet, 860, 1067, [
      [0, '#15130f'],
      [1, '#26221c'],
    ]),
  );
}

/** One seat around its middle line; everything else is measured from there. */
function seat(sheet: Sheet, car: CarDrawing, trim: string, x: number): string {
  const modern = isModern(car);
  const at = (d: string): string => tag('g', { transform: `translate(${x} 0)` }, d);
  const back = modern
    ? 'M-176 760Q-214 560 -188 420Q-176 352 -112 340H112Q176 352 188 420Q214 560 176 760z'
    : 'M-190 770Q-204 560 -180 440Q-166 372 -90 362Q0 352 90 362Q166 372 180 440Q204 560 190 770z';
  const cushion =
    'M-226 800Q-236 744 -176 726Q0 704 176 726Q236 744 226 800' +
    'L250 960Q254 1020 190 1026H-190Q-254 1020 -250 960z';
  const head = 'M-92 336Q-108 246 -74 222Q0 202 74 222Q108 246 92 336z';
  const piping = { stroke: lighter(trim, 0.5), 'stroke-width': 4, 'stroke-opacity': 0.8 };
  const headrest =
    modern || car.era === 'seventies'
      ? rect(-46, 318, 14, 40, sheet.linear([-46, 0], [-32, 0], METAL)) +
        rect(32, 318, 14, 40, sheet.linear([32, 0], [46, 0], METAL)) +
        path(head, upholstery(sheet, trim, 206, 350), piping)
      : '';
  return at(
    softShadow(sheet, `${back}M-250 960H250V1060H-250z`, 0.55, 16) +
      headrest +
      path(back, upholstery(sheet, trim, 340, 780), piping) +
      bolsters(sheet, trim, modern) +
      flutes(trim, modern, 430, 730, 116) +
      softShadow(sheet, 'M-210 716Q0 690 210 716V760H-210z', 0.5, 9) +
      path(cushion, upholstery(sheet, trim, 706, 1040), piping) +
      flutes(trim, modern, 752, 1010, 140) +
      path('M-214 782Q-222 748 -170 738Q0 718 170 738Q222 748 214 782', 'none', {
        stroke: '#fff',
        'stroke-opacity': 0.22,
        'stroke-width': 10,
        'stroke-linecap': 'round',
      }),
  );
}

function bolsters(sheet: Sheet, trim: string, deep: boolean): string {
  const width = deep ? 62 : 40;
  const side = sheet.linear(
    [-196, 0],
    [-196 + width, 0],
    [
      [0, darker(trim, 0.4)],
      [0.5, lighter(trim, 0.22)],
      [1, darker(trim, 0.3)],
    ],
  );
  const one = path(
    `M-186 750Q-206 560 -182 440Q-172 396 -150 386Q${-196 + width} 560 ${-186 + width} 750z`,
    side,
  );
  return one + group({ transform: 'scale(-1 1)' }, one);
}

/** Pleats of the older cars run down, the ribs of the newer ones across. */
function flutes(trim: string, across: boolean, top: number, bottom: number, half: number): string {
  const lines = across
    ? range(top + 14, bottom - 14, 6).map(y => `M${-half} ${num(y)}Q0 ${num(y + 12)} ${half} ${num(y)}`)
    : range(-half, half, 11).map(
        x => `M${num(x)} ${top}Q${num(x * 1.06)} ${num((top + bottom) / 2)} ${num(x * 1.1)} ${bottom}`,
      );
  const d = lines.join('');
  return (
    path(d, 'none', { stroke: darker(trim, 0.6), 'stroke-width': 4.5, 'stroke-opacity': 0.65 }) +
    path(d, 'none', {
      stroke: lighter(trim, 0.5),
      'stroke-width': 2,
      'stroke-opacity': 0.5,
      transform: 'translate(3 2)',
    })
  );
}

function tunnel(sheet: Sheet, car: CarDrawing, trim: string): string {
  const cover = sheet.linear(
    [690, 0],
    [910, 0],
    [
      [0, darker(trim, 0.75)],
      [0.3, darker(trim, 0.3)],
      [0.5, lighter(trim, 0.12)],
      [0.7, darker(trim, 0.3)],
      [1, darker(trim, 0.75)],
    ],
  );
  const plate =
    car.dashboard === 'wood'
      ? down(sheet, 800, 1067, [
          [0, '#8e552c'],
          [1, '#4a250f'],
        ])
      : '#191b1d';
  return (
    path('M738 700Q800 678 862 700L904 1067H696z', cover) +
    path('M758 812H842L862 1067H738z', plate, { stroke: '#c8cdd0', 'stroke-width': 3, 'stroke-opacity': 0.8 })
  );
}

function gearLever(sheet: Sheet, car: CarDrawing): string {
  const knob =
    car.dashboard === 'wood' ? ['#d79a62', '#7a441d', '#34180a'] : ['#6a7074', '#1e2123', '#060707'];
  const ball = sheet.radial([786, 776], 62, [
    [0, knob[0]!],
    [0.55, knob[1]!],
    [1, knob[2]!],
  ]);
  return (
    path('M744 962Q800 880 856 962Q872 1004 800 1010Q728 1004 744 962z', '#141516') +
    path('M752 960Q800 896 848 960', 'none', { stroke: '#fff', 'stroke-opacity': 0.16, 'stroke-width': 4 }) +
    path('M792 930L794 800H806L808 930z', sheet.linear([790, 0], [810, 0], METAL)) +
    circle(800, 792, 34, ball) +
    ellipse(790, 778, 11, 7, '#fff', { 'fill-opacity': 0.6 })
  );
}
