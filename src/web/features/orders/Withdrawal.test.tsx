import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { drawPage, saidBy } from '#test/kit/draw-page.tsx';
import { Withdrawal } from './Withdrawal.tsx';

type Sale = Parameters<typeof Withdrawal>[0]['order'];
const SALE: Sale = {
  id: '1',
  ad: null,
  reference: 'CAL-000007',
  hasWithdrawal: true,
  canWithdraw: true,
  withdrawal: null,
  withdrawalDeclaredAt: null,
  withdrawalUntil: null,
  role: 'BUYER',
  state: 'PAID',
  money: null,
  sellerOwesCents: null,
  transfer: null,
};
const FAR_AWAY = '2126-11-20T00:00:00Z';
const draw = async (sale: Partial<Sale>) => {
  const { container } = await drawPage(<Withdrawal order={{ ...SALE, ...sale }} />, { at: '/', path: '/' });
  return saidBy(container);
};
const DECLARED: NonNullable<Sale['withdrawal']> = {
  ...{ declaredOn: '2026-11-25', declaredBy: 'BUYER', returnBy: FAR_AWAY, refundBy: FAR_AWAY },
  ...{ returnedOn: null, odometer: null, remarks: null, reductionCents: 0, reductionReason: null },
};

it('says the statement itself before it is made', async () => {
  await draw({ withdrawalUntil: FAR_AWAY, state: 'HANDED_OVER' });
  fireEvent.click(screen.getByRole('button', { name: 'Se rétracter' }));
  expect(await screen.findByText(/je vous notifie ma rétractation/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Confirmer la rétractation' })).toBeDefined();
});

it('tells by when the car is to be back, and a seller that nothing is paid out meanwhile', async () => {
  const said = await draw({ withdrawal: DECLARED, state: 'WITHDRAWN', role: 'SELLER', sellerOwesCents: 0 });
  expect(said).toContain('Déclarée par l’acheteur le 25/11/2026');
  expect(said).toContain('Le prix est gardé');
  expect(screen.queryByRole('button', { name: 'Se rétracter' })).toBeNull();
});

it('says who owes a price that was passed on, and not that it is held', async () => {
  const owing = { withdrawal: DECLARED, state: 'WITHDRAWN' as const, sellerOwesCents: 2_500_000 };
  const toHouse = { iban: 'FR7630006000011234567890189', bic: 'AGRIFRPP', reference: 'CAL-000007' };
  const transfer = { ...toHouse, payee: 'Calandre', amountCents: 2_500_000 };
  const toSeller = await draw({ ...owing, role: 'SELLER', transfer });
  expect(toSeller).toContain('FR76 3000 6000');
  expect(toSeller).toContain('Le prix qui vous a été versé est à rendre à Calandre');
  expect(toSeller.replace(/\s/g, ' ')).toContain('25 000,00 €, par virement avec la référence CAL-000007');
  const toStaff = await draw({ ...owing, role: 'STAFF' });
  expect(toStaff).toContain('Le vendeur doit rendre à Calandre le prix qui lui a été versé');
  for (const said of [toSeller, toStaff, await draw({ ...owing, role: 'BUYER', sellerOwesCents: null })])
    expect(said).not.toContain('Le prix est gardé');
  const withdrawal = {
    ...DECLARED,
    returnedOn: '2026-11-28',
    reductionCents: 50_000,
    reductionReason: 'Rayure',
  };
  const reduced = { withdrawal, state: 'CANCELLED' as const, role: 'SELLER' as const };
  const said = (await draw({ ...reduced, sellerOwesCents: 2_450_000 })).replace(/\s/g, ' ');
  expect(said).toContain('24 500,00 €, dépréciation déduite');
  expect(await draw({ ...reduced, sellerOwesCents: 0 })).not.toContain('est à rendre à Calandre');
});

it('tells what the car had lost and what is owed, once it is back', async () => {
  const back = { returnedOn: '2026-11-28', odometer: 41_000, remarks: 'Rayée' };
  const withdrawal = { ...DECLARED, ...back, reductionCents: 150_000, reductionReason: 'Rayure' };
  const due = { expectedCents: 0, cameCents: 0, missingCents: 0, overCents: 1_000_000, isSettled: false };
  const money = { price: due, fee: { ...due, overCents: 0 }, lines: [] };
  const said = await draw({ withdrawal, state: 'CANCELLED', money });
  for (const part of ['28/11/2026', 'Rayée', 'Rayure', '10 000,00'])
    expect(said.replace(/\s/g, ' ')).toContain(part);
});

it('says that all has gone back where something came, and nothing of it where nothing had', async () => {
  const due = { expectedCents: 0, cameCents: 0, missingCents: 0, overCents: 0, isSettled: false };
  const money = { price: due, fee: due, lines: [] };
  expect(await draw({ withdrawal: DECLARED, state: 'CANCELLED', money })).not.toContain('Tout a été rendu');
  const line: NonNullable<Sale['money']>['lines'][number] = {
    ...{
      id: '1',
      kind: 'REFUND',
      purpose: 'FEE',
      cents: -100,
      valueOn: '2026-11-28',
      source: null,
      payer: '',
    },
    ...{ reference: '', ibanEnd: '2606', reason: '', isReversed: false, canReverse: false },
  };
  const returned = { ...money, lines: [line] };
  expect(await draw({ withdrawal: DECLARED, state: 'CANCELLED', money: returned })).toContain(
    'Tout a été rendu',
  );
});

it('says that one is looked at, and of one that staff entered the day on which it was declared', async () => {
  const waits = { withdrawalDeclaredAt: '2026-11-25T10:00:00Z' };
  for (const role of ['BUYER', 'SELLER', 'STAFF'] as const)
    expect(await draw({ ...waits, role })).toContain('Rétractation déclarée le 25/11/2026, à l’étude');
  const entered = await draw({ withdrawal: { ...DECLARED, declaredBy: 'HOUSE' }, state: 'WITHDRAWN' });
  expect(entered).toContain('Déclarée par l’acheteur le 25/11/2026, enregistrée par Calandre.');
});

const FAR = FAR_AWAY;

it('tells a buyer before they have the car how long they will have', async () => {
  expect(await draw({})).toContain('14 jours');
  expect(screen.getByRole('button', { name: 'Se rétracter' })).toBeDefined();
});

it('tells each side until when', async () => {
  // With the end of the day before, whatever the clocks of Paris say of that instant.
  expect(await draw({ withdrawalUntil: FAR })).toContain('jusqu’au 19/11/2126.');
  expect(await draw({ withdrawalUntil: FAR, role: 'SELLER' })).toContain('Le prix vous est versé ensuite');
});

it('offers nothing once it is over', async () => {
  await draw({ withdrawalUntil: '2020-11-20T00:00:00Z' });
  expect(await screen.findByText(/a pris fin le 19\/11\/2020/)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([
  ['between private people', { hasWithdrawal: false }],
  ['of a sale that was cancelled', { state: 'CANCELLED' as const }],
  ['for a seller whose car has not changed hands', { role: 'SELLER' as const }],
])('says nothing %s', async (_what, sale) => {
  expect(await draw(sale)).toBe('');
});
