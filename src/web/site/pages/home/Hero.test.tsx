import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from '#test/kit/draw.tsx';
import type { AdCardFragment } from '#web/graphql/documents.gen.ts';
import { Hero } from './Hero.tsx';

const AD = { brand: 'Alpine', model: 'A110', slug: 'a', mileage: null, location: null, photos: {} };
const start = '2020-01-01T10:00:00Z';

it.each([
  ['RUNNING', '2099-01-01T10:00:00Z', 'Fin le'],
  ['AWAITING_HAMMER', '2020-01-08T10:00:00Z', null],
])(
  'names what stands before an end as a date’s while the auction runs alone: %s',
  async (lotState, end, said) => {
    const next = {
      ...AD,
      auction: { start, end, lotState, startingPrice: 40_000, currentBid: null },
    } as AdCardFragment;
    await draw(<Hero {...{ next, counts: { running: 1, coming: 0, cars: 1 }, children: null }} />);
    expect(screen.getByText('Fin dans').parentElement?.dataset.on ?? null).toBe(said);
  },
);
