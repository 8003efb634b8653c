import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { drawPage } from '#test/kit/draw-page.tsx';
import { InquirySignIn } from './InquirySignIn.tsx';

const said = { firstName: 'Zoë', lastName: 'Roy', email: 'zoe@example.org', phone: '+33612345678' };
const inquiry = {
  ...{ id: 'draft', form: 'sellAd', carUuid: null, updatedAt: '2026-11-24T10:00:00Z', isSent: false },
  openStep: null,
  answers: Object.entries(said).map(([name, value]) => ({ name, values: [value] })),
};

it('knows who registers in the middle of a form by what they typed in it', async () => {
  await drawPage(<InquirySignIn id="draft" form="sellAd" />, { answers: { me: null, inquiry } });
  await userEvent.click(screen.getByRole('tab', { name: 'Je crée un compte' }));
  const valueIn = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;
  await waitFor(() => expect(valueIn(/E-mail|Adresse e-mail/)).toBe('zoe@example.org'));
  expect([valueIn(/Prénom/), valueIn(/^Nom/)]).toEqual(['Zoë', 'Roy']);
  await waitFor(() => expect(valueIn(/Téléphone/).replaceAll(' ', '')).toBe('0612345678'));
});

it('comes back to the form by Google and Facebook', async () => {
  await drawPage(<InquirySignIn id="draft" form="sellAd" />, { answers: { me: null, inquiry } });
  expect(screen.getAllByRole('button', { name: /Google|Facebook/ })).toHaveLength(2);
});
