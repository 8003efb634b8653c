import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { formatDate } from '#shared/words/format.ts';
import { type Language, type Locale, languageOf } from '#shared/words/locale.ts';
import type { Config } from '../config.ts';
import { anonymousContext } from '../context.ts';
import type { Files } from '../files/index.ts';
import type { Execute } from '../graphql/index.ts';
import type { Limits } from '../limits/index.ts';
import { type Block, drawPdf, footerOf } from '../pdf/index.ts';
import type { Settings } from '../settings/index.ts';
import { wordsIn } from '../words/index.ts';
import { type Asked, localeIn } from './door.ts';
import { notFound, problem } from './problems.ts';

const KEPT_BYTES_MAX = 32 * 1024 * 1024;

/** Photos by id, read when the PDF is drawn: a single one has the full width, several stand three in a row. */
export type PhotoBlock = {
  readonly kind: 'pictures';
  readonly ids: readonly string[];
  /** Their alternative text. */
  readonly of: string;
};

export type Paper = {
  readonly title: string;
  /** The kind of document, printed beside every page number. */
  readonly kind: string;
  readonly language: Language;
  readonly blocks: readonly (Block | PhotoBlock)[];
  /** The URL of the page with the same content, and the file's name. */
  readonly url: string;
  readonly name: string;
};

export type DrawnPapersParts = {
  readonly execute: Execute;
  readonly files: Pick<Files, 'readForPdf'>;
  readonly limits: Pick<Limits, 'take'>;
  readonly config: Pick<Config, 'publicUrl'>;
  readonly settings: Settings;
  readonly clock: () => number;
  readonly markOf: (request: IncomingMessage) => Promise<string>;
};

export type DrawnPapers = ReturnType<typeof openDrawnPapers>;

/** Splits a text into paragraphs, each of which is kept on one page. */
export const paragraphs = (text: string): Block[] =>
  text
    .split(/\n+/)
    .map(each => each.trim())
    .filter(Boolean)
    .map(words => ({ kind: 'text', text: words }));

/**
 * Opens the drawing of PDFs with the public data of a page. Each is drawn once for its content and cached in memory;
 * drawing is rate-limited for each visitor.
 */
export function openDrawnPapers(parts: DrawnPapersParts) {
  const { execute, limits, markOf } = parts;
  const drawn = new LRUCache<string, Buffer>({
    maxSize: KEPT_BYTES_MAX,
    sizeCalculation: bytes => bytes.length,
  });
  const coming = new Map<string, Promise<Buffer>>();

  async function obtain(paper: Paper): Promise<Buffer> {
    const { language, title, blocks } = paper;
    const day = formatDate(parts.clock());
    const key = createHash('sha256')
      .update(JSON.stringify([language, title, blocks, day, parts.settings.read('house')]))
      .digest('base64url');
    const kept = drawn.get(key) ?? coming.get(key);
    if (kept) return kept;
    const made = draw(parts, paper).finally(() => coming.delete(key));
    coming.set(key, made);
    drawn.set(key, await made);
    return made;
  }

  return {
    /**
     * Queries the API as an anonymous visitor and answers with the PDF; null: not found.
     * @throws AppError RateLimited
     */
    async answer<Data>(
      { raw, params: { slug }, query }: FastifyRequest<Asked<'slug'>>,
      reply: FastifyReply,
      text: string,
      paperOf: (data: Data, locale: Locale) => Paper | null,
    ): Promise<FastifyReply> {
      const locale = localeIn(query);
      await limits.take('dossier', await markOf(raw));
      const asked = { text, operationName: null, variables: { slug, locale: languageOf(locale) } };
      const { data, errors } = await execute.run(asked, anonymousContext());
      if (errors) return problem(reply, 503, 'Unavailable');
      const paper = paperOf(data as Data, locale);
      if (!paper) return notFound(reply);
      const bytes = await obtain(paper);
      return reply
        .type('application/pdf')
        .header('cache-control', 'no-cache')
        .header('x-robots-tag', 'noindex')
        .header('link', `<${paper.url}>; rel="canonical"`)
        .header('content-disposition', `inline; filename="${paper.name}.pdf"`)
        .send(bytes);
    },
  };
}

async function draw(
  { files, settings, clock }: DrawnPapersParts,
  { title, kind, language, blocks }: Paper,
): Promise<Buffer> {
  const say = wordsIn(language);
  const at = clock();
  const numbers = new Map<string, number>();
  const read = async (block: Block | PhotoBlock): Promise<Block> => {
    if (block.kind !== 'pictures') return block;
    const photos = await Promise.all(block.ids.map(id => files.readForPdf(id)));
    const shown = photos.flatMap(jpeg => {
      if (!jpeg) return [];
      const number = (numbers.get(block.of) ?? 0) + 1;
      numbers.set(block.of, number);
      return [{ jpeg, alt: say('papers.dossier.photo', { car: block.of, number: String(number) }) }];
    });
    const [first] = shown;
    return block.ids.length === 1 && first
      ? { kind: 'photo', photo: first }
      : { kind: 'photos', photos: shown, abreast: 3 };
  };
  const drawable: Block[] = [];
  for (const block of blocks) drawable.push(await read(block));
  return drawPdf({
    language: language.toLowerCase(),
    title,
    reference: kind,
    at,
    blocks: [...drawable, { kind: 'note', text: say('papers.dossier.asOf', { date: formatDate(at) }) }],
    footer: footerOf(settings.read('house'), say('papers.sale.row.vatNumber')),
  });
}
