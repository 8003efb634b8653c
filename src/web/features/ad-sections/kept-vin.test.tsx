import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { refused } from '#test/kit/answers.ts';
import { drawPage } from '#test/kit/draw-page.tsx';
import { Features } from './Features.tsx';

it('says of a chassis number that it was not brought, and asks again', async () => {
  let isLost = true;
  const publicCarAd = () => (isLost ? refused('Unavailable') : { optionalData: { vin: 'A110-1' } });
  const ad = { uuid: 'a', rows: [{ name: 'vin', label: 'Châssis', value: null }] } as never;
  await drawPage(<Features ad={ad} />, { answers: { publicCarAd } });
  const again = await screen.findByRole('button', { name: 'Non chargé, réessayer' });
  isLost = false;
  await userEvent.click(again);
  expect(await screen.findByText('A110-1')).toBeDefined();
});
