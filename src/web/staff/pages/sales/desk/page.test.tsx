import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { refused } from '#test/kit/answers.ts';
import { drawPage, saidBy } from '#test/kit/draw-page.tsx';
import { StaffFrame } from '#web/staff/frame/index.ts';
import SaleDeskPage from './page.tsx';

const AUCTION = {
  ...{
    id: 'a1',
    state: 'RUNNING',
    isSold: false,
    start: '2026-11-20T10:00:00Z',
    end: '2099-11-27T17:00:00Z',
  },
  ...{ price: 12_000, startingPrice: 1_000, reservePrice: 20_000, reservePriceReached: false },
  ...{
    nextBids: [12_250, 12_500, 12_750, 13_000],
    bidCount: 5,
    bidderCount: 2,
    watcherCount: 4,
    leader: null,
  },
};
const CALL = {
  ...{ id: 'c', adUuid: 'car1', personId: 'p', firstName: 'Léa', lastName: 'Noir', email: 'lea@example.org' },
  ...{ phone: '+33612345678', note: 'Parle allemand', doneAt: null, doneBy: null },
};
const LEA = {
  ...{ id: 'p', firstName: 'Léa', lastName: 'Noir', pseudo: null, email: 'lea@example.org' },
  ...{ phone: '+33612345678', isCardValid: true },
};
const SALE = {
  ...{ id: 's', slug: 'hiver', title: { fr: 'Hiver', en: null }, state: 'RUNNING', isAnnounced: true },
  lots: [
    { number: 1, adUuid: 'car1', adTitle: 'Alpine A110', auction: AUCTION },
    {
      ...{ number: 2, adUuid: 'car2', adTitle: 'Simca 1000' },
      auction: { ...AUCTION, id: 'a2', state: 'FINISHED', isSold: true, price: 9_000, reservePrice: null },
    },
  ],
  calls: [CALL],
};

const open = (answers: object = {}, page = <SaleDeskPage />) =>
  drawPage(page, {
    ...{ at: '/admin/sales/desk/s', path: '/admin/sales/desk/:id', permissions: ['Auctions:update'] },
    answers: {
      staffSale: SALE,
      callingBidders: [LEA],
      ...answers,
    },
  });
const rowOf = async (number: number) => {
  await screen.findByRole('heading', { level: 1, name: 'Hiver' });
  return document.querySelector<HTMLElement>(`[data-desk-lot="${number}"]`) as HTMLElement;
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('the clerk’s board', () => {
  it('says of every lot what is bid, how far it is from the reserve, and who is there', async () => {
    await open();
    const first = saidBy(await rowOf(1));
    for (const words of ['12 000 €', 'Il manque 8 000 €', 'Enchérisseurs2', 'Regardent4'])
      expect(first.replace(/[\u00a0\u202f]/g, ' ')).toContain(words);
    expect(saidBy(await rowOf(2))).toContain('Vendue');
    expect(within(await rowOf(2)).queryByRole('button')).toBeNull();
    const sums = saidBy(screen.getByText('Vendus').closest('dl') as HTMLElement).replace(
      /[\u00a0\u202f]/g,
      ' ',
    );
    expect(sums).toContain('21 000 €');
    expect(sums).toContain('1 sur 2');
  });

  it('counts nothing that was bid on what nobody bought, and names nobody for it', async () => {
    const [one, other] = SALE.lots;
    const leader = { firstName: 'Léa', lastName: 'Noir' };
    const over = (state: string, isSold = false) => ({ ...AUCTION, id: state, state, isSold, leader });
    const lots = [
      { ...one, auction: { ...AUCTION, leader } },
      { ...other, auction: over('FINISHED', true) },
      { ...other, number: 3, auction: over('FINISHED') },
      { ...other, number: 4, auction: over('CANCELLED') },
    ];
    await open({ staffSale: { ...SALE, lots } });
    const said = async (number: number) => saidBy(await rowOf(number)).replace(/[\u00a0\u202f]/g, ' ');
    expect(await said(1)).toMatch(/Enchère actuelle.*MèneLéa Noir/);
    expect(await said(2)).toMatch(/Adjugé12 000 €.*AcheteurLéa Noir/);
    for (const number of [3, 4]) {
      expect(await said(number)).toContain('Dernière enchère12 000 €');
      expect(await said(number)).not.toContain('Léa Noir');
    }
    const sums = saidBy(screen.getByText('Vendus').closest('dl') as HTMLElement).replace(
      /[\u00a0\u202f]/g,
      ' ',
    );
    expect(sums).toContain('24 000 €');
  });

  it('bids for whoever is on the line, at a step that is pressed', async () => {
    const { sent } = await open({ addBid: { isRaise: false, leads: true } });
    await rowOf(1);
    await press('Enchérir, Léa Noir');
    const dialog = within(screen.getByRole('dialog'));
    await waitFor(() => expect(document.querySelector('[data-caller]')?.textContent).toBe('Léa Noir'));
    await userEvent.click(dialog.getByRole('button', { name: /12.500/ }));
    await userEvent.click(dialog.getByRole('checkbox', { name: /accepté les conditions/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Enchérir en son nom' }));
    await waitFor(() => expect(sent('TakeBid')).toHaveLength(1));
    expect(sent('TakeBid')[0]?.input).toMatchObject({
      auctionId: 'a1',
      bid: 12_500,
      bidderEmail: 'lea@example.org',
    });
  });

  it('tells whoever is on the line that a maximum went further, and what it takes now', async () => {
    await open({ addBid: { isRaise: false, leads: false } });
    await rowOf(1);
    await press('Enchérir, Léa Noir');
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /12.500/ }));
    await userEvent.click(dialog.getByRole('checkbox', { name: /accepté les conditions/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Enchérir en son nom' }));
    await waitFor(() => expect(saidBy(screen.getByRole('dialog'))).toMatch(/plus loin que 12.500/));
    expect(saidBy(screen.getByRole('dialog'))).toMatch(/12.250/);
  });

  it('notes who was rung, and writes down whom to ring at the number they gave', async () => {
    const { sent } = await open({ settleSaleCall: { id: 's' }, addSaleCall: { id: 's' } });
    await rowOf(1);
    await press('Marquer comme appelé, Léa Noir');
    await waitFor(() => expect(sent('SettleSaleCall')).toEqual([{ id: 'c', isDone: true }]));
    await press(/1 appel prévu/);
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Ajouter à la liste' }));
    expect(await dialog.findByText('Choisissez une personne dans la liste.')).toBeDefined();
    await userEvent.type(dialog.getByRole('textbox', { name: /Personne à appeler/ }), 'noir');
    await userEvent.click(await dialog.findByRole('radio', { name: /Léa Noir/ }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Pays de la ligne/ }), 'BE');
    await userEvent.type(dialog.getByRole('textbox', { name: /Numéro/ }), '0470 12 34 56');
    await userEvent.click(dialog.getByRole('button', { name: 'Ajouter à la liste' }));
    await waitFor(() =>
      expect(sent('AddSaleCall')).toEqual([
        { saleId: 's', adUuid: 'car1', personId: 'p', phone: '+32470123456', note: '' },
      ]),
    );
  });

  it('says that prices may be old once they can’t be read, and that the line is lost', async () => {
    let isLost = false;
    const staffSale = () => (isLost ? refused('Unavailable') : SALE);
    await open(
      { staffSale, settleSaleCall: { id: 's' } },
      <StaffFrame>
        <SaleDeskPage />
      </StaffFrame>,
    );
    await rowOf(1);
    const old = () => screen.queryByText(/les prix ont pu changer/);
    expect(old()).toBeNull();
    isLost = true;
    await press('Marquer comme appelé, Léa Noir');
    await waitFor(() => expect(old()?.closest('[role=alert]')).toBeTruthy());
    expect(saidBy(await rowOf(1))).toContain('12 000 €');
    isLost = false;
    await press('Marquer comme appelé, Léa Noir');
    await waitFor(() => expect(old()).toBeNull());

    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void dispatchEvent(new Event('offline')));
    expect(screen.getByText(/Hors ligne/)).toBeDefined();
  });
});
