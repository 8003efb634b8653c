import type { CarDrawing, EngineKind, Scene } from './car-drawing.ts';
import { darker, lighter } from './colour.ts';
import { airBox, cover, leads, manifold, pulley, trumpets } from './engine-parts.ts';
import { circle, down, ellipse, METAL, path, rect, softShadow } from './interior.ts';
import { range } from './space.ts';
import { vignette } from './studio.ts';
import { group, num, Sheet, tag } from './svg.ts';

/** The bay from above the bumper: wings left and right, the engine between, the bulkhead behind. */
export function engineView(car: CarDrawing, scene: Scene): string {
  const sheet = new Sheet();
  const parts = [
    bay(sheet, car),
    fittings(sheet, car),
    ENGINES[car.engine](sheet, car),
    frontPanel(sheet, car),
  ];
  return sheet.page(parts.join('') + vignette(sheet, scene));
}

function bay(sheet: Sheet, car: CarDrawing): string {
  const wing = sheet.linear(
    [0, 0],
    [250, 0],
    [
      [0, darker(car.paint, 0.35)],
      [0.35, car.paint],
      [0.62, lighter(car.paint, 0.55)],
      [0.74, car.paint],
      [1, darker(car.paint, 0.5)],
    ],
  );
  const inner = sheet.linear(
    [200, 0],
    [420, 0],
    [
      [0, darker(car.paint, 0.45)],
      [1, darker(car.paint, 0.78)],
    ],
  );
  const side =
    path('M0 0H196Q236 500 176 1067H0z', wing) +
    path('M196 60Q236 520 184 1000L330 940Q372 500 352 130z', inner);
  const bulkhead = down(sheet, 40, 230, [
    [0, lighter(car.paint, 0.08)],
    [0.5, darker(car.paint, 0.3)],
    [1, darker(car.paint, 0.7)],
  ]);
  return (
    rect(
      0,
      0,
      1600,
      1067,
      down(sheet, 100, 1000, [
        [0, '#1b1d1f'],
        [0.5, '#0c0d0e'],
        [1, '#17191a'],
      ]),
    ) +
    path('M190 0H1410L1360 230H240z', bulkhead) +
    path('M240 226H1360', 'none', { stroke: '#000', 'stroke-opacity': 0.6, 'stroke-width': 9 }) +
    path('M260 40Q800 16 1340 40', 'none', { stroke: '#0b0b0c', 'stroke-width': 15 }) +
    side +
    group({ transform: 'translate(1600 0) scale(-1 1)' }, side)
  );
}

/** Battery, brake cylinder, bottles and leads: what fills every bay. */
function fittings(sheet: Sheet, car: CarDrawing): string {
  const modern = car.era === 'modern' || car.era === 'nineties' || car.era === 'eighties';
  const glassy = down(sheet, 250, 350, [
    [0, '#fbfaf3', 0.95],
    [0.5, '#ded9c8', 0.9],
    [1, '#aaa491', 0.95],
  ]);
  return (
    softShadow(sheet, 'M1150 150h170v150h-170z', 0.6, 10) +
    rect(
      1150,
      140,
      172,
      138,
      down(
        sheet,
        140,
        280,
        modern
          ? [
              [0, '#3b4044'],
              [1, '#131516'],
            ]
          : [
              [0, '#4a4f52'],
              [1, '#1c1e20'],
            ],
      ),
      10,
    ) +
    rect(1150, 140, 172, 28, modern ? '#20262a' : '#5c2320', 8) +
    circle(1182, 154, 11, sheet.linear([1170, 140], [1194, 166], METAL)) +
    circle(1290, 154, 11, sheet.linear([1278, 140], [1302, 166], METAL)) +
    path('M1290 150Q1370 120 1378 260', 'none', { stroke: '#a3211b', 'stroke-width': 9 }) +
    circle(
      380,
      176,
      62,
      sheet.radial([362, 156], 72, [
        [0, '#9aa2a6'],
        [0.6, '#3f4548'],
        [1, '#15171a'],
      ]),
    ) +
    rect(356, 196, 48, 92, sheet.linear([356, 0], [404, 0], METAL), 8) +
    rect(344, 250, 72, 60, glassy, 10) +
    path('M322 420Q300 330 356 318', 'none', { stroke: '#c7ccd0', 'stroke-width': 6 }) +
    rect(288, 520, 76, 130, glassy, 14) +
    rect(306, 500, 40, 24, '#1c1e20', 6) +
    circle(
      1298,
      560,
      54,
      sheet.radial([1280, 540], 66, [
        [0, '#7f868a'],
        [0.55, '#2e3235'],
        [1, '#0c0d0e'],
      ]),
    ) +
    circle(1298, 560, 22, sheet.linear([1280, 540], [1316, 580], METAL))
  );
}

function frontPanel(sheet: Sheet, car: CarDrawing): string {
  const paint = down(sheet, 950, 1067, [
    [0, lighter(car.paint, 0.55)],
    [0.25, car.paint],
    [1, darker(car.paint, 0.5)],
  ]);
  const core = range(440, 1160, 73)
    .map(x => `M${num(x)} 880V946`)
    .join('');
  return (
    rect(426, 868, 748, 84, '#0e0f10', 8) +
    path(core, 'none', { stroke: '#54595d', 'stroke-width': 3 }) +
    rect(
      420,
      856,
      760,
      22,
      down(sheet, 856, 880, [
        [0, '#6f767a'],
        [0.4, '#2b2f32'],
        [1, '#0b0c0d'],
      ]),
      8,
    ) +
    circle(800, 858, 26, sheet.linear([780, 836], [824, 884], METAL)) +
    path('M0 1010Q180 946 420 944H1180Q1420 946 1600 1010V1067H0z', paint) +
    path('M0 1012Q180 948 420 946H1180Q1420 948 1600 1012', 'none', {
      stroke: '#fff',
      'stroke-opacity': 0.5,
      'stroke-width': 3,
    })
  );
}

const ENGINES: Readonly<Record<EngineKind, (sheet: Sheet, car: CarDrawing) => string>> = {
  inlineFour: (sheet, car) => {
    const ys = [330, 430, 570, 670];
    return (
      manifold(sheet, 900, ys, 150) +
      trumpets(sheet, 690, ys, -120) +
      cover(sheet, 690, 250, 220, 500, car.era === 'sixties' ? undefined : '#2d3134') +
      leads(ys, 880, [1080, 360]) +
      circle(
        1080,
        372,
        44,
        sheet.radial([1066, 356], 56, [
          [0, '#6b3b2a'],
          [0.7, '#2e150d'],
          [1, '#120705'],
        ]),
      ) +
      pulley(sheet, 800, 806, 60)
    );
  },
  inlineSix: sheet => {
    const ys = [270, 360, 450, 560, 650, 740];
    return (
      trumpets(sheet, 660, [300, 500, 700], -120) +
      manifold(sheet, 960, ys, 120) +
      cover(sheet, 640, 220, 132, 580) +
      cover(sheet, 834, 220, 132, 580) +
      rect(776, 260, 54, 500, '#141617', 10) +
      ys.map(y => circle(803, y, 17, '#eceae2', { stroke: '#1a1c1e', 'stroke-width': 5 })).join('') +
      leads(ys, 803, [800, 210]) +
      pulley(sheet, 800, 826, 50)
    );
  },
  vee: (sheet, car) => {
    const red = car.silhouette === 'midEngine' || car.silhouette === 'wedge';
    const colour = red ? '#a01d1a' : car.silhouette === 'ponyCar' ? '#24508c' : undefined;
    const bank = group({ transform: 'rotate(9 640 520)' }, cover(sheet, 530, 260, 178, 500, colour));
    const pipes = manifold(sheet, 540, [330, 430, 570, 670], -110);
    const half = pipes + bank;
    return (
      half +
      group({ transform: 'translate(1600 0) scale(-1 1)' }, half) +
      (red
        ? trumpets(sheet, 800, [320, 420, 520, 620, 720], 0)
        : airBox(sheet, 800, 490, 186, colour ? '#d7dadc' : '#26292b')) +
      pulley(sheet, 800, 806, 62)
    );
  },
  flat: sheet => {
    const fan = range(0, 330, 12).map(a =>
      tag(
        'g',
        { transform: `rotate(${num(a)} 800 560)` },
        path('M792 470Q780 420 806 384Q826 420 812 470z', '#c6ccd0', {
          stroke: '#3c4246',
          'stroke-width': 2,
        }),
      ),
    );
    const side = manifold(sheet, 590, [400, 500, 600], -130) + cover(sheet, 400, 380, 150, 330, '#2b2e30');
    return (
      side +
      group({ transform: 'translate(1600 0) scale(-1 1)' }, side) +
      path(
        'M560 330Q800 250 1040 330L1080 700Q800 800 520 700z',
        down(sheet, 290, 760, [
          [0, '#3d4245'],
          [0.5, '#1a1c1e'],
          [1, '#090a0a'],
        ]),
      ) +
      circle(800, 560, 196, sheet.linear([620, 380], [980, 740], METAL)) +
      circle(800, 560, 180, '#0c0d0e') +
      fan.join('') +
      pulley(sheet, 800, 560, 82) +
      airBox(sheet, 800, 280, 92, '#26292b')
    );
  },
  twin: sheet =>
    manifold(sheet, 700, [520, 600], -190) +
    path(
      'M560 380Q800 320 1040 380L1070 720Q800 800 530 720z',
      down(sheet, 340, 760, [
        [0, '#5d6468'],
        [0.4, '#2e3235'],
        [1, '#101213'],
      ]),
    ) +
    cover(sheet, 690, 420, 220, 300) +
    circle(800, 330, 110, sheet.linear([690, 220], [910, 440], METAL)) +
    circle(800, 330, 96, '#121415') +
    path(
      range(-84, 84, 9)
        .map(
          x => `M${num(800 + x)} ${num(330 - Math.sqrt(8100 - x * x))}V${num(330 + Math.sqrt(8100 - x * x))}`,
        )
        .join(''),
      'none',
      { stroke: '#7a8287', 'stroke-width': 4 },
    ) +
    ellipse(
      1000,
      560,
      74,
      120,
      sheet.radial([980, 510], 130, [
        [0, '#4b5155'],
        [0.6, '#1d2022'],
        [1, '#08090a'],
      ]),
    ) +
    pulley(sheet, 800, 790, 56),
  modern: (sheet, car) =>
    softShadow(sheet, 'M480 260H1120V790H480z', 0.8, 18) +
    path(
      'M500 290Q800 240 1100 290L1130 740Q1132 790 1080 796Q800 826 520 796Q468 790 470 740z',
      down(sheet, 250, 810, [
        [0, '#55595c'],
        [0.3, '#2b2e30'],
        [1, '#0e0f10'],
      ]),
    ) +
    path('M560 330Q690 304 760 304V740Q640 740 548 720z', darker(car.paint, 0.15), {
      stroke: '#000',
      'stroke-width': 5,
    }) +
    path('M1040 330Q910 304 840 304V740Q960 740 1052 720z', darker(car.paint, 0.15), {
      stroke: '#000',
      'stroke-width': 5,
    }) +
    path('M580 346Q680 322 740 320M1020 346Q920 322 860 320', 'none', {
      stroke: '#fff',
      'stroke-opacity': 0.4,
      'stroke-width': 8,
    }) +
    rect(776, 300, 48, 450, sheet.linear([776, 0], [824, 0], METAL), 12) +
    [
      [540, 310],
      [1060, 310],
      [530, 750],
      [1070, 750],
    ]
      .map(([x, y]) => circle(x!, y!, 13, '#8d959a', { stroke: '#17191b', 'stroke-width': 4 }))
      .join(''),
};
