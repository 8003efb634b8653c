import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { drawPage } from '#test/kit/draw-page.tsx';
import { CardForm } from './CardForm.tsx';

it('says how an expiry is written beside its field, where it stays while one types', async () => {
  await drawPage(<CardForm secret="s" payment={null} onDone={() => {}} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /Expiration/ });
  const hint = document.getElementById(field.getAttribute('aria-describedby')!);
  expect([field.placeholder, hint?.textContent]).toEqual(['', 'MM/AA']);
});
