import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { draw } from '#test/kit/draw.tsx';
import type { AdCardFragment } from '#web/graphql/documents.gen.ts';
import { SessionProvider } from '../session/index.ts';
import { AdCard } from './AdCard.tsx';

const AD: AdCardFragment = {
  ...{
    uuid: 'u',
    slug: 'alpine-a110-1',
    kind: 'INDIVIDUAL',
    brand: 'Alpine',
    model: 'A110',
    version: '1600 S',
  },
  ...{ year: 1972, mileage: 84_000, location: { country: 'FR', city: 'Dieppe' }, photos: { front: null } },
  ...{ sold: false, lotState: 'FOR_SALE', hasWithdrawal: false, auction: null, saleLot: null },
  ...{ price: 95_000, reducedPrice: null, isPriceHidden: false, canStrikePrice: false },
};
const AUCTION: NonNullable<AdCardFragment['auction']> = {
  ...{
    id: 'a',
    state: 'RUNNING',
    lotState: 'RUNNING',
    startingPrice: 40_000,
    currentBid: 52_000,
    bidCount: 7,
  },
  ...{ start: '2020-01-01T10:00:00Z', end: '2099-01-01T10:00:00Z', reservePriceReached: null },
};
/** The card of the car with what is said otherwise of it; its words with plain spaces. */
async function cardOf(more: Partial<AdCardFragment>) {
  await draw(
    <SessionProvider>
      <AdCard ad={{ ...AD, ...more }} />
    </SessionProvider>,
  );
  const card = screen.getByRole('article');
  return { card, text: (card.textContent ?? '').replace(/\s/g, ' ') };
}

describe('the card of a car', () => {
  it('leads to it by its name, and says its year, distance and place', async () => {
    const { card, text } = await cardOf({});
    const link = within(card).getByRole('link', { name: /Alpine A110/ });
    expect(link.getAttribute('href')).toMatch(/alpine-a110-1/);
    expect(within(card).getByRole('heading', { level: 3 })).toBeDefined();
    for (const fact of ['1972', '84 000 km', 'Dieppe', '95 000 €']) expect(text).toContain(fact);
  });

  it('leaves out what is not known, and says that a photo will come', async () => {
    const { text } = await cardOf({ year: null, mileage: null, location: null });
    expect(text).toContain('Photo à venir');
    expect(text).not.toMatch(/null|undefined|NaN|km/);
  });

  it.each([
    [{ reservePriceReached: true }, '7 enchères · Réserve atteinte'],
    [{ bidCount: 0, reservePriceReached: false }, 'Aucune enchère · Réserve non atteinte'],
    [{ reservePriceReached: null }, '7 enchères · Sans réserve'],
  ])('of an auction that runs says its bids and its reserve: %j', async (more, said) => {
    expect((await cardOf({ auction: { ...AUCTION, ...more } })).text).toContain(said);
  });

  it.each([
    [false, 'Mise à prix', /réserve/i],
    [null, 'Sans réserve', /atteinte/],
  ])(
    'of an auction to come never says that its reserve is not reached: %s',
    async (reached, said, unsaid) => {
      const { text } = await cardOf({
        auction: {
          ...{ ...AUCTION, lotState: 'ANNOUNCED', start: '2099-01-01T10:00:00Z', currentBid: null },
          reservePriceReached: reached,
        },
      });
      expect(text).toContain(said);
      expect(text).not.toMatch(unsaid);
    },
  );

  it('says neither of an auction that is over', async () => {
    const { text } = await cardOf({
      auction: { ...AUCTION, lotState: 'UNSOLD', end: '2020-01-02T10:00:00Z', reservePriceReached: false },
    });
    expect(text).not.toMatch(/réserve|enchères/i);
  });

  it('tells no price that is not to be told', async () => {
    const { text } = await cardOf({ isPriceHidden: true });
    expect(text).not.toMatch(/95|€/);
  });

  it('strikes the old price where it may, told as such to who does not see', async () => {
    const { card, text } = await cardOf({ reducedPrice: 89_000, canStrikePrice: true });
    expect(text).toContain('89 000 €');
    expect(within(card).getByRole('deletion').textContent?.replace(/\s/g, ' ')).toMatch(/\w+ .*95 000 €/);
  });

  it('of a sold car says so, and promises no withdrawal any more', async () => {
    const { card } = await cardOf({ sold: true, lotState: 'SOLD', hasWithdrawal: true });
    expect(within(card).getAllByText('Vendu').length).toBe(1);
    expect(within(card).queryByText('Rétractation 14 jours')).toBeNull();
  });

  it('of a lot of a sale says its number in the place of the word', async () => {
    const { card } = await cardOf({ auction: AUCTION, saleLot: { number: 12 } });
    expect(within(card).getByText('Lot 12')).toBeDefined();
    expect(within(card).queryByText('Enchère')).toBeNull();
  });

  it('promises a withdrawal where there is one', async () => {
    const { card } = await cardOf({ hasWithdrawal: true });
    expect(within(card).getByText('Rétractation 14 jours')).toBeDefined();
  });

  it('under the hammer says what is bid and how long it runs, and not the ad’s price', async () => {
    const { card, text } = await cardOf({ auction: AUCTION });
    expect(text).toContain('52 000 €');
    expect(text).not.toContain('95 000');
    expect(within(card).getByRole('timer').getAttribute('datetime')).toBe(AUCTION.end);
  });

  it('of an auction without a bid says what it begins at', async () => {
    const { text } = await cardOf({ auction: { ...AUCTION, currentBid: null, bidCount: 0 } });
    expect(text).toContain('40 000 €');
  });

  it('of an auction that is over says what came of it, and counts no time', async () => {
    const { card, text } = await cardOf({
      auction: { ...AUCTION, state: 'FINISHED', lotState: 'CANCELLED' },
    });
    expect(text).toContain('Vente annulée');
    expect(within(card).queryByRole('timer')).toBeNull();
  });
});
