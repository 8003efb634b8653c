import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { refused } from '#test/kit/answers.ts';
import { drawPage, PERSON, saidBy } from '#test/kit/draw-page.tsx';
import ConfirmEmailPage from './page.tsx';

it('has whose account would move sign in, and then moves it without being opened again', async () => {
  let isIn = false;
  const { sent } = await drawPage(<ConfirmEmailPage />, {
    at: '/auth/confirmEmail?token=x',
    answers: {
      me: () => (isIn ? PERSON : null),
      emailLetter: { asksPassword: false },
      confirmEmail: () => (isIn ? true : refused('Unauthenticated')),
      login: () => {
        isIn = true;
        return { user: PERSON };
      },
    },
  });
  await screen.findByRole('heading', { name: 'Connectez-vous pour changer d’adresse' });
  expect(saidBy(screen.getAllByRole('status')[0]!)).toContain('rien ne changera');
  await userEvent.click(screen.getByRole('button', { name: 'Se connecter' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /Adresse e-mail/ }), 'ada@example.org');
  await userEvent.type(screen.getByLabelText(/^Mot de passe/), 'Un-Mot-De-Passe-1{Enter}');
  await screen.findByRole('heading', { name: 'Adresse confirmée' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('ConfirmEmail')).toEqual(Array(2).fill({ token: 'x', password: null }));
});
