import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { drawPage } from '#test/kit/draw-page.tsx';
import { CardForm } from './CardForm.tsx';
import { payCard } from './pay-card.ts';

it('says how an expiry is written beside its field, where it stays while one types', async () => {
  await drawPage(<CardForm secret="s" payment={null} onDone={() => {}} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /Expiration/ });
  const hint = document.getElementById(field.getAttribute('aria-describedby')!);
  expect([field.placeholder, hint?.textContent]).toEqual(['', 'MM/AA']);
});

it.each(['12/30', '1230', '12 / 2030', '122030'])('reads an expiry as people write it: %s', async expiry => {
  const sent = vi.fn(async (_address: string, _wish: RequestInit) => Response.json({ state: 'complete' }));
  vi.stubGlobal('fetch', sent);
  await payCard('s', { number: '4242', expiry, cvc: '123', code: '' }, { kind: 'card' });
  vi.unstubAllGlobals();
  const { expMonth, expYear } = JSON.parse(String(sent.mock.calls[0]?.[1].body));
  expect([expMonth, expYear % 100]).toEqual([12, 30]);
});

it('says of all fields at once what is missing, and of what is typed what is wrong', async () => {
  await drawPage(<CardForm secret="s" payment={null} onDone={() => {}} />);
  const errors = () => [...document.querySelectorAll('[data-error-key]')].map(one => one.textContent);
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer la carte' }));
  await save();
  expect(errors()).toEqual(Array(3).fill('Ce champ est obligatoire.'));
  await userEvent.type(screen.getByRole('textbox', { name: /Numéro/ }), '4242424242424242');
  await userEvent.type(screen.getByRole('textbox', { name: /Crypto/ }), '12');
  expect(errors()).toEqual(['Ce champ est obligatoire.']);
  await save();
  expect(errors()).toEqual(['Ce champ est obligatoire.', 'Indiquez les 3 ou 4 chiffres.']);
});

it.each([
  ['0130', '01/30'],
  ['1 / 2030', '01/30'],
  // Half typed, or no month: it is made into no other.
  ['122', '122'],
  ['0/30', '0/30'],
  ['13/30', '13/30'],
])('writes an expiry as the card has it: %s as %s', async (typed, written) => {
  await drawPage(<CardForm secret="s" payment={null} onDone={() => {}} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /Expiration/ });
  await userEvent.type(field, typed);
  await userEvent.tab();
  expect(field.value).toBe(written);
});
