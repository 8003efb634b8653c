import { brand } from '#shared/brand.ts';
import { LOCALES } from '#shared/words/locale.ts';
import { houseBrand } from '../brand/index.ts';
import { compiled } from '../words/catalogue.ts';
import { FOREVER } from './app.ts';
import type { Door } from './door.ts';

/** Serves the brand's fonts, and its own sentences for the pages. */
export const brandDoor: Door = app => {
  const { faces, sentences } = houseBrand();
  for (const { address, bytes } of faces?.files ?? []) {
    app.get(address, (_request, reply) =>
      reply.type('font/woff2').header('cache-control', FOREVER).send(bytes),
    );
  }
  const { wordsVersion } = brand();
  if (wordsVersion === null) return;
  for (const locale of LOCALES) {
    const said = Object.entries(sentences[locale] ?? {}).map(([key, text]) => [key, compiled(text)]);
    app.get(`/brand/${wordsVersion}/words.${locale}.json`, (_request, reply) =>
      reply.header('cache-control', FOREVER).send(Object.fromEntries(said)),
    );
  }
};
