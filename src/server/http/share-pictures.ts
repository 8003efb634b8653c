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
/** No car's path is longer. */
const PATH_LENGTH_MAX = 300;
const WEEK = 'public, max-age=604800';

/** The symbol of each kind of page, in a square of 24. */
const SIGNS = {
  house: null,
  buy: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.3 15.3 20.5 20.5',
  sell: 'M12.5 3.5H20v7.5l-9 9-7.5-7.5zM16.2 7.3v.1',
  services: 'M12 3.2 19 6v5.6c0 4.4-2.9 7.4-7 9.2-4.1-1.8-7-4.8-7-9.2V6zM8.8 12l2.3 2.3 4.3-4.6',
  journal: 'M12 6.5C10 5 7 4.6 4 5v13c3-.4 6 0 8 1.5 2-1.5 5-1.9 8-1.5V5c-3-.4-6 0-8 1.5zM12 6.5v13',
  event: 'M4.5 6h15v14h-15zM4.5 10.5h15M8.5 3.5v4M15.5 3.5v4',
} as const;

/** The icons that browsers request by default, with their width. */
const ICONS = { '/favicon.ico': 48, '/apple-touch-icon.png': 180 } as const;

const colours = () => houseBrand().colours.light;
/** Dark mode has the lighter secondary colour. */
const brass = () => houseBrand().colours.dark.brass;
const markOf = (rule: 'evenodd' | 'nonzero' = 'nonzero'): string =>
  brand()
    .mark.map(path => `<path d="${path}"${rule === 'evenodd' ? ' fill-rule="evenodd"' : ''}/>`)
    .join('');

/** The favicon, in the link colour of light and dark mode. */
function markSvg(): string {
  const { light, dark } = houseBrand().colours;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><title>${escapeMarkup(brand().name)}</title><style>path{fill:${light.link}}@media (prefers-color-scheme:dark){path{fill:${dark.link}}}</style>${markOf()}</svg>`;
}

const iconOf = (width: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="-4 -4 40 40">
<path d="M-4-4h40v40h-40z" fill="${colours().green}"/><g fill="${colours()['on-night']}">${markOf('evenodd')}</g></svg>`;

type Motif = keyof typeof SIGNS;
const isMotif = (name: string): name is Motif => Object.hasOwn(SIGNS, name);

/** Draws the logo and the page's symbol over the share picture; without a picture, on a plain ground. */
function drawingOf(motif: Motif, isGround: boolean): string {
  const sign = SIGNS[motif];
  const ink = colours()['on-night'];
  const ground = isGround
    ? `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#g)"/><g transform="translate(408 123) scale(12)" fill="${ink}">${markOf()}</g>`
    : `<g transform="translate(64 60) scale(3.4)" fill="${ink}">${markOf()}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<defs><radialGradient id="g" cx="0.5" cy="0.62" r="0.75"><stop stop-color="${colours().green}"/><stop offset="1" stop-color="${colours().night}"/></radialGradient></defs>
${ground}
${sign === null ? '' : `<g transform="translate(204 64) scale(4.4)" fill="none" stroke="${brass()}" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"><path d="${sign}"/></g>`}
</svg>`;
}

type Draws = {
  readonly drawPng: (svg: string) => Promise<Buffer>;
  readonly drawJpeg: (svg: string, ground: Buffer | null) => Promise<Buffer>;
};

/**
 * Serves icons, share pictures for pages without a photo (each drawn once), and QR codes to cars' pages for printed
 * papers.
 */
export function sharePicturesDoor({ drawPng, drawJpeg }: Draws, publicUrl: URL): Door {
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
      // Only for cars' pages: our QR codes must not lead elsewhere.
      if (path.length > PATH_LENGTH_MAX || routeAt(path)?.name !== 'car') return notFound(reply);
      const picture = encodeQr(new URL(path, publicUrl).href, 'svg');
      return reply.type('image/svg+xml').header('cache-control', WEEK).send(picture);
    });
    app.get<{ Params: { motif: string } }>('/share/:motif.jpg', async ({ params: { motif } }, reply) => {
      if (!isMotif(motif)) return notFound(reply);
      const { sharePicture } = houseBrand();
      const picture = drawn.get(motif) ?? drawJpeg(drawingOf(motif, sharePicture === null), sharePicture);
      drawn.set(motif, picture);
      return reply
        .type('image/jpeg')
        .headers({ 'cache-control': WEEK, ...SHOWN_ANYWHERE })
        .send(await picture);
    });
  };
}
