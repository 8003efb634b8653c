import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { refused } from '#test/kit/answers.ts';
import { alarms, drawPage, saidBy } from '#test/kit/draw-page.tsx';
import LettersPage from './page.tsx';

type Asked = { filter: string | null; search: string; page: number; sort: string | null };

/** Any list of staff's is this one part; the letters have all there is to a list. */
async function open(at = '/admin/letters', { count = 120, answers = {}, addresses = {} } = {}) {
  const staffLetters = ({ page, search }: Asked) => ({
    totalCount: count,
    letters: Array.from({ length: Math.min(50, count) }, (_, row) => ({
      ...{
        id: `${page}-${row}`,
        to: `to-${page}-${row}@example.org`,
        subject: `${search}sujet ${page}-${row}`,
      },
      ...(row === 0 ? { refusal: '550 unknown' } : row === 1 ? { sentAt: '2026-11-20T10:00:00Z' } : {}),
      ...(row === 2 ? { givenUp: 'LATE' } : {}),
      ...(row === 3 || row === 4 ? { lastError: 'HouseRefused: EENVELOPE RCPT TO 550 5.7.1' } : {}),
      ...(row === 4 ? { givenUp: 'UNTAKEN' } : {}),
    })),
  });
  const page = await drawPage(<LettersPage />, {
    ...{ at, permissions: ['Users:update'], addresses },
    answers: { staffLetters, ...answers },
  });
  return { ...page, asked: () => page.sent('StaffLetters') as unknown as Asked[] };
}
const table = () => screen.findByRole('region', { name: 'Liste des lettres' });
const heading = (name: string) => screen.getByRole('columnheader', { name });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('a list of staff’s', () => {
  it('leads to the top of the next page, and by going back to the one before', async () => {
    const { place, router } = await open();
    await table();
    await press('Suivante');
    expect(place()).toBe('/admin/letters?page=2');
    expect(saidBy(document.activeElement!)).toContain('120');
    await act(() => router.navigate(-1));
    expect(place()).toBe('/admin/letters');
    expect(screen.getByText('Page 1 sur 3')).toBeDefined();
  });

  it('is searched in one step of the way, and shows in its field what it is asked after going back', async () => {
    const { place, router } = await open('/admin/letters?text=Léa');
    await table();
    await press('Suivante');
    await userEvent.type(screen.getByRole('searchbox'), 'x');
    await waitFor(() => expect(place()).toBe('/admin/letters?text=L%C3%A9ax'));
    await act(() => router.navigate(-1));
    expect(place()).toBe('/admin/letters?text=Léa');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('Léa');
  });

  it('asked for a page beyond its last leads to that', async () => {
    const { place } = await open('/admin/letters?page=99');
    await waitFor(() => expect(place()).toBe('/admin/letters?page=3'));
    expect(await screen.findByText('Page 3 sur 3')).toBeDefined();
  });

  it('stands on the way of whoever opens another tab', async () => {
    const { place, router } = await open();
    await userEvent.click(screen.getByRole('tab', { name: /Lettres d’information/ }));
    expect(place()).toBe('/admin/letters?view=campaigns');
    await act(() => router.navigate(-1));
    expect(place()).toBe('/admin/letters');
  });

  it('asks what the address says, and is found again by it', async () => {
    const { asked } = await open('/admin/letters?text=Léa&state=SENT&page=2&sort=SUBJECT_DESC');
    await table();
    expect(asked()).toEqual([{ search: 'Léa', filter: 'SENT', page: 2, sort: 'SUBJECT_DESC' }]);
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('Léa');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'État' }).value).toBe('SENT');
    expect(heading('Sujet').getAttribute('aria-sort')).toBe('descending');
  });

  it.each([
    ['state=BURNT', { filter: null }],
    ['sort=BODY_ASC', { sort: null }],
    ['sort=SUBJECT_SIDEWAYS', { sort: null }],
    ['page=0', { page: 1 }],
    ['page=-2', { page: 1 }],
    ['page=1.5', { page: 1 }],
    ['page=x', { page: 1 }],
  ])('asks nothing that is none of its words: %s', async (query, said) => {
    const { asked } = await open(`/admin/letters?${query}`);
    await table();
    expect(asked()).toMatchObject([said]);
  });

  it('says of a letter that waits since its server refuses the house that it is not the letter', async () => {
    await open();
    expect(
      await screen.findByText(/refuse la maison, non cette lettre.*EENVELOPE RCPT TO 550 5\.7\.1$/),
    ).toBeDefined();
  });

  it('counts what there is, and turns its pages', async () => {
    const { asked, place } = await open();
    expect(await screen.findByText('120 résultats')).toBeDefined();
    const pages = within(screen.getByRole('navigation', { name: 'Pages de la liste' }));
    expect(pages.getByText('Page 1 sur 3')).toBeDefined();
    expect(pages.getByRole<HTMLButtonElement>('button', { name: 'Précédente' }).disabled).toBe(true);
    await press('Suivante');
    await screen.findByText('Page 2 sur 3');
    await press('Suivante');
    await screen.findByText('Page 3 sur 3');
    expect(place()).toContain('page=3');
    expect(pages.getByRole<HTMLButtonElement>('button', { name: 'Suivante' }).disabled).toBe(true);
    await screen.findByText('sujet 3-0');
    await press('Précédente');
    await screen.findByText('Page 2 sur 3');
    await press('Précédente');
    await waitFor(() => expect(place()).not.toContain('page'));
    expect(asked().map(({ page }) => page)).toContain(3);
  });

  it('of one page has no pages to turn', async () => {
    await open('/admin/letters', { count: 50 });
    await table();
    expect(screen.queryByRole('navigation', { name: 'Pages de la liste' })).toBeNull();
  });

  it('is ordered by its headings: upwards first, then downwards, from the first page on', async () => {
    const { asked, place } = await open('/admin/letters?page=2');
    await table();
    await userEvent.click(within(heading('Sujet')).getByRole('button'));
    await waitFor(() => expect(heading('Sujet').getAttribute('aria-sort')).toBe('ascending'));
    await waitFor(() => expect(place()).not.toContain('page=2'));
    await userEvent.click(within(heading('Sujet')).getByRole('button'));
    await waitFor(() => expect(heading('Sujet').getAttribute('aria-sort')).toBe('descending'));
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ sort: 'SUBJECT_DESC', page: 1 }));
    expect(within(heading('État')).queryByRole('button')).toBeNull();
  });

  it('is searched after a pause in typing, not at every letter, and from the first page on', async () => {
    const { asked, place } = await open('/admin/letters?page=2');
    await table();
    await userEvent.type(screen.getByRole('searchbox'), 'facture');
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ search: 'facture', page: 1 }));
    expect(asked().length).toBeLessThan(5);
    expect(place()).toBe('/admin/letters?text=facture');
  });

  it('is narrowed by a filter and widened again', async () => {
    const { asked, place } = await open();
    await table();
    const filter = screen.getByRole('combobox', { name: 'État' });
    await userEvent.selectOptions(filter, 'Refusées');
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ filter: 'REFUSED' }));
    await userEvent.selectOptions(filter, '');
    await waitFor(() => expect(place()).toBe('/admin/letters'));
  });

  it('keeps its rows, marked as old, while others are on their way', async () => {
    const later: (() => void)[] = [];
    const staffLetters = ({ page }: Asked) =>
      page === 1
        ? { totalCount: 60, letters: [{ id: '1', subject: 'première page' }] }
        : new Promise(resolve =>
            later.push(() => resolve({ totalCount: 60, letters: [{ id: '2', subject: 'seconde page' }] })),
          );
    await open('/admin/letters', { answers: { staffLetters } });
    await screen.findByText('première page');
    await press('Suivante');
    await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true'));
    expect(screen.getByText('première page')).toBeDefined();
    await waitFor(() => expect(later).toHaveLength(1));
    later[0]?.();
    expect(await screen.findByText('seconde page')).toBeDefined();
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false');
  });

  it('that is empty says so', async () => {
    await open('/admin/letters', { count: 0 });
    expect(await screen.findByText('Aucune lettre ne correspond.')).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('that did not come is asked for again', async () => {
    let isAway = true;
    const staffLetters = () =>
      isAway ? refused('Unavailable') : { totalCount: 1, letters: [{ id: '1', subject: 'là' }] };
    await open('/admin/letters', { answers: { staffLetters } });
    const again = await screen.findByRole('button', { name: /Réessayer/ });
    isAway = false;
    await userEvent.click(again);
    expect(await screen.findByText('là')).toBeDefined();
  });
});

describe('the sheet of a list', () => {
  it('has all of its pages, as they are asked and ordered', async () => {
    // In Paris it is the day after.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 23, 30) });
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
    const requested: URL[] = [];
    const file = (address: string) => {
      requested.push(new URL(address, 'https://x'));
      return new Response('a;b');
    };
    const addresses = { '/exports/letters.csv': file, '/exports/letters.xlsx': file };
    await open('/admin/letters?state=SENT&page=2', { addresses });
    await table();
    for (const form of ['Classeur (XLSX)', 'CSV pour tableur', 'CSV brut, avec les codes']) {
      await press('Exporter');
      await press(form);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    vi.useRealTimers();
    expect(saved).toEqual([
      ...['courriers-2026-11-21.xlsx', 'courriers-2026-11-21.csv', 'courriers-2026-11-21.csv'],
    ]);
    expect(requested.map(({ searchParams }) => searchParams.get('language'))).toEqual(['FR', 'FR', null]);
    expect(JSON.parse(requested[0]!.searchParams.get('variables')!)).toEqual({
      ...{ search: '', filter: 'SENT', page: null, sort: null },
    });
  });

  it('that is refused says why, and saves nothing', async () => {
    const csv = () => Response.json({ code: 'Forbidden' }, { status: 403 });
    await open('/admin/letters', { addresses: { '/exports/letters.csv': csv } });
    await table();
    await press('Exporter');
    await press('CSV pour tableur');
    await waitFor(() => expect(alarms()).not.toBe(''));
  });
});

describe('the letters', () => {
  it('say which are tried no more and why, and those alone are sent again', async () => {
    const { sent } = await open();
    await table();
    const refusedRow = screen.getByText('sujet 1-0').closest('tr')!;
    expect(saidBy(refusedRow)).toContain('550 unknown');
    expect(screen.getAllByRole('button', { name: /^Réessayer/ })).toHaveLength(3);
    await userEvent.click(within(refusedRow).getByRole('button'));
    await waitFor(() => expect(sent('RetryLetter')).toEqual([{ id: '1-0' }]));
    expect(saidBy(screen.getByText('sujet 1-1').closest('tr')!)).toContain('Envoyée');
    const given = /Abandonnée.*n’avait plus cours.*Réessayer/;
    expect(saidBy(screen.getByText('sujet 1-2').closest('tr')!)).toMatch(given);
    expect(saidBy(screen.getByText('sujet 1-3').closest('tr')!)).toContain('En attente');
    const dead = /Abandonnée.*n’est plus réessayée d’elle-même.*550 5\.7\.1.*Réessayer/;
    expect(saidBy(screen.getByText('sujet 1-4').closest('tr')!)).toMatch(dead);
  });

  it('stand beside the work that failed, what is given up and what is tried again', async () => {
    const failedJobs = [
      { id: '1', kind: 'mail.send', attempts: 8, lastError: 'timeout', diedAt: '2026-11-20T10:00:00Z' },
      { id: '2', kind: 'orders.refund', attempts: 1, lastError: 'declined', runAt: '2026-11-20T11:00:00Z' },
    ];
    const { sent, place } = await open('/admin/letters', { answers: { failedJobs } });
    await userEvent.click(screen.getByRole('tab', { name: 'Tâches en échec' }));
    const rows = await screen.findAllByText(/essai/);
    expect(place()).toBe('/admin/letters?view=jobs');
    expect(rows.map(saidBy)).toEqual([
      expect.stringMatching(/8 essais · Abandonnée le/),
      expect.stringMatching(/1 essai · Nouvel essai le/),
    ]);
    expect(saidBy(document.body)).toContain('Envoi d’une lettre');
    await userEvent.click(screen.getAllByRole('button', { name: /^Réessayer/ })[1]!);
    await waitFor(() => expect(sent('RetryJob')).toEqual([{ id: '2' }]));
  });
});
