import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { drawPage, saidBy } from '#test/kit/draw-page.tsx';
import FiguresPage from './page.tsx';

const group = (name: string, ended: number, sold: number) => ({
  ...{ name, ended, sold, hammer: 50_000 * sold, feeCents: 240_000 * sold },
  ...{ commissionCents: 10_000 * sold, ofReserve: 1.18, ofEstimate: 1.04 },
});
const FIGURES = {
  total: group('', 8, 5),
  months: [group('2026-01', 3, 1), group('2026-02', 5, 4)],
  makes: Array.from({ length: 17 }, (_, at) => group(`Marque ${at}`, 1, 1)),
  sellers: [group('HOUSE', 8, 5)],
  channels: [group('TELEPHONE', 2, 2)],
  ...{ views: 12_000, bidders: 9, buyers: 4, daysToPay: 3.2, answerHours: null },
  ...{ withinWeek: 1, withinMonth: 2, older: 0 },
};

it('says what was sold of what ended, the newest month first, and leads from a line to its auctions', async () => {
  const { sent } = await drawPage(<FiguresPage />, {
    ...{ at: '/admin/figures?months=24', permissions: ['Orders:update', 'Auctions:update'] },
    answers: { staffFigures: FIGURES },
  });
  const months = await screen.findByRole('table', { name: 'Mois par mois' });
  expect(within(months).getAllByRole('rowheader').map(saidBy)).toEqual(['février 2026', 'janvier 2026']);
  expect(within(months).getByText('4 sur 5')).toBeTruthy();
  // What is wider than a telephone is a region with a name, which the keyboard scrolls.
  expect(screen.getByRole('region', { name: 'Mois par mois' }).tabIndex).toBe(0);
  const said = saidBy(document.body);
  for (const words of [
    '63 %',
    '5 voitures vendues sur 8',
    '104 % de l’estimation',
    '12 500,00 €',
    'Par téléphone',
    '118 %',
    '3 jours',
    '—',
    'dont 4 acheteurs',
    '2 autres marques',
  ])
    expect(said).toContain(words);
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Marque 3')).toBe('/admin/auctions?text=Marque+3');
  expect(hrefOf('février 2026')).toBe('/admin/auctions?month=2026-02');
  expect(hrefOf('La maison')).toBe('/admin/auctions?regime=HOUSE');
  await userEvent.selectOptions(screen.getByLabelText(/Période/), '3');
  await waitFor(() => expect(sent('StaffFigures')).toContainEqual({ months: 3 }));
});

it('leads nowhere that who reads it may not go', async () => {
  await drawPage(<FiguresPage />, {
    ...{ at: '/admin/figures', permissions: ['Orders:update'] },
    answers: { staffFigures: FIGURES },
  });
  await screen.findByRole('table', { name: 'Mois par mois' });
  expect(screen.queryByRole('link', { name: 'Marque 3' })).toBeNull();
  expect(screen.getByText('Marque 3')).toBeTruthy();
});
