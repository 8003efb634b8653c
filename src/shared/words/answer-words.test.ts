import { expect, it } from 'vitest';
import { answerWords } from './answer-words.ts';

it('says an answer in French form', () => {
  const said = [
    answerWords('wishedOn', 'date', '2026-12-10'),
    answerWords('startingPrice', 'whole', '12000'),
    answerWords('mileageMax', 'whole', '98400'),
    answerWords('yearFrom', 'whole', '1969'),
    answerWords('carCount', 'whole', '3'),
    answerWords('story', 'longText', '2026-12-10'),
  ];
  expect(said.map(each => each.replace(/[\u00a0\u202f]/g, ' '))).toEqual([
    ...['10/12/2026', '12 000 €', '98 400 km', '1969', '3', '2026-12-10'],
  ]);
});
