import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { drawPage } from '#test/kit/draw-page.tsx';
import { Footer } from './Footer.tsx';

it('registering from the foot of a form leads back to it', async () => {
  const at = '/form/sell/draft/photos?utm_source=club';
  await drawPage(<Footer />, { answers: { me: null }, at });
  await waitFor(() => {
    const register = screen.getByRole('link', { name: 'Créer un compte' }).getAttribute('href') ?? '';
    expect(new URL(register, 'https://x').searchParams.get('redirect')).toBe(at);
  });
});

it('from elsewhere registering leads to the account', async () => {
  await drawPage(<Footer />, { answers: { me: null }, at: '/a-propos' });
  expect(screen.getByRole('link', { name: 'Créer un compte' }).getAttribute('href')).toBe('/auth/register');
});
