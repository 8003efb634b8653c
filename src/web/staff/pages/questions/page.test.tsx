import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { refused } from '#test/kit/answers.ts';
import { alarms, askAnew, drawPage, saidBy } from '#test/kit/draw-page.tsx';
import QuestionsPage from './page.tsx';

const QUESTION = {
  id: 'q',
  question: 'Combien de clés ?',
  authorName: 'Jo',
  adTitle: 'Alpine A110',
  adSlug: 'alpine',
};

async function open(more: object = {}, { answers = {}, addresses = {} } = {}) {
  const staffQuestions = () => ({ totalCount: 1, questions: [{ ...QUESTION, ...more }] });
  const page = await drawPage(<QuestionsPage />, {
    ...{ at: '/admin/questions', permissions: ['Questions:answer'], addresses },
    answers: { staffQuestions, ...answers },
  });
  const row = (await screen.findByText(QUESTION.question)).closest('tr')!;
  return { ...page, row };
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const inDialog = () => within(screen.getByRole('dialog'));
const publish = () => userEvent.click(inDialog().getByRole('button', { name: 'Publier la réponse' }));

describe('the list of questions', () => {
  it('shows who asked what of which car', async () => {
    const { row, sent } = await open();
    expect(saidBy(row)).toContain('Jo');
    expect(within(row).getByRole('link', { name: 'Alpine A110' }).getAttribute('href')).toContain('alpine');
    expect(sent('StaffQuestions')).toEqual([{ search: '', page: 1, sort: null, filter: null }]);
  });

  it('says in which language somebody asked and was answered, in the list and where it is answered', async () => {
    const languages = { questionLanguage: 'fr', answer: 'Two.', answerLanguage: 'en', isHouseAnswer: true };
    const { row } = await open(languages);
    const langOf = (words: string, place = row) => within(place).getByText(words).getAttribute('lang');
    expect([langOf(QUESTION.question), langOf('Two.')]).toEqual(['fr', 'en']);
    await press('Modifier la réponse');
    expect(inDialog().getByText(QUESTION.question).getAttribute('lang')).toBe('fr');
  });

  it('is not for who may not answer', async () => {
    const { asked } = await drawPage(<QuestionsPage />, {
      at: '/admin/questions',
      permissions: ['Ads:update'],
    });
    expect(screen.queryByRole('button', { name: 'Exporter' })).toBeNull();
    expect(asked()).not.toContain('StaffQuestions');
  });

  it('answers, keeps what was typed where it is refused, and asks the list anew once it is taken', async () => {
    let isRefused = true;
    const answerQuestion = () => (isRefused ? refused('BadInput', { field: 'answer' }) : { id: 'q' });
    const { sent } = await open({}, { answers: { answerQuestion } });
    await press('Répondre');
    const field = inDialog().getByRole<HTMLTextAreaElement>('textbox', { name: /Réponse/ });
    await userEvent.type(field, 'Deux.');
    await publish();
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(field.value).toBe('Deux.');
    isRefused = false;
    await publish();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('AnswerQuestion')).toEqual(
      Array(2).fill({ id: 'q', answer: 'Deux.', answerWas: null, photoIdsWere: [], photoIds: [] }),
    );
    await waitFor(() => expect(sent('StaffQuestions')).toHaveLength(2));
  });

  it('says above the button what is refused for no field of the form', async () => {
    await open({}, { answers: { answerQuestion: () => refused('NotFound') } });
    await press('Répondre');
    await userEvent.type(inDialog().getByRole('textbox'), 'Deux.');
    await publish();
    await waitFor(() => expect(alarms()).not.toBe(''));
    expect(inDialog().getByRole('textbox').getAttribute('aria-invalid')).not.toBe('true');
  });

  it('hides with a reason, which whoever asked will read', async () => {
    const { sent } = await open();
    await press('Masquer');
    await userEvent.type(inDialog().getByRole('textbox', { name: /Motif/ }), 'Hors sujet');
    await userEvent.click(inDialog().getByRole('button', { name: 'Masquer' }));
    await waitFor(() => expect(sent('HideQuestion')).toEqual([{ id: 'q', reason: 'Hors sujet' }]));
  });

  it('shows a hidden one again, and offers nothing else for it', async () => {
    const { sent } = await open({ hiddenAt: '2026-11-20T10:00:00Z', hiddenReason: 'Hors sujet' });
    expect(screen.getByText('Masquée : Hors sujet')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Répondre' })).toBeNull();
    await press('Afficher de nouveau');
    await waitFor(() => expect(sent('ShowQuestion')).toEqual([{ id: 'q' }]));
  });

  it('shows what was taken out of it as it was written, until it is settled', async () => {
    const flags = [{ part: 'QUESTION', found: ['EMAIL', 'PHONE'], original: 'jo@example.org 0612345678' }];
    const { row, sent } = await open({ flags });
    expect(within(row).getByText('jo@example.org 0612345678')).toBeDefined();
    expect(within(row).getByText('téléphone')).toBeDefined();
    await press('C’est vu, classer');
    await waitFor(() => expect(sent('SettleQuestionFlags')).toEqual([{ id: 'q' }]));
  });

  it.each([
    ['2026-11-20T11:42:00Z', 'Attend depuis 18 min'],
    ['2026-11-19T11:00:00Z', 'Attend depuis 25 h'],
    ['2026-11-17T11:00:00Z', 'Attend depuis 3 jours'],
  ])('counts how long one of %s has waited', async (date, said) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T12:00:00Z') });
    const { row } = await open({ date });
    await waitFor(() => expect(saidBy(row)).toContain(said));
  });

  it('counts no wait of one that is answered', async () => {
    const { row } = await open({ date: '2026-11-17T11:00:00Z', answer: 'Deux.', isHouseAnswer: true });
    expect(saidBy(row)).not.toContain('Attend');
    expect(screen.getByRole('button', { name: 'Modifier la réponse' })).toBeDefined();
  });

  it('offers no change of an answer that the seller gave', async () => {
    await open({ answer: 'Deux.', isHouseAnswer: false });
    expect(screen.queryByRole('button', { name: 'Modifier la réponse' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Masquer' })).toBeDefined();
  });
});

describe('photos of an answer', () => {
  const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
  const add = (files: File[]) => userEvent.upload(inDialog().getByLabelText('Ajouter des photos'), files);
  const photos = () =>
    inDialog()
      .queryAllByRole('img')
      .map(image => image.getAttribute('src'));

  it('are sent with it, in their order', async () => {
    let count = 0;
    const upload = () => Response.json({ id: `p${++count}` }, { status: 201 });
    const { sent } = await open(
      { answer: 'Deux.', isHouseAnswer: true },
      { addresses: { '/uploads/photos': upload } },
    );
    await press('Modifier la réponse');
    await add([file('a.jpg'), file('b.jpg')]);
    await waitFor(() => expect(photos()).toEqual(['/photos/p1/320.webp', '/photos/p2/320.webp']));
    await userEvent.click(inDialog().getByRole('button', { name: 'Retirer la photo 1' }));
    await publish();
    await waitFor(() =>
      expect(sent('AnswerQuestion')).toMatchObject([{ id: 'q', answerWas: 'Deux.', photoIds: ['p2'] }]),
    );
  });

  it('are told to be refused, and those before them and beside them stay', async () => {
    const statuses = [201, 422];
    const upload = () => Response.json({ id: 'p1', code: 'BadInput' }, { status: statuses.shift() ?? 500 });
    await open(
      { answer: 'Deux.', photoIds: ['p0'], isHouseAnswer: true },
      { addresses: { '/uploads/photos': upload } },
    );
    await press('Modifier la réponse');
    await add([file('a.jpg'), file('b.jpg')]);
    expect(await inDialog().findByText(/« b.jpg » n’est pas une photo lisible/)).toBeDefined();
    expect(photos()).toEqual(['/photos/p0/320.webp', '/photos/p1/320.webp']);
  });

  it('are taken out where they are kept no more, which is said', async () => {
    const answerQuestion = () => refused('BadInput', { field: 'photoIds', gone: ['p0'] });
    const { sent } = await open(
      { answer: 'Deux.', photoIds: ['p0', 'p1'], isHouseAnswer: true },
      { answers: { answerQuestion } },
    );
    await press('Modifier la réponse');
    await publish();
    expect(await inDialog().findByText(/n’étaient plus conservées/)).toBeDefined();
    expect(photos()).toEqual(['/photos/p1/320.webp']);
    await publish();
    await waitFor(() => expect(sent('AnswerQuestion').at(-1)).toMatchObject({ photoIds: ['p1'] }));
  });

  it('are none of them lost where more are chosen, or it is sent, while the first are on their way', async () => {
    const waiting: ((answer: Response) => void)[] = [];
    const upload = () => new Promise<Response>(resolve => waiting.push(resolve));
    const { sent } = await open(
      { answer: 'Deux.', photoIds: ['p0'], isHouseAnswer: true },
      { addresses: { '/uploads/photos': upload } },
    );
    await press('Modifier la réponse');
    await add([file('a.jpg')]);
    await add([file('b.jpg')]);
    await userEvent.click(inDialog().getByRole('button', { name: 'Retirer la photo 1' }));
    waiting[0]!(Response.json({ id: 'p1' }, { status: 201 }));
    await waitFor(() => expect(photos()).toContain('/photos/p1/320.webp'));
    await publish();
    expect(sent('AnswerQuestion')).toEqual([]);
    await waitFor(() => expect(waiting).toHaveLength(2));
    waiting[1]!(Response.json({ id: 'p2' }, { status: 201 }));
    await waitFor(() => expect(photos()).toEqual(['/photos/p1/320.webp', '/photos/p2/320.webp']));
    await publish();
    await waitFor(() => expect(sent('AnswerQuestion')).toMatchObject([{ photoIds: ['p1', 'p2'] }]));
  });
});

describe('a window that was opened out of a row', () => {
  it('stays with the words that were typed when its row leaves the list, and sends them', async () => {
    let isThere = true;
    const { sent } = await drawPage(<QuestionsPage />, {
      ...{ at: '/admin/questions', permissions: ['Questions:answer'] },
      answers: {
        staffQuestions: () => ({ totalCount: Number(isThere), questions: isThere ? [QUESTION] : [] }),
        answerQuestion: { id: 'q' },
      },
    });
    await screen.findByText(QUESTION.question);
    await press('Répondre');
    await userEvent.type(inDialog().getByRole('textbox'), 'Deux, et le double.');
    isThere = false;
    await askAnew();
    await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
    expect(inDialog().getByRole<HTMLTextAreaElement>('textbox').value).toBe('Deux, et le double.');
    await userEvent.click(inDialog().getByRole('button', { name: 'Publier la réponse' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('AnswerQuestion')).toMatchObject([{ id: 'q', answer: 'Deux, et le double.' }]);
  });
});
