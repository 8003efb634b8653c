import type { Pair } from './space.ts';

/** One decimal is a tenth of a pixel, and keeps a drawing under its weight. */
export const num = (value: number): string => bare(Math.round(value * 10) / 10);
const num3 = (value: number): string => bare(Math.round(value * 1000) / 1000);

/** A number without the zero before its point. */
const bare = (value: number): string => String(value).replace(/^(-?)0\./, '$1.');

/** Leaves out the points that lie within `tolerance` pixels of the line between their neighbours. */
export function simplified(points: readonly Pair[], tolerance: number): Pair[] {
  const first = points[0];
  const last = points[points.length - 1];
  if (!first || !last || points.length < 3) return [...points];
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const length = Math.hypot(dx, dy);
  let worst = 0;
  let distance = 0;
  points.forEach(([x, y], i) => {
    const [px, py] = [x - first[0], y - first[1]];
    const off = length < 0.01 ? Math.hypot(px, py) : Math.abs(dx * py - dy * px) / length;
    if (off > distance) [worst, distance] = [i, off];
  });
  if (distance < tolerance) return [first, last];
  return [
    ...simplified(points.slice(0, worst + 1), tolerance).slice(0, -1),
    ...simplified(points.slice(worst), tolerance),
  ];
}

/** A polygon or polyline in relative steps, the shortest form SVG has. */
export function pathOf(points: readonly Pair[], closed = true): string {
  let d = '';
  let lastX = 0;
  let lastY = 0;
  for (const [px, py] of points) {
    const x = Math.round(px * 10);
    const y = Math.round(py * 10);
    if (d === '') d = `M${x / 10} ${y / 10}l`;
    else d += `${bare((x - lastX) / 10)} ${bare((y - lastY) / 10)} `;
    lastX = x;
    lastY = y;
  }
  return d.trimEnd().replaceAll(' -', '-') + (closed ? 'z' : '');
}

export type Attributes = Readonly<Record<string, string | number | undefined>>;

export function tag(name: string, attributes: Attributes, ...children: string[]): string {
  let text = `<${name}`;
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) text += ` ${key}="${typeof value === 'number' ? num3(value) : value}"`;
  }
  return children.length === 0 ? `${text}/>` : `${text}>${children.join('')}</${name}>`;
}

export const group = (attributes: Attributes, ...children: string[]): string =>
  tag('g', attributes, children.join(''));

export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** One picture's sheet: definitions get their names here, each once. */
export class Sheet {
  private readonly definitions: string[] = [];
  private readonly names = new Map<string, string>();

  private define(name: string, attributes: Attributes, body: string): string {
    const key = `${name}${JSON.stringify(attributes)}${body}`;
    const known = this.names.get(key);
    if (known !== undefined) return known;
    const id = `d${this.definitions.length.toString(36)}`;
    this.definitions.push(tag(name, { id, ...attributes }, body));
    this.names.set(key, id);
    return id;
  }

  /** From one point to another, in the picture's pixels. */
  linear(from: Pair, to: Pair, stops: readonly Stop[]): string {
    const box = { x1: num(from[0]), y1: num(from[1]), x2: num(to[0]), y2: num(to[1]) };
    const id = this.define('linearGradient', { gradientUnits: 'userSpaceOnUse', ...box }, stopTags(stops));
    return `url(#${id})`;
  }

  radial(centre: Pair, radius: number, stops: readonly Stop[], transform?: string): string {
    const box = { cx: num(centre[0]), cy: num(centre[1]), r: num3(radius), gradientTransform: transform };
    const id = this.define('radialGradient', { gradientUnits: 'userSpaceOnUse', ...box }, stopTags(stops));
    return `url(#${id})`;
  }

  blur(deviation: number): string {
    const body = tag('feGaussianBlur', { stdDeviation: deviation });
    // Wider than the page: what is cut at its edge must not fade there.
    const page = { filterUnits: 'userSpaceOnUse', x: -120, y: -120, width: 1840, height: 1307 };
    return `url(#${this.define('filter', page, body)})`;
  }

  /** Blurs what is inside an outline and leaves the outline sharp. */
  polish(deviation: number): string {
    const body =
      tag('feGaussianBlur', { stdDeviation: deviation, result: 'b' }) +
      tag('feComposite', { in: 'b', in2: 'SourceAlpha', operator: 'in', result: 'c' }) +
      tag('feMerge', {}, tag('feMergeNode', { in: 'SourceGraphic' }), tag('feMergeNode', { in: 'c' }));
    return `url(#${this.define('filter', { x: '-5%', y: '-5%', width: '110%', height: '110%' }, body)})`;
  }

  clip(d: string): string {
    return `url(#${this.define('clipPath', {}, tag('path', { d }))})`;
  }

  mask(body: string): string {
    const page = { maskUnits: 'userSpaceOnUse', x: 0, y: 0, width: 1600, height: 1067 };
    return `url(#${this.define('mask', page, body)})`;
  }

  /** A piece that is drawn more than once; the answer is what an href wants. */
  shared(body: string): string {
    return `#${this.define('g', {}, body)}`;
  }

  page(body: string): string {
    return (
      '<svg xmlns="http://www.w3.org/2000/svg" ' +
      'width="1600" height="1067" viewBox="0 0 1600 1067">' +
      `<defs>${this.definitions.join('')}</defs>${body}</svg>`
    );
  }
}

function stopTags(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) =>
      tag('stop', {
        offset: bare(Math.round(offset * 100) / 100),
        'stop-color': colour,
        'stop-opacity': opacity,
      }),
    )
    .join('');
}
