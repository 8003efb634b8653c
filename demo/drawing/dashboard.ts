import type { CarDrawing, Scene } from './car-drawing.ts';
import { darker, lighter } from './colour.ts';
import {
  circle,
  daylight,
  down,
  ellipse,
  grain,
  METAL,
  path,
  rect,
  softShadow,
  trimColour,
} from './interior.ts';
import { range } from './space.ts';
import { vignette } from './studio.ts';
import { group, num, Sheet, tag } from './svg.ts';

/** What the driver sees: windscreen, board, clocks and wheel. */
export function dashboardView(car: CarDrawing, scene: Scene): string {
  const sheet = new Sheet();
  const right = car.leftHandDrive === false;
  const modern = car.era === 'modern' || car.era === 'nineties' || car.era === 'eighties';
  const parts = [
    outside(sheet, car, scene),
    board(sheet, car, modern),
    clocks(sheet, car, modern),
    middle(sheet, car, modern),
    legroom(sheet, car),
    wheelAndColumn(sheet, car, modern),
  ].join('');
  // A right-hand drive car is the same picture, mirrored: nothing in it is written.
  const whole = right ? group({ transform: 'translate(1600 0) scale(-1 1)' }, parts) : parts;
  return sheet.page(whole + vignette(sheet, scene));
}

function outside(sheet: Sheet, car: CarDrawing, scene: Scene): string {
  const bonnet = down(sheet, 330, 450, [
    [0, lighter(car.paint, 0.5)],
    [0.35, car.paint],
    [1, darker(car.paint, 0.4)],
  ]);
  const pillar = darker(car.interior, 0.55);
  const frame = car.roof === 'open' ? '#c9ced1' : '#15171a';
  return (
    rect(0, 0, 1600, 520, daylight(sheet, 0, 460, scene === 'dark')) +
    ellipse(800, 150, 760, 120, '#fff', { 'fill-opacity': 0.35, filter: sheet.blur(40) }) +
    path('M190 470Q300 372 560 352Q800 338 1040 352Q1300 372 1410 470z', bonnet) +
    path('M620 470Q650 380 690 350M980 470Q950 380 910 350', 'none', {
      stroke: '#fff',
      'stroke-opacity': 0.4,
      'stroke-width': 5,
    }) +
    path('M0 0H120L40 470H0zM1600 0H1480L1560 470H1600z', pillar) +
    path('M0 0H1600V42Q800 12 0 42z', frame) +
    path('M690 38Q800 30 910 38L900 104Q800 112 700 104z', '#1b1d1f', {
      stroke: '#9aa2a6',
      'stroke-width': 4,
    }) +
    path('M704 46Q800 38 896 46L888 96Q800 102 712 96z', daylight(sheet, 40, 100, true))
  );
}

interface Surface {
  readonly fill: string;
  readonly grained: boolean;
}

function surface(sheet: Sheet, car: CarDrawing): Surface {
  const lit = (colour: string) =>
    down(sheet, 470, 760, [
      [0, lighter(colour, 0.32)],
      [0.2, colour],
      [0.75, darker(colour, 0.25)],
      [1, darker(colour, 0.6)],
    ]);
  switch (car.dashboard) {
    case 'wood':
      return {
        fill: down(sheet, 470, 760, [
          [0, '#b9773f'],
          [0.25, '#8b4f24'],
          [0.7, '#623215'],
          [1, '#3a1b0a'],
        ]),
        grained: true,
      };
    case 'metal':
      return { fill: lit(car.paint), grained: false };
    case 'leather':
      return { fill: lit(trimColour(car)), grained: false };
    case 'plastic':
      return { fill: lit('#33373a'), grained: false };
  }
}

function board(sheet: Sheet, car: CarDrawing, modern: boolean): string {
  const { fill, grained } = surface(sheet, car);
  const pad = modern || car.era === 'seventies' ? '#202325' : darker(trimColour(car), 0.35);
  const padFill = down(sheet, 400, 510, [
    [0, lighter(pad, 0.22)],
    [0.4, pad],
    [1, darker(pad, 0.6)],
  ]);
  const shape = 'M0 470Q800 430 1600 470V740Q1200 770 800 764Q400 770 0 740z';
  return (
    path('M0 430Q300 396 470 388Q700 380 900 404Q1300 396 1600 430V520H0z', padFill) +
    path(shape, fill) +
    (grained
      ? group({ 'clip-path': sheet.clip(shape) }, grain(-20, 462, 820, 300, 1), grain(790, 466, 840, 296, 4))
      : '') +
    path('M0 476Q800 436 1600 476', 'none', { stroke: '#fff', 'stroke-opacity': 0.35, 'stroke-width': 4 }) +
    path('M0 738Q400 768 800 762Q1200 768 1600 738', 'none', {
      stroke: sheet.linear([0, 736], [0, 770], METAL),
      'stroke-width': 7,
    }) +
    glovebox(sheet, car)
  );
}

function glovebox(sheet: Sheet, car: CarDrawing): string {
  const line = car.dashboard === 'metal' ? darker(car.paint, 0.6) : '#0d0805';
  return (
    path(
      'M1130 524Q1330 522 1520 534Q1536 536 1536 552V676Q1536 692 1520 694' +
        'Q1330 704 1130 702Q1114 702 1114 686V540Q1114 524 1130 524z',
      'none',
      { stroke: line, 'stroke-width': 4, 'stroke-opacity': 0.75 },
    ) +
    circle(1325, 548, 13, sheet.linear([1312, 536], [1338, 562], METAL)) +
    path('M1150 500H1500', 'none', {
      stroke: '#fff',
      'stroke-opacity': 0.12,
      'stroke-width': 14,
      'stroke-linecap': 'round',
    })
  );
}

function clocks(sheet: Sheet, car: CarDrawing, modern: boolean): string {
  if (car.engine === 'twin') return dial(sheet, car, 430, 560, 104, 0.2);
  const big = dial(sheet, car, 340, 566, 92, 0.24) + dial(sheet, car, 548, 566, 92, 0.42);
  if (modern) {
    const hood = 'M196 590Q200 440 444 436Q688 440 692 590V640H196z';
    return (
      path(hood, '#121415', { stroke: '#3a3f42', 'stroke-width': 5 }) +
      big +
      dial(sheet, car, 444, 506, 40, 0.6)
    );
  }
  const small = [720, 812, 904, 996].map((x, i) => dial(sheet, car, x, 552, 38, 0.3 + i * 0.14));
  return big + small.join('');
}

function dial(sheet: Sheet, car: CarDrawing, x: number, y: number, r: number, share: number): string {
  const cream = car.era === 'prewar' || car.era === 'fifties';
  const facePlate = sheet.radial(
    [x - r * 0.2, y - r * 0.3],
    r * 1.2,
    cream
      ? [
          [0, '#fbf5e4'],
          [1, '#d8cba9'],
        ]
      : [
          [0, '#2b2f32'],
          [1, '#070808'],
        ],
  );
  const ink = cream ? '#2a241a' : '#f2f4f4';
  const count = r > 60 ? 27 : 9;
  const ticks = range(-225, 45, count).map((angle, i) => {
    const a = (angle * Math.PI) / 180;
    const inner = r * (i % 3 === 0 ? 0.68 : 0.77);
    const [c, s] = [Math.cos(a), Math.sin(a)];
    return `M${num(x + inner * c)} ${num(y + inner * s)}L${num(x + r * 0.86 * c)} ${num(y + r * 0.86 * s)}`;
  });
  const needle = -225 + 270 * share;
  return (
    circle(x, y, r * 1.1, sheet.linear([x - r, y - r], [x + r, y + r], METAL)) +
    circle(x, y, r * 0.98, facePlate, { stroke: '#000', 'stroke-width': 3 }) +
    path(ticks.join(''), 'none', { stroke: ink, 'stroke-width': r > 60 ? 2.6 : 1.8 }) +
    tag(
      'g',
      { transform: `rotate(${num(needle)} ${x} ${y})` },
      path(
        `M${x - r * 0.2} ${y - 2.6}L${num(x + r * 0.74)} ${y - 0.8}V${y + 0.8}L${x - r * 0.2} ${y + 2.6}z`,
        '#d2462a',
      ),
    ) +
    circle(x, y, r * 0.11, '#1a1c1e', { stroke: '#8b9297', 'stroke-width': 1.5 }) +
    path(gleam(x, y, r), '#fff', { 'fill-opacity': 0.16 })
  );
}

/** The crescent of light on a clock's glass. */
function gleam(x: number, y: number, r: number): string {
  const at = (dx: number, dy: number): string => `${num(x + r * dx)} ${num(y + r * dy)}`;
  const bend = num(r * 0.86);
  return `M${at(-0.8, -0.2)}A${bend} ${bend} 0 0 1 ${at(0.3, -0.78)}Q${at(-0.3, -0.3)} ${at(-0.8, -0.2)}z`;
}

function middle(sheet: Sheet, car: CarDrawing, modern: boolean): string {
  const knob = (x: number, y: number, r: number) =>
    circle(x, y, r, sheet.linear([x - r, y - r], [x + r, y + r], METAL)) + circle(x, y, r * 0.62, '#17191b');
  if (car.era === 'prewar') return [740, 800, 860, 920, 980].map(x => knob(x, 668, 14)).join('');
  const radio =
    rect(730, 622, 288, 74, '#0f1112', 8) +
    rect(
      782,
      632,
      184,
      38,
      down(
        sheet,
        632,
        670,
        modern
          ? [
              [0, '#1d2a31'],
              [1, '#3b5561'],
            ]
          : [
              [0, '#e9dfbf'],
              [1, '#bfae7d'],
            ],
      ),
      4,
    ) +
    path('M800 642H948M800 652H948', 'none', {
      stroke: modern ? '#9fd0e2' : '#5c4a21',
      'stroke-width': 2.5,
      'stroke-dasharray': '3 8',
    }) +
    rect(794, 678, 160, 9, sheet.linear([0, 676], [0, 690], METAL), 4) +
    knob(756, 660, 18) +
    knob(992, 660, 18);
  const vents = modern
    ? [730, 882]
        .map(
          x =>
            rect(x, 486, 136, 92, '#0c0d0e', 10) +
            path(
              range(500, 566, 5)
                .map(y => `M${x + 8} ${num(y)}h120`)
                .join(''),
              'none',
              { stroke: '#4a5054', 'stroke-width': 5 },
            ),
        )
        .join('')
    : '';
  return vents + radio;
}

function legroom(sheet: Sheet, car: CarDrawing): string {
  const trim = trimColour(car);
  const lever = sheet.radial([868, 818], 54, [
    [0, '#7b8287'],
    [0.5, '#1f2224'],
    [1, '#050606'],
  ]);
  return (
    path(
      'M0 736Q400 768 800 762Q1200 768 1600 736V1067H0z',
      down(sheet, 740, 1067, [
        [0, '#0a0a0a'],
        [1, '#1c1a17'],
      ]),
    ) +
    path(
      'M770 764H990L1060 1067H700z',
      sheet.linear(
        [700, 0],
        [1060, 0],
        [
          [0, darker(trim, 0.75)],
          [0.5, darker(trim, 0.1)],
          [1, darker(trim, 0.75)],
        ],
      ),
    ) +
    path('M820 960Q880 900 940 960Q950 1010 880 1014Q810 1010 820 960z', '#121314') +
    path('M873 950L874 830H886L887 950z', sheet.linear([872, 0], [888, 0], METAL)) +
    circle(880, 826, 30, lever) +
    [250, 350]
      .map(x => rect(x, 920, 56, 76, '#17191a', 10) + rect(x + 5, 924, 46, 6, '#8c9398', 3))
      .join('') +
    rect(560, 900, 44, 120, '#17191a', 10)
  );
}

function wheelAndColumn(sheet: Sheet, car: CarDrawing, modern: boolean): string {
  const [x, y, r] = [444, 720, 268];
  const wood = car.dashboard === 'wood' && !modern;
  const rimTone = wood
    ? ['#d99a5c', '#8a4d20', '#3a1b08']
    : car.era === 'fifties'
      ? ['#fdf8ea', '#d9cfb6', '#8f8569']
      : ['#6a6f73', '#1f2224', '#060707'];
  const rim = sheet.linear(
    [x - r, y - r],
    [x + r * 0.6, y + r],
    [
      [0, rimTone[0]!],
      [0.45, rimTone[1]!],
      [1, rimTone[2]!],
    ],
  );
  const ring = `M${x - r} ${y}A${r} ${r * 0.94} 0 1 1 ${x + r} ${y}A${r} ${r * 0.94} 0 1 1 ${x - r} ${y}z`;
  const width = car.era === 'prewar' || car.era === 'fifties' ? 22 : modern ? 38 : 28;
  return (
    group(
      { filter: sheet.blur(12), transform: 'translate(10 22)' },
      path(ring, 'none', { stroke: '#000', 'stroke-opacity': 0.5, 'stroke-width': width }),
    ) +
    softShadow(sheet, `M${x - 40} ${y}h80v120h-80z`, 0.5, 14) +
    spokes(sheet, car, modern, x, y, r) +
    path(ring, 'none', { stroke: '#0b0705', 'stroke-width': width + 4 }) +
    path(ring, 'none', { stroke: rim, 'stroke-width': width }) +
    path(`M${x - r * 0.92} ${y - r * 0.36}A${r} ${r * 0.94} 0 0 1 ${x + r * 0.6} ${y - r * 0.75}`, 'none', {
      stroke: '#fff',
      'stroke-opacity': 0.5,
      'stroke-width': 5,
      'stroke-linecap': 'round',
    })
  );
}

function spokes(sheet: Sheet, car: CarDrawing, modern: boolean, x: number, y: number, r: number): string {
  const metal = sheet.linear([x - r, y - 60], [x + r, y + 60], METAL);
  const dark = sheet.linear(
    [x - 90, y - 70],
    [x + 90, y + 90],
    [
      [0, '#4b5155'],
      [0.5, '#1d2022'],
      [1, '#0a0b0b'],
    ],
  );
  if (modern) {
    return (
      path(
        `M${x - r} ${y - 20}Q${x - 110} ${y - 34} ${x - 80} ${y - 56}H${x + 80}` +
          `Q${x + 110} ${y - 34} ${x + r} ${y - 20}V${y + 34}Q${x + 120} ${y + 40} ${x + 60} ${y + 90}` +
          `L${x + 44} ${y + r * 0.92}H${x - 44}L${x - 60} ${y + 90}Q${x - 120} ${y + 40} ${x - r} ${y + 34}z`,
        dark,
      ) +
      circle(x, y + 8, 74, dark, { stroke: '#5c6266', 'stroke-width': 3 }) +
      circle(x, y + 8, 26, metal)
    );
  }
  const arm = (angle: number) =>
    tag(
      'g',
      { transform: `rotate(${angle} ${x} ${y})` },
      path(`M${x - 30} ${y}L${x - 17} ${y + r * 0.9}H${x + 17}L${x + 30} ${y}z`, metal, {
        stroke: '#596066',
        'stroke-width': 2,
      }),
      [0.38, 0.54, 0.69].map((t, i) => circle(x, y + r * t, 10 - i * 1.5, '#151617')).join(''),
    );
  const angles =
    car.era === 'prewar' ? [45, 135, 225, 315] : car.era === 'fifties' ? [90, 270] : [0, 105, 255];
  return (
    angles.map(arm).join('') +
    circle(x, y, 54, metal, { stroke: '#51585d', 'stroke-width': 2 }) +
    circle(
      x,
      y,
      40,
      sheet.radial([x - 12, y - 14], 60, [
        [0, lighter(car.paint, 0.35)],
        [0.6, car.paint],
        [1, darker(car.paint, 0.55)],
      ]),
    ) +
    circle(x, y, 40, 'none', { stroke: '#eef1f2', 'stroke-width': 3 })
  );
}
