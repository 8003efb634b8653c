import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { refused } from '#test/kit/answers.ts';
import { drawPage } from '#test/kit/draw-page.tsx';
import { SecondFactor } from './SecondFactor.tsx';

const NONE = { isNeeded: true, isEnrolled: false, hasTotp: false, recoveryCodesLeft: 0 };
const ADDED = { isNeeded: false, isEnrolled: true, hasTotp: true, recoveryCodesLeft: 10 };
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

it('says that recovery codes were made and not shown where nobody answered, and shows those that are made then', async () => {
  let mySecondFactor = NONE;
  const lost = () => {
    mySecondFactor = ADDED;
    return refused('OutcomeUnknown');
  };
  let renewRecoveryCodes: object = refused('OutcomeUnknown');
  const { sent } = await drawPage(<SecondFactor />, {
    answers: {
      mySecondFactor: () => mySecondFactor,
      beginTotp: { secret: 'ABCD', picture: 'data:,' },
      ...{ confirmTotp: lost, renewRecoveryCodes: () => renewRecoveryCodes },
    },
  });
  await press('Utiliser mon téléphone');
  await userEvent.type(await screen.findByRole('textbox'), '123456');
  await press('Enregistrer ce téléphone');
  const alert = await screen.findByText(/ont pu changer sans être montrés/);
  expect(alert.getAttribute('role')).toBe('alert');
  // It stands as the house has it: the telephone is added, and there is nothing to confirm again.
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  await press('Nouveaux codes de secours');
  expect(screen.getByText(/ont pu changer sans être montrés/)).toBeDefined();
  // What came to nothing since shows none of them.
  renewRecoveryCodes = refused('RateLimited');
  await press('Nouveaux codes de secours');
  await waitFor(() => expect(sent('RenewRecoveryCodes')).toHaveLength(2));
  expect(await screen.findByText(/ont pu changer sans être montrés/)).toBeDefined();
  renewRecoveryCodes = ['code-one', 'code-two'];
  await press('Nouveaux codes de secours');
  expect(await screen.findByText('code-one')).toBeDefined();
  expect(screen.queryByText(/ont pu changer sans être montrés/)).toBeNull();
});
