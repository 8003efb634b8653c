import { linkTo } from '#shared/paths/links.ts';
import { languageOf } from '#shared/words/locale.ts';
import type { Config } from '../config.ts';
import { wordsIn } from '../words/index.ts';
import type { Asked, Door } from './door.ts';
import { DOSSIER, type DossierCar, dossierBlocks, nameOf } from './dossier-blocks.ts';
import type { DrawnPapers } from './drawn-papers.ts';

/** Serves a car's dossier as a PDF, with the public data of its page, in the language of `?lang`. */
export function dossierDoor(papers: DrawnPapers, { publicUrl }: Pick<Config, 'publicUrl'>): Door {
  return app => {
    app.get<Asked<'slug'>>('/dossiers/:slug.pdf', (request, reply) =>
      papers.answer<{ publicCarAd: DossierCar | null }>(request, reply, DOSSIER, (data, locale) => {
        const car = data.publicCarAd;
        if (!car) return null;
        const language = languageOf(locale);
        const url = new URL(linkTo('car', locale, { slug: car.slug }), publicUrl).href;
        return {
          ...{ title: nameOf(car), kind: wordsIn(language)('papers.dossier.kind'), language, url },
          ...{ blocks: dossierBlocks({ car, language, url }), name: car.slug },
        };
      }),
    );
  };
}
