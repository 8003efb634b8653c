import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { drawPage } from '#test/kit/draw-page.tsx';
import { SignForm } from './SignForm.tsx';

it('says aloud where the code was sent, in a line that stood before', async () => {
  await drawPage(<SignForm ask={async () => 'ada@example.org'} sign={async () => null} />);
  const lines = screen.getAllByRole('status');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Recevoir mon code' }));
  await waitFor(() => expect(lines.map(line => line.textContent).join('')).toContain('ada@example.org'));
});

it('takes a code that was mailed before the page was loaded anew, and sends no other', async () => {
  const signed: unknown[] = [];
  let asked = 0;
  const ask = async () => {
    asked += 1;
    return 'ada@example.org';
  };
  await drawPage(<SignForm ask={ask} sign={async proof => signed.push(proof)} />);
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'J’ai déjà un code' }));
  const code = await screen.findByRole('textbox', { name: /Code/ });
  expect(document.activeElement).toBe(code);
  await userEvent.type(code, '123456');
  await userEvent.click(screen.getByRole('button', { name: /Signer/ }));
  await waitFor(() => expect(signed).toEqual([{ code: '123456' }]));
  expect(asked).toBe(0);
});
