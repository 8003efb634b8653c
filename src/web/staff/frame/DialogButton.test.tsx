import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { drawPage } from '#test/kit/draw-page.tsx';
import LeadsPage from '../pages/leads/page.tsx';
import QuestionsPage from '../pages/questions/page.tsx';

const QUESTION = { id: 'q', question: 'Combien de clés ?', adTitle: 'Alpine A110', answer: null };
const LEAD = { id: 'l', form: 'contact', name: 'Léa Noir', state: 'NEW', leadSource: 'website', note: '' };
const inDialog = () => within(screen.getByRole('dialog'));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** What is shown is asked anew, as when somebody else has acted meanwhile. */
const askAnew = async () => {
  await act(async () => window.dispatchEvent(new Event('offline')));
  await act(async () => window.dispatchEvent(new Event('online')));
};

describe('a window that was opened out of a row', () => {
  it('stays with the words that were typed when its row leaves the list, and sends them', async () => {
    let isThere = true;
    const { sent, router } = await drawPage(<QuestionsPage />, {
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
    expect(router.state.location.pathname).toBe('/admin/questions');
  });

  it('shows its row as that is by now while it is there, and goes with its page', async () => {
    let name = 'Léa Noir';
    let isThere = true;
    const { router } = await drawPage(<LeadsPage />, {
      ...{ at: '/admin/leads', permissions: ['Leads:read'] },
      answers: {
        leads: () => ({ totalCount: Number(isThere), leads: isThere ? [{ ...LEAD, name }] : [] }),
        ...{ leadOwners: [], leadForms: ['contact'] },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name }));
    await userEvent.type(inDialog().getByRole('textbox', { name: /Note/ }), 'Rappelée.');
    name = 'Léa Blanc';
    await askAnew();
    await screen.findByRole('dialog', { name: /Léa Blanc/ });
    isThere = false;
    await askAnew();
    await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
    expect(inDialog().getByRole<HTMLTextAreaElement>('textbox', { name: /Note/ }).value).toBe('Rappelée.');
    await act(() => router.navigate('/admin/auctions'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
