import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { refused } from '#test/kit/answers.ts';
import { alarms, drawPage, saidBy } from '#test/kit/draw-page.tsx';
import ReviewsPage from './page.tsx';
import { starsIn } from './ReviewDialog.tsx';

const REVIEW = {
  ...{ uuid: 'r', name: 'Léa', title: 'Alpine A110', date: '2026-11-20T12:00:00Z', message: 'Parfait.' },
  ...{ note: 'star_4', source: 'house', state: 'DRAFT', version: 'v1' },
};

async function open(review: object = {}, answers: object = {}) {
  const page = await drawPage(<ReviewsPage />, {
    ...{ at: '/admin/reviews', permissions: ['Content:update'] },
    answers: { staffReviews: () => ({ totalCount: 1, reviews: [{ ...REVIEW, ...review }] }), ...answers },
  });
  const row = (await screen.findByText('Parfait.')).closest('tr')!;
  return { ...page, row };
}
const inDialog = () => within(screen.getByRole('dialog'));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const save = () => userEvent.click(inDialog().getByRole('button', { name: 'Enregistrer' }));

describe('the list of reviews', () => {
  it('says who gave how many stars', async () => {
    const { row } = await open();
    for (const said of ['Léa', 'Alpine A110', '4 sur 5', 'Calandre', 'Brouillon'])
      expect(saidBy(row)).toContain(said);
  });

  it('says in which language they are', async () => {
    await open({ language: 'fr' });
    expect(screen.getByText('Parfait.').getAttribute('lang')).toBe('fr');
  });

  it.each([
    ['DRAFT', 'Publier', 'PUBLISHED'],
    ['HIDDEN', 'Publier', 'PUBLISHED'],
    ['PUBLISHED', 'Masquer', 'HIDDEN'],
  ])('of one that is %s offers to %s', async (state, button, next) => {
    const { sent } = await open({ state });
    await press(new RegExp(`^${button}, Léa`));
    await waitFor(() =>
      expect(sent('SetReviewState')).toEqual([{ uuid: 'r', state: next, seenVersion: 'v1' }]),
    );
  });

  it.each([
    ['star_1', 1],
    ['star_5', 5],
    ['star_6', 5],
    ['best', 5],
    [null, 5],
  ])('reads %s as %i stars', (note, stars) => expect(starsIn(note)).toBe(stars));
});

describe('a review', () => {
  it('is changed as it stands, its day the same wherever it is read', async () => {
    const { sent } = await open();
    await press('Modifier, Léa');
    const message = inDialog().getByRole<HTMLTextAreaElement>('textbox', { name: /Avis/ });
    await userEvent.clear(message);
    await userEvent.type(message, 'Très bien.');
    await userEvent.selectOptions(inDialog().getByRole('combobox', { name: /Note/ }), '2 sur 5');
    await save();
    await waitFor(() => expect(sent('SaveReview')).toHaveLength(1));
    expect(sent('SaveReview')[0]).toMatchObject({
      uuid: 'r',
      seenVersion: 'v1',
      data: {
        message: 'Très bien.',
        note: 'star_2',
        date: '2026-11-20T12:00:00Z',
        state: 'DRAFT',
        name: 'Léa',
      },
    });
  });

  it('of a purchase keeps its buyer’s words, stars and name, and says why', async () => {
    const { sent } = await open({ isOfPurchase: true });
    await press('Modifier, Léa');
    expect(saidBy(screen.getByRole('dialog'))).toMatch(/ne se changent pas.*Léa.*4 sur 5.*Parfait\./);
    for (const name of [/^Nom/, /Avis/, /Source/])
      expect(inDialog().queryByRole('textbox', { name })).toBeNull();
    expect(inDialog().queryByRole('combobox', { name: /Note/ })).toBeNull();
    await userEvent.type(inDialog().getByRole('textbox', { name: /Véhicule/ }), ' 1300');
    await save();
    const data = {
      name: 'Léa',
      message: 'Parfait.',
      note: 'star_4',
      source: 'house',
      title: 'Alpine A110 1300',
    };
    await waitFor(() => expect(sent('SaveReview')).toMatchObject([{ data }]));
  });

  it('of the house has no code for where it was written, and of elsewhere says where', async () => {
    const { sent, unmount } = await open();
    await press('Modifier, Léa');
    expect(inDialog().getByRole<HTMLInputElement>('textbox', { name: /Source/ }).value).toBe('');
    await save();
    await waitFor(() => expect(sent('SaveReview')).toMatchObject([{ data: { source: 'house' } }]));
    unmount();
    await open({ source: 'google' });
    await press('Modifier, Léa');
    expect(inDialog().getByRole<HTMLInputElement>('textbox', { name: /Source/ }).value).toBe('google');
  });

  it('needs its words', async () => {
    const { sent } = await open();
    await press('Ajouter un avis');
    await save();
    const message = inDialog().getByRole('textbox', { name: /Avis/ });
    await waitFor(() => expect(message.getAttribute('aria-invalid')).toBe('true'));
    expect(sent('SaveReview')).toEqual([]);
  });

  it('keeps what was typed where the server refuses it', async () => {
    await open({}, { saveReview: () => refused('BadInput', { field: 'imageUrl' }) });
    await press('Modifier, Léa');
    const image = inDialog().getByRole<HTMLInputElement>('textbox', { name: /Adresse de l’image/ });
    await userEvent.type(image, 'https://example.org/a.jpg');
    await save();
    await waitFor(() => expect(image.getAttribute('aria-invalid')).toBe('true'));
    expect(inDialog().getByText(/Aucune page ne montrerait cette image/)).toBeDefined();
    expect(image.value).toBe('https://example.org/a.jpg');
  });
});

describe('reviews from a file', () => {
  const choose = async (text: string) => {
    await userEvent.upload(
      inDialog().getByLabelText(/Fichier CSV/),
      new File([text], 'avis.csv', { type: 'text/csv' }),
    );
  };
  const bring = () => inDialog().getByRole<HTMLButtonElement>('button', { name: 'Importer' });

  it('are brought in once: the same file is not sent again by another press', async () => {
    const { sent } = await open({}, { importReviews: { addedCount: 2, problems: [] } });
    await press('Importer (CSV)');
    expect(bring().disabled).toBe(true);
    await choose('name;message\nLéa;Bien');
    await userEvent.click(bring());
    expect(await inDialog().findByText('2 avis importés en brouillon.')).toBeDefined();
    await userEvent.click(bring());
    expect(sent('ImportReviews')).toEqual([{ csv: 'name;message\nLéa;Bien' }]);
    expect(bring().disabled).toBe(true);
  });

  it('are none of them brought in where one is wrong, and the mended file is taken', async () => {
    let problems = [{ line: 3, field: 'note' }];
    const { sent } = await open(
      {},
      { importReviews: () => ({ addedCount: problems.length ? 0 : 1, problems }) },
    );
    await press('Importer (CSV)');
    await choose('wrong');
    await userEvent.click(bring());
    expect(await inDialog().findByText('Ligne 3 : note')).toBeDefined();
    problems = [];
    await choose('right');
    await userEvent.click(bring());
    expect(await inDialog().findByText(/1 avis importé/)).toBeDefined();
    expect(sent('ImportReviews').map(({ csv }) => csv)).toEqual(['wrong', 'right']);
  });

  it('that the server does not take at all are told in the window', async () => {
    await open({}, { importReviews: () => refused('BadInput', { field: 'csv' }) });
    await press('Importer (CSV)');
    await choose('x');
    await userEvent.click(bring());
    await waitFor(() => expect(alarms()).not.toBe(''));
    expect(bring().disabled).toBe(false);
  });
});
