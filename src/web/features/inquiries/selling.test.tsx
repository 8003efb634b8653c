import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { drawPage } from '#test/kit/draw-page.tsx';
import type { InquiryForm } from './draft.ts';
import { InquirySteps } from './InquirySteps.tsx';
import { SellingStart } from './SellingStart.tsx';

const field = (name: string) => ({
  ...{
    name,
    kind: 'text',
    isRequired: false,
    options: [],
    takesOwnWords: false,
    minimum: null,
    maximum: null,
  },
});
const formOf = (name: string, last: string) =>
  ({
    ...{ name, isGuarded: false, makesAd: true },
    steps: [
      { name: 'car', fields: [field('brand')] },
      { name: last, fields: [field('message')] },
    ],
  }) as unknown as InquiryForm;
const chosen = () =>
  screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value ?? null;

it('keeps the way that was chosen to sell until its first step is kept, whatever is loaded meanwhile', async () => {
  const form = formOf('sellAd', 'ad');
  const open = () =>
    drawPage(<SellingStart form={form} />, {
      at: '/vendre',
      answers: {
        myInquiries: [],
        saveInquiry: ({ input }: { input: { form: string } }) => ({
          ...{ id: 'd', form: input.form, carUuid: null, updatedAt: '2026-11-24T10:00:00Z', isSent: false },
          ...{ openStep: 'auction', answers: [], dueInHours: 24 },
        }),
      },
    });
  const { unmount } = await open();
  expect(chosen()).toBe('sellAd');
  await userEvent.click(screen.getByRole('radio', { name: /Enchères/ }));
  unmount();
  const { sent, unmount: leave } = await open();
  expect(chosen()).toBe('sellAuction');
  await userEvent.click(screen.getByRole('button', { name: 'Continuer' }));
  await expect.poll(() => sent('SaveInquiry')).toMatchObject([{ input: { form: 'sellAuction' } }]);
  leave();
  await open();
  expect(chosen()).toBe('sellAd');
});

it.each([
  ['sellAd', 'ad', 'Petite annonce', 'Vendre plutôt aux enchères', '/auction'],
  ['sellAuction', 'auction', 'Enchères', 'Passer plutôt une petite annonce', '/ad'],
])('says how %s sells before it is sent, and lets that be changed', async (name, last, way, word, end) => {
  const inquiry = {
    ...{ id: 'd', form: name, carUuid: null, updatedAt: '2026-11-24T10:00:00Z', isSent: false },
    ...{ openStep: null, answers: [], dueInHours: 24 },
  };
  await drawPage(<InquirySteps form={formOf(name, last)} id="d" step="summary" />, { answers: { inquiry } });
  expect(await screen.findByText(way)).toBeDefined();
  expect(screen.getByRole('link', { name: word }).getAttribute('href')).toMatch(
    new RegExp(`/d.*${end}|${end}.*/d`),
  );
});

it('offers no other way where the house takes care of all', async () => {
  const inquiry = {
    ...{ id: 'd', form: 'managedSale', carUuid: null, updatedAt: '2026-11-24T10:00:00Z', isSent: false },
    ...{ openStep: null, answers: [], dueInHours: 24 },
  };
  const form = formOf('managedSale', 'expectations');
  await drawPage(<InquirySteps form={form} id="d" step="summary" />, { answers: { inquiry } });
  expect(await screen.findByText('Récapitulatif')).toBeDefined();
  expect(screen.queryByRole('link', { name: /plutôt/ })).toBeNull();
});
