import { expect, it } from 'vitest';
import { OBSTACLES } from '#shared/sale/index.ts';
import { LANGUAGES } from '#shared/words/locale.ts';
import { ORDER_NEWS } from './kinds.ts';
import { sayOrderNews } from './order-words.ts';

const OBSTACLES_OF_ALL = OBSTACLES.flatMap(kind =>
  (['BUYER', 'SELLER', 'HOUSE'] as const).map(by => ({ kind, by, papers: [] })),
);

it.each(ORDER_NEWS)(
  'tells each reader of %s in their language, with every value that its sentences ask for',
  step => {
    for (const language of LANGUAGES)
      for (const isSeller of [true, false])
        for (const told of [
          {},
          { isEarly: true },
          { isHeld: true },
          { cents: 100, reductionCents: 100, dueAt: 0 },
          { provider: 'Stripe', obstacles: OBSTACLES_OF_ALL },
        ]) {
          const { subject, text } = sayOrderNews(language, 'Alpine A110', { step, isSeller, ...told });
          expect(`${subject} ${text}`).not.toMatch(/[{}]|undefined|letters\./);
          expect(subject.length > 0 && text.length > 0).toBe(true);
        }
  },
);

it.each([
  ['ANSWERS', [/qui vous êtes.*: répondez/, /please answer/, /responda/]],
  [
    'PIECES',
    [/remettez les justificatifs qui manquent/, /hand in the documents/, /entregue los justificantes/],
  ],
  ['REFUSED', [/remplacez le justificatif/, /replace the document/, /sustituya el justificante/]],
] as const)('says what is awaited of who is to be known (%s)', (lack, sentences) => {
  const told = (by: 'BUYER' | 'SELLER') =>
    LANGUAGES.map(language => {
      const obstacles = [{ kind: 'VIGILANCE', by, papers: [], lack }] as const;
      return sayOrderNews(language, 'Alpine A110', { step: 'PAID', isSeller: false, dueAt: 0, obstacles })
        .text;
    });
  for (const [index, text] of told('BUYER').entries()) expect(text).toMatch(sentences[index] ?? '');
  // Of the other side it is not said.
  for (const [index, text] of told('SELLER').entries()) expect(text).not.toMatch(sentences[index] ?? '');
});

it.each([
  ['FR', 'remise', ['Certificat d’immatriculation', 'Certificat de cession signé des deux'], 'Déposez-les'],
  ['EN', 'handover', ['Certificate of registration', 'Transfer certificate, signed by both'], 'Please hand'],
  ['ES', 'faltan', ['Permiso de circulación', 'Certificado de cesión firmado por ambos'], 'Entréguelos'],
] as const)('says which papers are wanted one to a line (%s)', (language, first, names, last) => {
  const papers = ['REGISTRATION', 'TRANSFER'] as const;
  const { text } = sayOrderNews(language, 'Alpine A110', {
    step: 'SIGNED',
    isSeller: true,
    dueAt: 0,
    obstacles: [{ kind: 'PAPERS', by: 'SELLER', papers }],
  });
  // The first is what has happened.
  const [, before, ...lines] = text.split('\n');
  expect(lines).toHaveLength(3);
  expect(before).toMatch(new RegExp(`${first}\\s?:$`));
  expect(lines.slice(0, 2)).toEqual(names.map(name => `- ${name}`));
  expect(lines[2]).toContain(last);
});
