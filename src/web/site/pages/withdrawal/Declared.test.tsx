import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { refused } from '#test/kit/answers.ts';
import { alarms, drawPage } from '#test/kit/draw-page.tsx';
import { Declared } from './Declared.tsx';

const confirm = () => userEvent.click(screen.getByRole('button', { name: 'C’est bien moi' }));

it('says whose a declaration is at a press, and not before', async () => {
  const { sent } = await drawPage(<Declared token="x" />, {
    at: '/retractation',
    answers: { me: null, confirmWithdrawal: true },
  });
  await screen.findByRole('heading', { name: /Cette rétractation est la vôtre/ });
  expect(sent('ConfirmWithdrawal')).toEqual([]);
  await confirm();
  await screen.findByRole('heading', { name: 'Votre rétractation est confirmée' });
  expect(sent('ConfirmWithdrawal')).toEqual([{ token: 'x' }]);
  // The button has gone: what came of it has the focus, and is read out by that alone.
  await waitFor(() =>
    expect(document.activeElement?.textContent).toMatch(/elle vaut du jour où vous l’avez déclarée/),
  );
  expect(document.activeElement?.closest('[role=status]')).toBeNull();
});

it('says that a link leads nowhere', async () => {
  const answers = { me: null, confirmWithdrawal: () => refused('TokenExpired') };
  await drawPage(<Declared token="x" />, { at: '/retractation', answers });
  await confirm();
  await waitFor(() => expect(alarms()).not.toBe(''));
  expect(document.querySelector('[role=status] [role=alert]')).toBeNull();
});
