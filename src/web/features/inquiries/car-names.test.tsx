import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { drawPage } from '#test/kit/draw-page.tsx';
import { InquiryFields } from './InquiryFields.tsx';
import { useStepForm } from './use-step-form.ts';

const field = (name: string, kind: string, more: object = {}) => ({
  ...{ name, kind, isRequired: true, options: [], takesOwnWords: false, minimum: null, maximum: null },
  ...more,
});
const step = {
  name: 'car',
  fields: [
    field('brand', 'text'),
    field('model', 'text'),
    field('year', 'whole'),
    field('body', 'choice', { options: ['COUPE', 'TARGA'], takesOwnWords: true }),
  ],
};

function Step() {
  const form = useStepForm(step as never, {});
  return (
    <>
      <InquiryFields fields={step.fields as never} form={form} />
      <output>{JSON.stringify(form.values)}</output>
    </>
  );
}

const NOTHING = {
  models: [],
  versions: [],
  meantBrand: null,
  meantModel: null,
  ownWords: [],
  bodies: [],
  bounds: [],
};
const answers = {
  me: null,
  carCatalogue: ({ brand }: { brand: string }) => ({
    ...NOTHING,
    brands: ['Peugeot', 'Porsche'],
    ...(brand === 'porche' ? { meantBrand: 'Porsche' } : {}),
    ...(brand === 'Zundapp' ? { ownWords: ['brand'] } : {}),
    ...(brand === 'Porsche'
      ? { models: ['911', '944'], bounds: [{ field: 'year', least: 1981, most: 1991 }] }
      : {}),
  }),
};
const said = () =>
  JSON.parse(document.querySelector('output')?.textContent ?? '{}') as Record<string, string[]>;
const brand = () => screen.findByRole<HTMLInputElement>('combobox', { name: /Marque/ });

it('offers the brand that was meant, and takes it', async () => {
  await drawPage(<Step />, { answers });
  await userEvent.type(await brand(), 'porche');
  await userEvent.click(await screen.findByRole('button', { name: /^Porsche/ }));
  expect(said().brand).toEqual(['Porsche']);
  expect(document.activeElement).toBe(await brand());
  await waitFor(() => {
    const list = screen.getByRole<HTMLInputElement>('combobox', { name: /Modèle/ }).list;
    expect([...(list?.options ?? [])].map(({ value }) => value)).toEqual(['911', '944']);
  });
});

it('keeps words of one’s own, and says that they are', async () => {
  await drawPage(<Step />, { answers });
  await userEvent.type(await brand(), 'Zundapp');
  await screen.findByText(/pas dans notre catalogue/);
  expect(said().brand).toEqual(['Zundapp']);
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: /Carrosserie/ }),
    'Autre, avec mes mots',
  );
  await userEvent.type(screen.getByRole('textbox', { name: /avec vos mots/ }), 'Papamobile');
  expect(said().body).toEqual(['Papamobile']);
});

it('says at once of a year that the model was never built in, and forbids nothing', async () => {
  await drawPage(<Step />, { answers });
  await userEvent.type(await brand(), 'Porsche');
  await userEvent.type(screen.getByRole('textbox', { name: /Année/ }), '1975');
  expect((await screen.findByText(/de 1981 à 1991/)).closest('[data-outside=year]')).not.toBeNull();
  expect(screen.getByRole('textbox', { name: /Année/ }).getAttribute('aria-invalid')).toBeNull();
});
