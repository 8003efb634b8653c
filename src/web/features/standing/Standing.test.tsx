import { cleanup, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { onPage } from '#test/kit/draw.tsx';
import type { Locale } from '#web/i18n/index.ts';
import { StandingAct, StandingWord } from './Standing.tsx';
import { type Seen, type Standing, standingOf } from './standing.ts';

const seen = (more: Partial<Seen> = {}): Seen => ({
  ...{ lot: 'RUNNING', reservePriceReached: null, leader: 'other', bids: [{ userId: 'other' }] },
  ...{ bidderId: 'me', isSeller: false, isBuyer: null, ...more },
});
const bids = [{ userId: 'other' }, { userId: 'me' }];

describe('where one stands with a lot', () => {
  it.each([
    ['VISITOR', { bidderId: null }],
    ['NOT_STARTED', { lot: 'ANNOUNCED', bidderId: null }],
    ['NOT_STARTED', { lot: 'ANNOUNCED', leader: null, bids: [] }],
    ['FIRST', {}],
    ['FIRST', { leader: null, bids: [] }],
    ['LEADING', { leader: 'me', bids }],
    ['OUTBID', { bids }],
    ['SELLER', { isSeller: true }],
  ] as const)('is %s while it runs', (standing, more) => {
    expect(standingOf(seen(more))).toBe(standing);
  });

  it('is nobody’s victory between the end and the hammer', () => {
    expect(standingOf(seen({ lot: 'AWAITING_HAMMER', leader: 'me', bids }))).toBe('LEADING');
    expect(standingOf(seen({ lot: 'AWAITING_HAMMER', bids }))).toBe('OUTBID');
  });

  it.each([
    ['WON', { lot: 'SOLD', leader: 'me', bids }],
    ['WON', { lot: 'SOLD', leader: 'me', bids, reservePriceReached: true }],
    ['LOST', { lot: 'SOLD', bids }],
    // What missed its reserve and was sold after the hammer went to whom the house says.
    ['LOST', { lot: 'SOLD', leader: 'me', bids, reservePriceReached: false }],
    ['WON', { lot: 'SOLD', leader: 'me', bids, reservePriceReached: false, isBuyer: true }],
    ['WON', { lot: 'SOLD', bids, isBuyer: true }],
    ['LOST', { lot: 'SOLD', leader: 'me', bids, isBuyer: false }],
    ['LOST', { lot: 'SOLD_ELSEWHERE', leader: 'me', bids }],
    ['VISITOR', { lot: 'SOLD' }],
    ['VISITOR', { lot: 'SOLD', bidderId: null, leader: null, bids: [] }],
    ['UNSOLD', { lot: 'UNSOLD', leader: 'me', bids }],
    ['UNSOLD', { lot: 'UNSOLD', bidderId: null }],
    ['CANCELLED', { lot: 'CANCELLED', leader: 'me', bids }],
    ['CANCELLED', { lot: 'WITHDRAWN', bids }],
    ['VISITOR', { lot: 'WITHDRAWN' }],
    ['SELLER', { lot: 'SOLD', isSeller: true }],
    ['SELLER', { lot: 'UNSOLD', isSeller: true }],
  ] as const)('is %s once it is over', (standing, more) => {
    expect(standingOf(seen(more))).toBe(standing);
  });
});

/** The word, and the button: '' where there is none. */
const SAID: Record<'fr' | 'en' | 'es', Record<Standing, readonly [string, string]>> = {
  fr: {
    VISITOR: ['', 'Enchérir'],
    NOT_STARTED: ['À venir', ''],
    FIRST: ['', 'Enchérir · 141 000 €'],
    LEADING: ['Vous menez', 'Relever mon maximum'],
    OUTBID: ['Enchère dépassée', 'Surenchérir · 141 000 €'],
    WON: ['Remportée', 'Signer le contrat'],
    LOST: ['Vendue à un autre', ''],
    SELLER: ['Votre vente', ''],
    UNSOLD: ['Non vendue', ''],
    CANCELLED: ['Vente annulée', ''],
  },
  en: {
    VISITOR: ['', 'Place a bid'],
    NOT_STARTED: ['Upcoming', ''],
    FIRST: ['', 'Place a bid · 141 000 €'],
    LEADING: ['You lead', 'Raise my maximum'],
    OUTBID: ['Outbid', 'Bid again · 141 000 €'],
    WON: ['Won', 'Sign the contract'],
    LOST: ['Sold to another bidder', ''],
    SELLER: ['Your sale', ''],
    UNSOLD: ['Not sold', ''],
    CANCELLED: ['Auction cancelled', ''],
  },
  es: {
    VISITOR: ['', 'Pujar'],
    NOT_STARTED: ['Próximamente', ''],
    FIRST: ['', 'Pujar · 141 000 €'],
    LEADING: ['Usted lidera', 'Subir mi máximo'],
    OUTBID: ['Puja superada', 'Volver a pujar · 141 000 €'],
    WON: ['Ganada', 'Firmar el contrato'],
    LOST: ['Vendido a otra persona', ''],
    SELLER: ['Su venta', ''],
    UNSOLD: ['Sin vender', ''],
    CANCELLED: ['Venta anulada', ''],
  },
};
const cases = (Object.keys(SAID) as Locale[]).flatMap(locale =>
  (Object.keys(SAID[locale]) as Standing[]).map(standing => [locale, standing] as const),
);

describe('what a standing says', () => {
  it.each(cases)(
    'in %s of %s is one word and one thing to do, here and elsewhere',
    async (locale, standing) => {
      const [word, act] = SAID[locale][standing];
      const same = { standing, amount: 141_000 };
      const { container } = render(
        await onPage(
          <>
            <p>
              <StandingWord standing={standing} />
            </p>
            <StandingAct {...same} onAct={() => {}} />
            <StandingAct {...same} to="/user" about="Alpine A110" />
          </>,
          locale,
        ),
      );
      const plain = (text: string | null | undefined) => text?.replace(/\s/g, ' ') ?? '';
      expect(plain(container.querySelector('p')?.textContent)).toBe(word);
      expect(plain(screen.queryByRole('button')?.textContent)).toBe(act);
      expect(plain(screen.queryByRole('link')?.textContent)).toBe(act && `${act} Alpine A110`);
      cleanup();
    },
  );
});
