import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from '#test/kit/draw.tsx';
import type { AdCardFragment } from '#web/graphql/documents.gen.ts';
import { Hero } from './Hero.tsx';

const AD = { brand: 'Alpine', model: 'A110', slug: 'a', mileage: null, location: null, photos: {} };
const TIMES = { start: '2020-01-01T10:00:00Z', end: '2099-01-01T10:00:00Z' };

it.each([
  ['RUNNING', 'Fin le'],
  ['AWAITING_HAMMER', null],
])('names what stands before an end as a date’s while the auction runs alone: %s', async (lotState, said) => {
  const next = {
    ...AD,
    auction: { ...TIMES, lotState, startingPrice: 40_000, currentBid: null },
  } as AdCardFragment;
  await draw(<Hero {...{ next, counts: { running: 1, coming: 0, cars: 1 }, children: null }} />);
  expect(screen.getByText('Fin dans').parentElement?.dataset.on ?? null).toBe(said);
});
