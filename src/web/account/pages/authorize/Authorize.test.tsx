import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { drawPage } from '#test/kit/draw-page.tsx';
import { Authorize } from './Authorize.tsx';

it('takes nobody to an application that asked wrongly: it names it, its maker and its host, and leaves them to go', async () => {
  const replace = vi.fn();
  vi.stubGlobal('location', { ...location, replace, assign: replace });
  const sendTo = 'https://evil.test/back?error=invalid_request';
  const asked = { name: 'Carnet', home: 'https://app.test', maker: 'Zoé Mercier', scopes: [], sendTo };
  await drawPage(<Authorize query="client_id=x" />, { answers: { oauthAuthorization: asked } });
  expect(await screen.findByRole('heading', { name: /^Carnet / })).toBeDefined();
  expect(screen.getByText(/Zoé Mercier/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Revenir à evil.test' }).getAttribute('href')).toBe(sendTo);
  expect(replace).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
