import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { refused } from '#test/kit/answers.ts';
import { drawPage } from '#test/kit/draw-page.tsx';
import { NewPassword } from './NewPassword.tsx';

it('says that it asks again where nobody answered, also once it was read anew, until it is answered', async () => {
  let resetPassword: unknown = refused('OutcomeUnknown');
  const send = async () => {
    const { sent } = await drawPage(<NewPassword token="t" />, {
      answers: { me: null, resetPassword: () => resetPassword },
    });
    for (const field of document.querySelectorAll('input'))
      await userEvent.type(field, 'Une phrase assez longue 1');
    await userEvent.click(screen.getByRole('button', { name: /Enregistrer/ }));
    await waitFor(() => expect(sent('ResetPassword')).toHaveLength(1));
    return sent('ResetPassword')[0]!.again;
  };
  expect(await send()).toBe(false);
  await screen.findByText(/ne savons pas si/);
  cleanup();
  resetPassword = true;
  expect(await send()).toBe(true);
  await screen.findByRole('heading', { name: /enregistré|changé/ });
  cleanup();
  expect(await send()).toBe(false);
});
