import { type Door, SHOWN_IN_OUR_FRAMES } from '#server/http/index.ts';
import { type Block, drawPdf } from '#server/pdf/index.ts';
import { longDate, pageWords } from '#server/words/index.ts';
import { brand } from '#shared/brand.ts';
import { formatNumber } from '#shared/words/format.ts';
import type { DemoCar } from './cars/car.ts';
import { demoCars } from './cars/index.ts';

/** The papers the demo's ads name, each on a page of its own; they say themselves that nobody wrote them. */
export const demoDocumentsDoor: Door = app => {
  app.get<{ Params: { name: string } }>('/documents/demo/:name.pdf', async (request, reply) => {
    const paper = findPaper(`/documents/demo/${request.params.name}.pdf`);
    if (!paper) return reply.callNotFound();
    return reply
      .type('application/pdf')
      .header('content-disposition', 'inline')
      .headers(SHOWN_IN_OUR_FRAMES)
      .send(await drawCarPaper(paper.car, paper.title));
  });
};

function findPaper(url: string): { car: DemoCar; title: string } | null {
  for (const car of demoCars) {
    const known = car.documents.find(({ urls }) => urls.includes(url));
    const label = known && pageWords('FR')(`codes.documentLabel.${known.label}`);
    const title = label ?? car.customDocs.find(({ urls }) => urls.includes(url))?.label;
    if (title) return { car, title };
  }
  return null;
}

function drawCarPaper(car: DemoCar, title: string): Promise<Buffer> {
  const { brand: make, model, version, year, mileage, engine, releaseDate, works } = car;
  return drawPaper(title, car.sfInternalOpportunityId, [
    {
      kind: 'rows',
      rows: [
        ['Voiture', [make, model, version].filter(Boolean).join(' ')],
        ['Année-modèle', String(year)],
        ['Première mise en circulation', longDate(releaseDate, 'FR')],
        ['Moteur', engine],
        ['Relevé au compteur', `${formatNumber(mileage)} km`],
      ],
    },
    ...(works.length > 0 ? worksBlocks(works) : []),
  ]);
}

const worksBlocks = (works: DemoCar['works']): Block[] => [
  { kind: 'heading', text: 'Travaux au dossier' },
  {
    kind: 'rows',
    rows: works.map(({ name, startDate }) => [name.fr, startDate ? longDate(startDate, 'FR') : '']),
  },
];

/** A paper that nobody wrote, as somebody hands one in. */
export const drawPaper = (title: string, reference: string, blocks: readonly Block[]): Promise<Buffer> =>
  drawPdf({
    ...{ language: 'fr', title, reference, at: 0, footer: brand().name },
    blocks: [
      ...blocks,
      {
        kind: 'note',
        text: 'Pièce de démonstration : ce document et ce qu’il dit sont inventés.',
      },
    ],
  });
