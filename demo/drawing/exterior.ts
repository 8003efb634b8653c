import { type Camera, mirrored, openCamera, type Viewpoint } from './camera.ts';
import type { CarDrawing, Scene } from './car-drawing.ts';
import { cockpit } from './cockpit.ts';
import { face } from './face.ts';
import { arches, flankLines, wheelClips } from './flank.ts';
import { glass } from './glass.ts';
import { boxLoft, onTop, ring } from './loft.ts';
import { type Finish, painted, plain } from './paintwork.ts';
import { type Built, bodyLoft, cabinLoft, shapeOf, wingLoft } from './shape.ts';
import { at, type Point, range } from './space.ts';
import { filled, gap, outline, pixels, type Stage } from './stage.ts';
import { backdrop, floorMask, vignette } from './studio.ts';
import { group, Sheet, tag } from './svg.ts';
import { tail } from './tail.ts';
import { wheelArt, wheelGroup, wheelPlaces } from './wheels.ts';

const VIEWPOINTS: Readonly<Record<'front' | 'side' | 'rear' | 'wheel', Viewpoint>> = {
  front: { azimuth: 50, elevation: 9, distance: 10 },
  side: { azimuth: 0, elevation: 3.5, distance: 15 },
  rear: { azimuth: -47, elevation: 10, distance: 10 },
  wheel: { azimuth: 24, elevation: 5, distance: 8 },
};

export function exterior(car: CarDrawing, view: 'front' | 'side' | 'rear' | 'wheel', scene: Scene): string {
  const sheet = new Sheet();
  const shape = shapeOf(car);
  const camera = cameraFor(shape, view);
  const end = view === 'rear' ? 'rear' : view === 'side' ? 'none' : 'front';
  const stage: Stage = { sheet, camera, car, shape, body: bodyLoft(shape), cabin: cabinLoft(shape), end };
  const art = wheelArt(sheet, car);
  const body =
    backdrop(sheet, scene) + reflection(stage, art, scene) + shadow(stage, scene) + wholeCar(stage, art);
  return sheet.page(body + vignette(sheet, scene));
}

function cameraFor(shape: Built, view: 'front' | 'side' | 'rear' | 'wheel'): Camera {
  const viewpoint = VIEWPOINTS[view];
  const target: Point = [shape.length / 2, 0, 0.55];
  if (view === 'wheel') {
    const [x, r] = [shape.axles[0], shape.wheelRadius];
    const half = shape.width / 2;
    const points: Point[] = [
      [x - r * 2, half, 0],
      [x + r * 2.4, half, 0],
      [x, half, r * 2.9],
    ];
    return openCamera(viewpoint, target, points, { left: 60, right: 1540, top: 120, ground: 930 });
  }
  const corners = [0, shape.length].flatMap(x =>
    [-1, 1].map((side): Point => [x, (side * shape.width) / 2, 0]),
  );
  const roof: Point = [shape.length / 2, 0, shape.height];
  const low = shape.axles.map((x): Point => [x, shape.width / 2, 0]);
  // Small cars stand a little smaller than long ones, as they would in one studio.
  const margin = 150 + (4.6 - Math.min(4.9, Math.max(3, shape.length))) * 55;
  const frame = { left: margin, right: 1600 - margin, top: 190, ground: view === 'side' ? 790 : 845 };
  return openCamera(viewpoint, target, [...corners, roof, ...low], frame);
}

/** Two-tone cars change colour where the flank is widest. */
function bodyFinish(car: CarDrawing): Finish {
  const { secondPaint, paint } = car;
  return {
    gloss: car.era === 'prewar' ? 0.9 : 1,
    colour: v => (secondPaint && v < 0.6 ? secondPaint : paint),
  };
}

function roofFinish(car: CarDrawing): Finish {
  if (car.roof === 'softTop') return plain(car.roofPaint ?? '#1b1c1e', 0.1);
  return plain(car.roofPaint ?? car.paint);
}

function shadow(stage: Stage, scene: Scene): string {
  const { shape, sheet } = stage;
  const plan = (grow: number): Point[] =>
    ring(stage.body, 0.5).map(([x, y]): Point => {
      const middle = shape.length / 2;
      const half = shape.wings ? 1.35 : 1;
      return [middle + (x - middle) * (1 + grow * 0.5), y * (1 + grow) * half, 0];
    });
  const strength = scene === 'dark' ? 0.85 : 0.55;
  return (
    tag('path', {
      d: outline(stage, plan(0.16)),
      fill: '#000',
      'fill-opacity': strength * 0.6,
      filter: sheet.blur(26),
    }) +
    tag('path', {
      d: outline(stage, plan(0)),
      fill: '#000',
      'fill-opacity': strength * 1.1,
      filter: sheet.blur(9),
    })
  );
}

function reflection(stage: Stage, art: string, scene: Scene): string {
  const { sheet, shape, car } = stage;
  const below: Stage = { ...stage, camera: mirrored(stage.camera) };
  const places = wheelPlaces(stage);
  const drawn = [
    painted(sheet, below.camera, stage.body, bodyFinish(car), true),
    underside(below),
    ...wings(below, 1, true),
    wheelGroup(below, places.near, art),
    shape.open ? '' : painted(sheet, below.camera, stage.cabin, plain('#23282b', 0.6), true),
  ];
  const ground = Math.max(...places.near.map(([x, y]) => stage.camera.project([x, y, 0])[1]));
  const highest = Math.min(...places.near.map(([x, y]) => stage.camera.project([x, y, 0])[1]));
  const mask = floorMask(sheet, highest - 20, ground - highest + 240, scene === 'dark' ? 0.42 : 0.3);
  return group({ mask }, group({ filter: sheet.blur(3.5) }, ...drawn));
}

function wings(stage: Stage, side: 1 | -1, coarse = false): string[] {
  const { shape, sheet, camera, car } = stage;
  const colour = car.secondPaint ?? car.paint;
  return (shape.wings ?? []).map(wing => painted(sheet, camera, wingLoft(wing, side), plain(colour), coarse));
}

function underside(stage: Stage): string {
  const { shape, sheet, camera } = stage;
  const loft = boxLoft({
    x: [shape.axles[0] - 0.2, shape.axles[1] + 0.25],
    z: [0.13, at(shape.sill, shape.length / 2) + 0.12],
    halfWidth: (shape.bodyWidth ?? shape.width) * 0.42,
    round: 0.2,
  });
  return painted(sheet, camera, loft, plain('#0a0b0c', 0.05), true);
}

function wholeCar(stage: Stage, art: string): string {
  const { sheet, camera, car, shape, body, cabin } = stage;
  const places = wheelPlaces(stage);
  const paintwork = painted(sheet, camera, body, bodyFinish(car));
  const lids = bonnetBox(stage);
  const polish = sheet.polish(Math.round(pixels(stage, 0.026, [shape.length / 2, shape.width / 2, 0.6])));
  const skin = group({ filter: polish }, paintwork) + lids + stripes(stage);
  const flankParts = shape.wings ? '' : arches(stage);
  const top = shape.open
    ? cockpit(stage)
    : group({ filter: polish }, painted(sheet, camera, cabin, roofFinish(car))) + glass(stage);
  const ends = stage.end === 'front' ? face(stage) : stage.end === 'rear' ? tail(stage) : sideEnds(stage);
  const lines = flankLines(stage) + bonnetLines(stage);
  const near = shape.wings
    ? wheelGroup(stage, places.near, art) + group({ filter: polish }, ...wings(stage, 1))
    : wheelGroup(stage, places.near, art, wheelClips(stage));
  const far = wheelGroup(stage, places.far, art) + wings(stage, -1, true).join('');
  const before = far + underside(stage) + skin + flankParts + lines;
  const podLamps = car.lamps === 'pod';
  return podLamps ? before + top + near + runningBoard(stage) + ends : before + top + ends + near;
}

/** From the side, bumpers and lamps are seen only where they wrap around the corners. */
function sideEnds(stage: Stage): string {
  return tail(stage) + face(stage);
}

function bonnetLines(stage: Stage): string {
  const { shape, body } = stage;
  if (shape.bonnetEdge === undefined || stage.end === 'rear' || shape.bonnetBox) return '';
  const from = body.front(1) + body.nose.length * 0.4;
  const edge = shape.bonnetEdge;
  const inset = shape.wings ? 0.6 : 0.74;
  const run = [
    ...range(edge, from, 14).map(x => onTop(body, x, inset)),
    ...range(inset, -inset, 11).map(s => onTop(body, from, s)),
    ...range(from, edge, 14).map(x => onTop(body, x, -inset)),
  ];
  return gap(stage, run) + (shape.wings ? louvres(stage) : '');
}

function louvres(stage: Stage): string {
  const { shape } = stage;
  if (stage.car.era !== 'prewar' || shape.bonnetEdge === undefined) return '';
  return range(shape.axles[0] + 0.35, shape.bonnetEdge - 0.12, 15)
    .map(x => {
      const points = range(0.7, 0.92, 5).map((z): Point => {
        const half = stage.body.halfWidth(x, 0.6);
        return [x, half + 0.004, z];
      });
      return gap(stage, points);
    })
    .join('');
}

function bonnetBox(stage: Stage): string {
  const { shape, sheet, camera, car } = stage;
  if (!shape.bonnetBox) return '';
  const [from, to, half, height] = shape.bonnetBox;
  const z = at(shape.shoulder, from);
  const loft = boxLoft({
    x: [from, to],
    z: [z - 0.01, z + height],
    halfWidth: half,
    round: 0.04,
    exponent: 5,
    crown: 0.02,
    lean: [
      [0, 0],
      [1, 0.05],
    ],
  });
  return group({ filter: sheet.polish(2) }, painted(sheet, camera, loft, plain(car.paint, 0.6)));
}

function stripes(stage: Stage): string {
  const { car, body, shape } = stage;
  if (!car.stripes || stage.end === 'none') return '';
  const colour = car.stripes;
  const [from, to] =
    stage.end === 'front'
      ? [body.front(1) + 0.02, shape.bonnetEdge ?? shape.cabin.base[0]]
      : [shape.cabin.base[1], body.rear(1) - 0.02];
  if (to - from < 0.1) return '';
  return [-0.19, 0.19]
    .map(middle => {
      const edge = (s: number, xs: readonly number[]) => xs.map(x => onTop(body, x, s));
      const xs = range(from, to, 14);
      const points = [...edge(middle - 0.12, xs), ...edge(middle + 0.12, [...xs].reverse())];
      return filled(stage, points, [
        [0, colour, 0.95],
        [1, colour, 0.8],
      ]);
    })
    .join('');
}

function runningBoard(stage: Stage): string {
  const { shape } = stage;
  if (!shape.runningBoard || !shape.wings) return '';
  const [a, b] = [shape.wings[0]!.x[1] - 0.12, shape.wings[1]!.x[0] + 0.12];
  const y = shape.wings[0]!.offset + 0.1;
  const board: Point[] = [
    [a, y, 0.37],
    [b, y, 0.37],
    [b, y, 0.32],
    [a, y, 0.32],
  ];
  const top: Point[] = [
    [a, y, 0.37],
    [b, y, 0.37],
    [b, y - 0.26, 0.37],
    [a, y - 0.26, 0.37],
  ];
  return (
    filled(stage, top, [
      [0, '#3a3d40'],
      [1, '#17191a'],
    ]) +
    filled(stage, board, [
      [0, '#c9cfd2'],
      [1, '#4d5559'],
    ])
  );
}
