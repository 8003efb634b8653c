import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Keep } from '#test/kit/draw.tsx';
import { drawPage } from '#test/kit/draw-page.tsx';
import { QuestionDialog } from './QuestionDialog.tsx';

it.each([
  ['is free for the next once it is asked', '', ''],
  ['keeps what is typed while one is on its way', ' Et où ?', 'Quand ? Et où ?'],
])('the field of a question %s', async (_title, meanwhile, left) => {
  let arrive = () => {};
  const createQuestion = () =>
    new Promise(resolve => {
      arrive = () => resolve({});
    });
  const onAsked = vi.fn();
  const parts = { isOpen: true, uuid: 'u', auctionId: null, onClose: () => {}, onAsked };
  const { sent } = await drawPage(<QuestionDialog {...parts} />, { answers: { createQuestion } });
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  await userEvent.type(field, 'Quand ?');
  await userEvent.click(screen.getByRole('button', { name: 'Envoyer' }));
  await waitFor(() => expect(sent('CreateQuestion')).toMatchObject([{ input: { question: 'Quand ?' } }]));
  if (meanwhile) await userEvent.type(field, meanwhile);
  arrive();
  await waitFor(() => expect(onAsked).toHaveBeenCalledOnce());
  expect(field.value).toBe(left);
});

it('a question that is left is there again, and its person is not told that it would be lost', async () => {
  await drawPage(
    <Keep<boolean> first>
      {(isOpen, put) => (
        <>
          <button type="button" onClick={() => put(true)}>
            Ouvrir
          </button>
          <QuestionDialog
            {...{ isOpen, uuid: 'u', auctionId: null, onAsked: () => {} }}
            onClose={() => put(false)}
          />
        </>
      )}
    </Keep>,
  );
  await userEvent.type(screen.getByRole('textbox'), 'Quand ?');
  await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Ouvrir' }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Quand ?');
});
