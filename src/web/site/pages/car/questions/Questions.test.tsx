import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { drawPage } from '#test/kit/draw-page.tsx';
import { Questions, useAsking } from './index.ts';

function OfCar() {
  const asking = useAsking();
  return <Questions {...{ uuid: 'u', auctionId: null, questions: [], isOver: false, asking }} />;
}

it('whoever sells the car has no question to themselves, but a way to their sale', async () => {
  await drawPage(<OfCar />, { answers: { myQuestions: [], myCar: { uuid: 'u' } } });
  const sale = await screen.findByRole('link', { name: 'Suivre ma vente' });
  expect(sale.getAttribute('href')).toBe('/user/cars/edit/u#questions');
  expect(screen.queryByRole('button', { name: 'Poser une question' })).toBeNull();
});

it('whoever asked sees their question as all others will', async () => {
  const mine = { id: 'q', question: 'Quand ?', answer: null, user: { firstName: 'Hugo', lastName: 'Petit' } };
  await drawPage(<OfCar />, { answers: { myQuestions: [mine], myCar: null } });
  expect(await screen.findByText(/^Hugo P\., le /)).toBeDefined();
  expect(screen.getByText(/elle ne paraîtra qu’avec elle/)).toBeDefined();
});

it('anybody else asks', async () => {
  const { sent } = await drawPage(<OfCar />, { answers: { myQuestions: [], myCar: null } });
  await waitFor(() => expect(sent('MyQuestions')).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Poser une question' }));
  expect(await screen.findByRole('dialog')).toBeDefined();
});

it('a visitor reads that it is their question which wants an account', async () => {
  await drawPage(<OfCar />, { answers: { me: null } });
  await userEvent.click(await screen.findByRole('button', { name: 'Poser une question' }));
  const name = 'Pour poser votre question, connectez-vous';
  expect(await screen.findByRole('dialog', { name })).toBeDefined();
});
