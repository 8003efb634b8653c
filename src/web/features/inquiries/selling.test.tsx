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

it('says of a box that was left without its tick that it is a no', async () => {
  const form = formOf('sellAd', 'ad');
  const asked = { ...field('isPriceHidden'), kind: 'consent' };
  const inquiry = {
    ...{ id: 'd', form: 'sellAd', carUuid: null, updatedAt: '2026-11-24T10:00:00Z', isSent: false },
    ...{ openStep: null, answers: [], dueInHours: 24 },
  };
  const steps = [{ name: 'ad', fields: [asked] }] as unknown as InquiryForm['steps'];
  await drawPage(<InquirySteps form={{ ...form, steps }} id="d" step="summary" />, { answers: { inquiry } });
  expect((await screen.findByText(/Ne pas afficher le prix/)).nextElementSibling?.textContent).toBe('Non');
});

/** The end of a form whose ad stands like this by now. */
const drawSent = (form: InquiryForm, myCar: unknown) => {
  const inquiry = {
    ...{ id: 'd', form: form.name, carUuid: 'c', updatedAt: '2026-11-24T10:00:00Z', isSent: true },
    ...{ openStep: null, answers: [], dueInHours: 24 },
  };
  return drawPage(<InquirySteps form={form} id="d" step="summary" />, { answers: { inquiry, myCar } });
};
const heading = async () => (await screen.findByRole('heading', { level: 2 })).textContent;
const wayOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('says that an own ad is a draft still to be sent, and how much of it is missing', async () => {
  await drawSent(formOf('sellAd', 'ad'), { state: 'DRAFT', missing: ['fuel', 'country', 'photos'] });
  expect(await heading()).toBe('Le brouillon de votre annonce est prêt.');
  expect(screen.getByText(/Il y manque encore 3 informations\./)).toBeDefined();
  expect(screen.queryByText(/vous répond/)).toBeNull();
  expect(wayOf('Compléter mon annonce')).toBe('/user/cars/edit/c?step=preview');
  // The focus tells of it once: what is read out by itself would be heard a second time.
  expect(screen.getByRole('heading', { level: 2 }).closest('[role=status]')).toBeNull();
});

it('says to who proposes a car for auction that they are answered, and that a draft is ready', async () => {
  await drawSent(formOf('sellAuction', 'auction'), { state: 'DRAFT', missing: ['fuel'] });
  expect(await heading()).toBe('Votre demande est partie.');
  expect(screen.getByText(/vous répond sous un jour ouvré/)).toBeDefined();
  expect(
    screen.getByText(/annonce est prêt.*pas encore envoyé.*manque encore une information/),
  ).toBeDefined();
  expect(wayOf('Compléter mon annonce')).toBe('/user/cars/edit/c?step=preview');
});

it.each([
  ['IN_REVIEW', /nous la relisons/],
  ['CHANGES_ASKED', /à compléter/],
  ['PUBLISHED', /est en ligne/],
  ['PREPARING', /Nous la préparons/],
  [null, /plus dans votre espace/],
])('says of an ad that is %s by now what has become of it', async (state, said) => {
  await drawSent(formOf('sellAuction', 'auction'), state && { state, missing: ['fuel'] });
  expect(await heading()).toBe('Votre annonce');
  expect(screen.getByText(said)).toBeDefined();
  expect(screen.queryByText(/pas encore envoyé|manque|vous répond/)).toBeNull();
  expect(wayOf('Mes annonces')).toBe('/user/cars');
});

it('says of a sale that is left to the house who calls, until its owner writes the ad after all', async () => {
  const form = formOf('managedSale', 'expectations');
  const { unmount } = await drawSent(form, { state: 'PREPARING', missing: [] });
  expect(await heading()).toBe('Votre demande est partie.');
  expect(screen.getByText(/vous appelle sous un jour ouvré/)).toBeDefined();
  expect(wayOf('Suivre la préparation')).toBe('/user/cars');
  unmount();
  await drawSent(form, { state: 'DRAFT', missing: ['fuel'] });
  expect(await heading()).toBe('Le brouillon de votre annonce est prêt.');
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
