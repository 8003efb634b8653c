import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { refused } from '#test/kit/answers.ts';
import { drawPage } from '#test/kit/draw-page.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import { useRecoveryCodes } from './use-recovery-codes.ts';

const Own = () => <SecondFactor recovery={useRecoveryCodes()} />;

const NONE = { isNeeded: true, isEnrolled: false, hasTotp: false, recoveryCodesLeft: 0 };
const ADDED = { isNeeded: false, isEnrolled: true, hasTotp: true, recoveryCodesLeft: 10 };
const UNSEEN = /ont pu changer sans être montrés/;
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

it('says that recovery codes were made and not shown where nobody answered, and shows those that are made then', async () => {
  let mySecondFactor = NONE;
  const lost = () => {
    mySecondFactor = ADDED;
    return refused('OutcomeUnknown');
  };
  let renewRecoveryCodes: object = refused('OutcomeUnknown');
  const { sent } = await drawPage(<Own />, {
    answers: {
      mySecondFactor: () => mySecondFactor,
      beginTotp: { secret: 'ABCD', picture: 'data:,' },
      ...{ confirmTotp: lost, renewRecoveryCodes: () => renewRecoveryCodes },
    },
  });
  await press('Utiliser mon téléphone');
  await userEvent.type(await screen.findByRole('textbox'), '123456');
  await press('Enregistrer ce téléphone');
  const alert = await screen.findByText(UNSEEN);
  expect(alert.getAttribute('role')).toBe('alert');
  // It stands as the house has it: the telephone is added, and there is nothing to confirm again.
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  await press('Nouveaux codes de secours');
  expect(screen.getByText(UNSEEN)).toBeDefined();
  // What came to nothing since shows none of them.
  renewRecoveryCodes = refused('RateLimited');
  await press('Nouveaux codes de secours');
  await waitFor(() => expect(sent('RenewRecoveryCodes')).toHaveLength(2));
  expect(await screen.findByText(UNSEEN)).toBeDefined();
  renewRecoveryCodes = ['code-one', 'code-two'];
  await press('Nouveaux codes de secours');
  expect(await screen.findByText('code-one')).toBeDefined();
  expect(screen.queryByText(UNSEEN)).toBeNull();
});

it('says nothing of codes where the house was away before it changed any', async () => {
  const { sent } = await drawPage(<Own />, {
    answers: { mySecondFactor: ADDED, renewRecoveryCodes: () => refused('Unavailable') },
  });
  await press('Nouveaux codes de secours');
  await waitFor(() => expect(sent('RenewRecoveryCodes').length).toBeGreaterThan(0));
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(screen.queryByText(UNSEEN)).toBeNull();
});
