import { linkTo } from '#shared/paths/links.ts';
import { LOCALES, languageOf } from '#shared/words/locale.ts';
import type { Config } from '../config.ts';
import { wordsIn } from '../words/index.ts';
import type { Door } from './door.ts';
import { DOSSIER, type DossierCar, dossierBlocks, nameOf } from './dossier-blocks.ts';
import type { DrawnPapers } from './drawn-papers.ts';
import { notFound } from './problems.ts';

/** A car's dossier to keep or print: what its page shows to everyone, in the language of `?lang`. */
export function dossierDoor(papers: DrawnPapers, { publicUrl }: Pick<Config, 'publicUrl'>): Door {
  return app => {
    app.get<{ Params: { slug: string }; Querystring: { lang?: string } }>(
      '/dossiers/:slug.pdf',
      async (request, reply) => {
        const locale = LOCALES.find(one => one === request.query.lang) ?? 'fr';
        const language = languageOf(locale);
        if (!(await papers.mayDraw(request.raw, reply))) return reply;
        const variables = { slug: request.params.slug, locale: language };
        const answer = await papers.ask<{ publicCarAd: DossierCar | null }>(reply, DOSSIER, variables);
        if (!answer) return reply;
        const car = answer.publicCarAd;
        if (!car) return notFound(reply);
        const url = new URL(linkTo('car', locale, { slug: car.slug }), publicUrl).href;
        return papers.send(reply, {
          ...{ title: nameOf(car), kind: wordsIn(language)('papers.dossier.kind'), language, url },
          ...{ blocks: dossierBlocks({ car, language, url }), name: car.slug },
        });
      },
    );
  };
}
