import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { refused } from '#test/kit/answers.ts';
import { alarms, drawPage } from '#test/kit/draw-page.tsx';
import DataCopyPage from './page.tsx';

const open = (dataCopy: unknown) =>
  drawPage(<DataCopyPage />, {
    at: '/auth/dataCopy?token=x',
    answers: { me: null, dataCopy: () => dataCopy },
  });
const take = () => userEvent.click(screen.getByRole('button', { name: 'Télécharger mes données' }));

it('gives the copy out at a press, and not before: what reads mail opens every link', async () => {
  const made: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation(copy => {
    made.push(copy as Blob);
    return 'blob:copy';
  });
  const { sent } = await open('{"account":{}}');
  await screen.findByRole('heading', { name: 'Copie de vos données' });
  expect(sent('DataCopy')).toEqual([]);
  await take();
  await screen.findByRole('heading', { name: 'Votre copie est enregistrée' });
  expect(sent('DataCopy')).toEqual([{ token: 'x' }]);
  expect(await made[0]?.text()).toBe('{"account":{}}');
});

it('says where to write once the link is too old', async () => {
  await open(null);
  await take();
  await screen.findByRole('heading', { name: 'Ce lien n’est plus valable' });
  expect(screen.getByRole('link', { name: 'Nous écrire' }).getAttribute('href')).toBe('/contact');
});

it('says that it failed, and can be tried again', async () => {
  await open(refused('Unavailable'));
  await take();
  await waitFor(() => expect(alarms()).not.toBe(''));
  expect(screen.getByRole('button', { name: 'Télécharger mes données' })).toBeDefined();
});
