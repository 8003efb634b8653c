import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { drawPage, saidBy } from '#test/kit/draw-page.tsx';
import StaffHomePage from './page.tsx';

const OVERVIEW = {
  ...{ drafts: 0, running: 12, closingsFailed: 0, reservesAboveMandate: 1, endingSoon: null, endingToday: 4 },
  ...{ questions: 2, questionsSince: '2026-11-20T12:11:00Z', questionsFlagged: 0, adsToReview: 0 },
  ...{
    ordersLate: 0,
    withdrawals: 1,
    returnsDue: 3,
    ordersUnread: 0,
    exportsDue: 0,
    carPapersDue: 0,
    vigilanceDue: 0,
    feesContested: 0,
    reportsWaiting: 2,
    leads: null,
    leadsDue: null,
    mailsRefused: 0,
    jobsDead: 0,
    restoredFrom: null,
  },
};
const group = (name: string, sold: number) => ({
  ...{ name, ended: 4, sold, hammer: 50_000 * sold, feeCents: 240_000 * sold, ofReserve: 1.1 },
});
const FIGURES = {
  ...{ total: group('', 5), months: [group('2026-01', 1), group('2026-02', 4)], makes: [], sellers: [] },
  ...{ views: 12_000, bidders: 9, buyers: 4, daysToPay: 3.2, answerHours: 6 },
  ...{ withinWeek: 1, withinMonth: 2, older: 0 },
};
const answers = { staffOverview: OVERVIEW, missingParticulars: [], staffFigures: FIGURES };

it('shows what waits before its list, what does not wait behind it, and nothing of what is not theirs', async () => {
  const { sent } = await drawPage(<StaffHomePage />, { answers, permissions: ['Questions:answer'] });
  const waiting = await screen.findByRole('link', { name: /^2questions sans réponse/ });
  expect(waiting.getAttribute('href')).toMatch(/\?state=OPEN$/);
  const [tiles, rest] = screen.getAllByRole('list');
  expect(within(tiles as HTMLElement).getAllByRole('listitem')).toHaveLength(7);
  const reports = screen.getByRole('link', { name: '2signalements à décider' });
  expect(reports.getAttribute('href')).toBe('/admin/reports?state=waiting');
  const owed = screen.getByRole('link', { name: '3commandes avec de l’argent à rendre' });
  expect(owed.getAttribute('href')).toBe('/admin/money');
  const under = screen.getByRole('link', { name: '1voiture à revenir après rétractation' });
  expect(under.getAttribute('href')).toBe('/admin/orders?state=WITHDRAWN');
  const above = screen.getByRole('link', { name: '1réserve au-dessus du mandat signé' });
  expect(above.getAttribute('href')).toBe('/admin/auctions?state=ABOVE_MANDATE');
  expect(within(rest as HTMLElement).getByRole('link', { name: '0 annonce à relire' })).toBeTruthy();
  expect(saidBy(document.body)).not.toContain('moins d’une heure');
  expect(screen.queryByText('Les douze derniers mois')).toBeNull();
  expect(sent('StaffFigures')).toEqual([]);
});

it('tells who may read them how the year went, month by month, each figure before its list', async () => {
  await drawPage(<StaffHomePage />, { answers, permissions: ['Orders:update'] });
  await screen.findByText('Les douze derniers mois');
  expect(saidBy(document.body)).toContain('février : 200 000 €');
  expect(screen.getByRole('link', { name: 'Délai de paiement' }).getAttribute('href')).toBe('/admin/orders');
  // Whoever may not open a list is not led to it.
  expect(screen.queryByRole('link', { name: 'Réponse aux questions' })).toBeNull();
});

it('says after a restore from when on money is to be compared, to be confirmed by who may give money back', async () => {
  const restored = { ...answers, staffOverview: { ...OVERVIEW, restoredFrom: '2026-11-20T12:11:00Z' } };
  const { sent, unmount } = await drawPage(<StaffHomePage />, {
    ...{ answers: { ...restored, confirmRestore: true }, permissions: ['Orders:update', 'Refunds:create'] },
  });
  await screen.findByRole('heading', { name: 'L’argent est à comparer' });
  expect(saidBy(document.body)).toContain('sauvegarde du 20/11/2026');
  await userEvent.click(screen.getByRole('button', { name: /tout est comparé/ }));
  await waitFor(() => expect(sent('ConfirmRestore')).toHaveLength(1));
  unmount();
  await drawPage(<StaffHomePage />, { answers: restored, permissions: ['Orders:update'] });
  await screen.findByRole('heading', { name: 'L’argent est à comparer' });
  expect(screen.queryByRole('button', { name: /tout est comparé/ })).toBeNull();
});
