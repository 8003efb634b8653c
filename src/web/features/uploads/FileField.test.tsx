import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { drawPage } from '#test/kit/draw-page.tsx';
import { FileField } from './FileField.tsx';

it('is asked for in the page’s words, and named once it is chosen', async () => {
  const given: (File | null)[] = [];
  const onFile = (file: File | null) => given.push(file);
  await drawPage(
    <FileField {...{ label: 'Relevé', name: 'paper', accept: '.csv', hint: '5 Mo', onFile }} />,
    {},
  );
  const field = await screen.findByLabelText<HTMLInputElement>(
    /^Relevé ?Choisir un fichier ?Aucun fichier choisi$/,
  );
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe('5 Mo');
  const file = new File(['a;b'], 'releve.csv', { type: 'text/csv' });
  await userEvent.upload(field, file);
  expect(given).toEqual([file]);
  screen.getByText('releve.csv');
  expect(screen.queryByText('Aucun fichier choisi')).toBeNull();
});
