import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { refused } from '#test/kit/answers.ts';
import { drawPage } from '#test/kit/draw-page.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';

const GONE = /votre compte est sans doute supprimé/;

it('says that the account is likely gone where nobody answered and nobody is signed in since, and then alone', async () => {
  const codes = ['Unavailable', 'Unauthenticated', 'OutcomeUnknown', 'Unauthenticated'];
  const answers = codes.map(code => refused(code));
  const { sent } = await drawPage(<DeleteDialog hasPassword isOpen onClose={() => {}} />, {
    answers: { deleteAccount: () => answers.shift() },
  });
  const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Supprimer mon compte' }));
  const password = screen.getByLabelText<HTMLInputElement>(/^Mot de passe actuel/);
  await userEvent.type(password, 'Un-Mot-De-Passe-1');
  await userEvent.click(screen.getByRole('checkbox'));
  for (const times of [1, 2, 3]) {
    await confirm();
    await expect.poll(() => sent('DeleteAccount')).toHaveLength(times);
    expect(screen.queryByText(GONE)).toBeNull();
  }
  await confirm();
  expect(await screen.findByText(GONE)).toBeDefined();
  expect(password.value).toBe('Un-Mot-De-Passe-1');
});
