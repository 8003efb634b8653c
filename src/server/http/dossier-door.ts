import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { linkTo } from '#shared/paths/links.ts';
import { formatDate } from '#shared/words/format.ts';
import { LOCALES, languageOf } from '#shared/words/locale.ts';
import type { Config } from '../config.ts';
import { anonymousContext } from '../context.ts';
import { AppError } from '../errors.ts';
import type { Files } from '../files/index.ts';
import type { Execute } from '../graphql/index.ts';
import type { Limits } from '../limits/index.ts';
import { type Block, drawPdf, footerOf } from '../pdf/index.ts';
import type { Settings } from '../settings/index.ts';
import { wordsIn } from '../words/index.ts';
import type { Door } from './door.ts';
import {
  DOSSIER,
  type DossierCar,
  dossierBlocks,
  nameOf,
  type PhotoBlock,
  type Reading,
} from './dossier-blocks.ts';
import { notFound, problem, refusal } from './problems.ts';

const KEPT_BYTES_MAX = 32 * 1024 * 1024;

export type DossierDoorParts = {
  readonly execute: Execute;
  readonly files: Pick<Files, 'readForPdf'>;
  readonly limits: Pick<Limits, 'take'>;
  readonly config: Pick<Config, 'publicUrl'>;
  readonly settings: Settings;
  readonly clock: () => number;
  readonly markOf: (request: IncomingMessage) => Promise<string>;
};

/**
 * A car's dossier to keep or print: what its page shows to everyone, asked as a visitor asks it, in the language of
 * `?lang`. Drawn once for what it says, and kept in memory as pages are; drawing is limited for each visitor.
 */
export function dossierDoor(parts: DossierDoorParts): Door {
  const { execute, limits, config, markOf } = parts;
  const drawn = new LRUCache<string, Buffer>({
    maxSize: KEPT_BYTES_MAX,
    sizeCalculation: bytes => bytes.length,
  });
  const coming = new Map<string, Promise<Buffer>>();

  async function obtain(reading: Reading): Promise<Buffer> {
    const blocks = dossierBlocks(reading);
    const day = formatDate(parts.clock());
    const key = createHash('sha256')
      .update(JSON.stringify([reading.language, blocks, day, parts.settings.read('house')]))
      .digest('base64url');
    const kept = drawn.get(key) ?? coming.get(key);
    if (kept) return kept;
    const made = drawDossier(parts, reading, blocks).finally(() => coming.delete(key));
    coming.set(key, made);
    drawn.set(key, await made);
    return made;
  }

  return app => {
    app.get<{ Params: { slug: string }; Querystring: { lang?: string } }>(
      '/dossiers/:slug.pdf',
      async (request, reply) => {
        const locale = LOCALES.find(one => one === request.query.lang) ?? 'fr';
        const language = languageOf(locale);
        try {
          await limits.take('dossier', await markOf(request.raw));
        } catch (error) {
          if (error instanceof AppError) return refusal(reply, error);
          throw error;
        }
        const asked = {
          text: DOSSIER,
          operationName: null,
          variables: { slug: request.params.slug, locale: language },
        };
        const { data, errors } = await execute.run(asked, anonymousContext());
        if (errors) return problem(reply, 503, 'Unavailable');
        const car = (data as { publicCarAd: DossierCar | null } | null)?.publicCarAd;
        if (!car) return notFound(reply);
        const url = new URL(linkTo('car', locale, { slug: car.slug }), config.publicUrl).href;
        const bytes = await obtain({ car, language, url });
        return reply
          .type('application/pdf')
          .header('cache-control', 'no-cache')
          .header('x-robots-tag', 'noindex')
          .header('link', `<${url}>; rel="canonical"`)
          .header('content-disposition', `inline; filename="${car.slug}.pdf"`)
          .send(bytes);
      },
    );
  };
}

async function drawDossier(
  { files, settings, clock }: DossierDoorParts,
  { car, language }: Reading,
  blocks: readonly (Block | PhotoBlock)[],
): Promise<Buffer> {
  const say = wordsIn(language);
  const name = nameOf(car);
  const at = clock();
  let number = 0;
  const read = async (block: Block | PhotoBlock): Promise<Block> => {
    if (block.kind !== 'pictures') return block;
    const photos = await Promise.all(block.ids.map(id => files.readForPdf(id)));
    const shown = photos.flatMap(jpeg => {
      if (!jpeg) return [];
      number += 1;
      return [{ jpeg, alt: say('papers.dossier.photo', { car: name, number: String(number) }) }];
    });
    const [first] = shown;
    return block.ids.length === 1 && first
      ? { kind: 'photo', photo: first }
      : { kind: 'photos', photos: shown };
  };
  const drawable: Block[] = [];
  for (const block of blocks) drawable.push(await read(block));
  return drawPdf({
    language: language.toLowerCase(),
    title: name,
    reference: say('papers.dossier.kind'),
    at,
    blocks: [...drawable, { kind: 'note', text: say('papers.dossier.asOf', { date: formatDate(at) }) }],
    footer: footerOf(settings.read('house'), say('papers.sale.row.vatNumber')),
  });
}
