import encodeQr from 'qr';
import { brand } from '#shared/brand.ts';
import { routeAt } from '#shared/paths/links.ts';
import { escapeMarkup } from '#shared/words/text.ts';
import { houseBrand } from '../brand/index.ts';
import type { Door } from './door.ts';
import { notFound } from './problems.ts';
import { SHOWN_ANYWHERE } from './security.ts';

const WIDTH = 1200;
const HEIGHT = 630;
/** No address of a car is longer. */
const PATH_LENGTH_MAX = 300;
const WEEK = 'public, max-age=604800';

/** A coupé from the side, its glass and its wheels. */
const CAR =
  'M96 470c8-44 78-66 190-80 78-62 178-92 296-92 116 0 190 34 262 78 104 8 196 22 236 54 14 12 18 30 10 48h-78a70 70 0 0 0-140 0H374a70 70 0 0 0-140 0H116c-16 0-24-2-20-8z';
const GLASS = 'M392 386c48-38 108-58 178-60l10 60zM604 386l-6-61c76 2 126 24 170 61z';
const WHEELS = [304, 942];

/** What each kind of page has above the car, in a square of 24. */
const SIGNS = {
  house: null,
  buy: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.3 15.3 20.5 20.5',
  sell: 'M12.5 3.5H20v7.5l-9 9-7.5-7.5zM16.2 7.3v.1',
  services: 'M12 3.2 19 6v5.6c0 4.4-2.9 7.4-7 9.2-4.1-1.8-7-4.8-7-9.2V6zM8.8 12l2.3 2.3 4.3-4.6',
  journal: 'M12 6.5C10 5 7 4.6 4 5v13c3-.4 6 0 8 1.5 2-1.5 5-1.9 8-1.5V5c-3-.4-6 0-8 1.5zM12 6.5v13',
  event: 'M4.5 6h15v14h-15zM4.5 10.5h15M8.5 3.5v4M15.5 3.5v4',
} as const;

/** The mark alone, where browsers look for it unasked, by the width they take it in. */
const ICONS = { '/favicon.ico': 48, '/apple-touch-icon.png': 180 } as const;

const colours = () => houseBrand().colours.light;
/** Where the house is dark, its second colour is lighter. */
const brass = () => houseBrand().colours.dark.brass;
const markOf = (rule: 'evenodd' | 'nonzero' = 'nonzero'): string =>
  brand()
    .mark.map(path => `<path d="${path}"${rule === 'evenodd' ? ' fill-rule="evenodd"' : ''}/>`)
    .join('');

/** The mark as browsers show it beside a page's title, in the colour of a link by day and by night. */
function markSvg(): string {
  const { light, dark } = houseBrand().colours;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><title>${escapeMarkup(brand().name)}</title><style>path{fill:${light.link}}@media (prefers-color-scheme:dark){path{fill:${dark.link}}}</style>${markOf()}</svg>`;
}

const iconOf = (width: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="-4 -4 40 40">
<path d="M-4-4h40v40h-40z" fill="${colours().green}"/><g fill="${colours()['on-night']}">${markOf('evenodd')}</g></svg>`;

type Motif = keyof typeof SIGNS;
const isMotif = (name: string): name is Motif => Object.hasOwn(SIGNS, name);

function drawingOf(motif: Motif): string {
  const sign = SIGNS[motif];
  const wheels = WHEELS.map(
    x => `<circle cx="${x}" cy="478" r="52"/><circle cx="${x}" cy="478" r="22"/>`,
  ).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<defs><radialGradient id="g" cx="0.5" cy="0.62" r="0.75"><stop stop-color="${colours().green}"/><stop offset="1" stop-color="${colours().night}"/></radialGradient></defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#g)"/>
<g transform="translate(640 -40) scale(19)" fill="${colours()['on-night']}" opacity="0.05">${markOf()}</g>
<path d="M60 531H1140" stroke="${brass()}" stroke-width="2" opacity="0.6"/>
<g fill="none" stroke="${colours()['on-night']}" stroke-width="5" stroke-linejoin="round"><path d="${CAR}"/><path d="${GLASS}" stroke-width="3" opacity="0.7"/><g stroke="${brass()}">${wheels}</g></g>
<g transform="translate(72 64) scale(3)" fill="${colours()['on-night']}">${markOf()}</g>
${sign === null ? '' : `<g transform="translate(1032 72) scale(4)" fill="none" stroke="${brass()}" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"><path d="${sign}"/></g>`}
</svg>`;
}

/**
 * The mark, and pictures for those who share a page that has no photo: each drawn once. And what leads from a car on
 * paper to its page: a square that a telephone reads.
 */
export function sharePicturesDoor(drawPng: (svg: string) => Promise<Buffer>, publicUrl: URL): Door {
  const drawn = new Map<Motif, Promise<Buffer>>();
  return app => {
    for (const [path, width] of Object.entries(ICONS)) {
      let icon: Promise<Buffer> | null = null;
      app.get(path, async (_request, reply) => {
        icon ??= drawPng(iconOf(width));
        return reply
          .type('image/png')
          .header('cache-control', WEEK)
          .send(await icon);
      });
    }
    app.get('/mark.svg', (_request, reply) =>
      reply.type('image/svg+xml').header('cache-control', WEEK).send(markSvg()),
    );
    app.get<{ Querystring: { path?: string } }>('/share/code.svg', ({ query: { path = '' } }, reply) => {
      // Of our cars' pages alone: a square of ours leads nowhere else.
      if (path.length > PATH_LENGTH_MAX || routeAt(path)?.name !== 'car') return notFound(reply);
      const picture = encodeQr(new URL(path, publicUrl).href, 'svg');
      return reply.type('image/svg+xml').header('cache-control', WEEK).send(picture);
    });
    app.get<{ Params: { motif: string } }>('/share/:motif.png', async ({ params: { motif } }, reply) => {
      if (!isMotif(motif)) return notFound(reply);
      const picture = drawn.get(motif) ?? drawPng(drawingOf(motif));
      drawn.set(motif, picture);
      return reply
        .type('image/png')
        .headers({ 'cache-control': WEEK, ...SHOWN_ANYWHERE })
        .send(await picture);
    });
  };
}
