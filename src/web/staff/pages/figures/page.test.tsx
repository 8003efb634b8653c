import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { drawPage, saidBy } from '#test/kit/draw-page.tsx';
import FiguresPage from './page.tsx';

const group = (name: string, ended: number, sold: number, slug: string | null = null) => ({
  ...{ name, slug, ended, sold, hammer: 50_000 * sold, feeCents: 240_000 * sold, ofReserve: 1.18 },
});
const FIGURES = {
  total: group('', 8, 5),
  months: [group('2026-01', 3, 1), group('2026-02', 5, 4)],
  makes: Array.from({ length: 17 }, (_, at) => group(`Marque ${at}`, 1, 1, `marque-${at}`)),
  sellers: [group('HOUSE', 8, 5)],
  ...{ views: 12_000, bidders: 9, buyers: 4, daysToPay: 3.2, answerHours: null },
  ...{ withinWeek: 1, withinMonth: 2, older: 0 },
};

it('says what was sold of what ended, the newest month first, and leads from a make to its results', async () => {
  const { sent } = await drawPage(<FiguresPage />, {
    ...{ at: '/admin/figures?months=24', permissions: ['Orders:update'] },
    answers: { staffFigures: FIGURES },
  });
  const months = await screen.findByRole('table', { name: 'Mois par mois' });
  expect(within(months).getAllByRole('rowheader').map(saidBy)).toEqual(['février 2026', 'janvier 2026']);
  expect(within(months).getByText('4 sur 5')).toBeTruthy();
  const said = saidBy(document.body);
  for (const words of [
    '63 %',
    '5 voitures vendues sur 8',
    '118 %',
    '3 jours',
    '—',
    'dont 4 acheteurs',
    '2 autres marques',
  ])
    expect(said).toContain(words);
  expect(screen.getByRole('link', { name: 'Marque 3' }).getAttribute('href')).toMatch(/brand=marque-3$/);
  await userEvent.selectOptions(screen.getByLabelText(/Période/), '3');
  expect(sent('StaffFigures')).toContainEqual({ months: 3 });
});
