import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { refused } from '#test/kit/answers.ts';
import { drawPage, PERSON, saidBy } from '#test/kit/draw-page.tsx';
import PreparedBidPage from './page.tsx';

const open = async (answers: object, more: object = {}) => {
  const auction = {
    ...{ id: 'a', lotState: 'RUNNING', currentBid: 19_000, minimumBid: 20_000, end: '2099-11-20T10:00:00Z' },
    buyerFee: { basisPoints: 1_000, leastCents: 0, mostCents: null },
    ...more,
  };
  const drawn = await drawPage(<PreparedBidPage />, {
    at: '/user/prepared-bid?lot=u&bid=20000&maxBid=30000',
    answers: { publicCarAd: { slug: 'alpine-a110', brand: 'Alpine', model: 'A110', auction }, ...answers },
  });
  await screen.findByRole('heading', { name: /Alpine A110/ });
  return drawn;
};
const confirm = async () => {
  await userEvent.click(await screen.findByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Confirmer l’enchère' }));
};
const toCar = () => screen.findByRole('link', { name: 'Enchérir sur la page de la voiture' });

it('of whoever leads raises their maximum, is no bid, and says before it is signed that it would change nothing', async () => {
  let myMaxBid = 25_000;
  const addBid = { isRaise: true };
  await open({ myMaxBid: () => myMaxBid, addBid });
  await confirm();
  // The price moves where it reaches the reserve.
  expect(saidBy(await screen.findByText(/votre maximum est porté à/))).toMatch(/30 000 €\.$/);
  expect(screen.queryByText(/est enregistrée/)).toBeNull();
  cleanup();
  myMaxBid = 30_000;
  await open({ myMaxBid: () => myMaxBid, addBid });
  expect(saidBy(await screen.findByText(/Votre maximum est déjà de/))).toContain('30 000 €');
});

it('is sent again under one key until it is answered, and is never taken for one that came too late', async () => {
  let addBid: object = refused('OutcomeUnknown');
  const keys = async (answers: object, more?: object) => {
    const { sent } = await open({ addBid: () => addBid, ...answers }, more);
    await confirm();
    return () =>
      sent('ConfirmPreparedBid').map(({ input }) => (input as { clientBidId: string }).clientBidId);
  };
  const first = await keys({});
  await waitFor(() => expect(first()).toHaveLength(2));
  await screen.findByText(/ne savons pas si/);
  cleanup();
  // The page is read again before what was sent has come to pass.
  addBid = { isRaise: false };
  const second = await keys({});
  await screen.findByText(/est enregistrée/);
  expect(new Set([...first(), ...second()]).size).toBe(1);
  cleanup();
  // One's own bid raised what the next has to be.
  await open({ myMaxBid: 30_000 }, { minimumBid: 20_500 });
  expect(saidBy(await screen.findByText(/Votre maximum est déjà de/))).toContain('30 000 €');
  cleanup();
  await open({ myMaxBid: 19_000 }, { minimumBid: 20_500 });
  expect(saidBy(await screen.findByText(/minimale est maintenant de/))).toContain('20 500 €');
});

it('leads to the car’s page where a card is asked for, known before or not', async () => {
  await open({}, { askForCardDetails: true });
  expect((await toCar()).getAttribute('href')).toContain('alpine-a110');
  cleanup();
  // Good today, and for less than 14 days after the end.
  await open({ me: { ...PERSON, cardGoodUntil: '2099-12-01T00:00:00Z' } }, { askForCardDetails: true });
  await toCar();
  cleanup();
  await open({ addBid: refused('CardRequired') });
  await confirm();
  expect((await toCar()).getAttribute('href')).toContain('fromAuth');
});

it('says a prepared bid and its maximum with the fee that its own auction has', async () => {
  await open({});
  await screen.findByRole('checkbox');
  const said = saidBy(document.body);
  for (const amount of ['2 400,00 €', '22 400,00 €', '33 600,00 €']) expect(said).toContain(amount);
});
