import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { drawPage } from '#test/kit/draw-page.tsx';
import { FavoriteButton } from './FavoriteButton.tsx';

it('says to a visitor that keeping a car wants an account', async () => {
  await drawPage(<FavoriteButton uuid="u" />, { answers: { me: null } });
  await userEvent.click(await screen.findByRole('button', { name: 'Ajouter aux favoris' }));
  const name = 'Pour garder cette voiture, connectez-vous';
  expect(await screen.findByRole('dialog', { name })).toBeDefined();
});
