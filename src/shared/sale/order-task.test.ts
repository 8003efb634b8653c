import { describe, expect, it } from 'vitest';
import type { OrderFacts, OrderParty } from './order.ts';
import { type Beside, isOwnTask, isTaskOfDay, orderTaskOf } from './order-task.ts';

const PAID: OrderFacts = {
  ...{ isSignedByBuyer: true, isSignedBySeller: true, isFeePaid: true, isPriceReceived: true },
  ...{ hasReport: false, isReportSignedByBuyer: false, isReportSignedBySeller: false, isHandedOver: false },
  ...{ isClosed: false, isWithdrawn: false, isCancelled: false },
};
const NOTHING: Beside = {
  account: null,
  isHeldUp: false,
  isFeeOwed: false,
  isDeclared: false,
  obstacles: [],
};
const papersBy = (by: OrderParty | 'HOUSE') => ({ kind: 'PAPERS' as const, by, papers: [] });
const answerBy = (by: OrderParty | 'HOUSE') => ({ kind: 'VIGILANCE' as const, by, papers: [] });
const tasks = (facts: Partial<OrderFacts>, beside: Partial<Beside> = {}) =>
  (['BUYER', 'SELLER'] as const).map(party =>
    orderTaskOf({ ...PAID, ...facts }, party, {
      ...{ ...NOTHING, ...beside },
      // An account is the seller’s to owe.
      account: party === 'SELLER' ? (beside.account ?? null) : null,
    }),
  );
const WRITTEN = { hasReport: true };

describe('what is next once all is paid', () => {
  it('is the report where nothing stands in the way', () => {
    expect(tasks({})).toEqual(['AWAIT_REPORT', 'WRITE_REPORT']);
    expect(tasks(WRITTEN)).toEqual(['SIGN_REPORT', 'SIGN_REPORT']);
    expect(tasks({ ...WRITTEN, isReportSignedByBuyer: true })).toEqual(['AWAIT_SIGNATURE', 'SIGN_REPORT']);
  });

  it('is what is one’s own of what stands in the way, and to wait for the rest', () => {
    const obstacles = [papersBy('SELLER'), answerBy('SELLER')];
    for (const facts of [{}, WRITTEN])
      expect(tasks(facts, { obstacles })).toEqual(['AWAIT_HANDOVER', 'HAND_IN_PAPERS']);
    expect(tasks({}, { obstacles: [answerBy('BUYER'), papersBy('HOUSE')] })).toEqual([
      'ANSWER_VIGILANCE',
      'AWAIT_HANDOVER',
    ]);
  });

  it('is the account before the day of the handover, and before no signature', () => {
    expect(tasks({}, { account: 'OPEN_ACCOUNT' })).toEqual(['AWAIT_REPORT', 'OPEN_ACCOUNT']);
    expect(tasks({}, { account: 'OPEN_ACCOUNT', obstacles: [papersBy('SELLER')] })[1]).toBe('HAND_IN_PAPERS');
    expect(tasks({}, { account: 'OPEN_ACCOUNT', obstacles: [papersBy('HOUSE')] })[1]).toBe('OPEN_ACCOUNT');
    expect(tasks(WRITTEN, { account: 'OPEN_ACCOUNT' })[1]).toBe('SIGN_REPORT');
    const signed = { ...WRITTEN, isReportSignedBySeller: true };
    expect(tasks(signed, { account: 'OPEN_ACCOUNT' })[1]).toBe('OPEN_ACCOUNT');
    expect(tasks({ isHandedOver: true }, { account: 'GIVE_ACCOUNT' })).toEqual([
      'AWAIT_CLOSE',
      'GIVE_ACCOUNT',
    ]);
  });
});

it('is the fee again of whose bank took it back, also once the car is theirs', () => {
  const received = { ...WRITTEN, isHandedOver: true };
  for (const isClosed of [false, true])
    expect(orderTaskOf({ ...PAID, ...received, isClosed }, 'BUYER', { ...NOTHING, isFeeOwed: true })).toBe(
      'PAY_FEE',
    );
});

it('is one’s own before it is to wait, ahead of the payment too', () => {
  const obstacles = [papersBy('SELLER'), answerBy('BUYER')];
  const unpaid = { isFeePaid: false, isPriceReceived: false };
  expect(tasks(unpaid, { obstacles })).toEqual(['PAY_FEE', 'HAND_IN_PAPERS']);
  expect(tasks(unpaid)).toEqual(['PAY_FEE', 'AWAIT_PAYMENT']);
  // Nobody brings a car's papers before both are bound.
  const unsigned = { ...unpaid, isSignedBySeller: false };
  expect(tasks({ ...unsigned, isSignedBySeller: true, isSignedByBuyer: false }, { obstacles })).toEqual([
    'SIGN_CONTRACT',
    'AWAIT_CONTRACT',
  ]);
  expect(tasks(unsigned, { obstacles })).toEqual(['ANSWER_VIGILANCE', 'SIGN_CONTRACT']);
  expect(tasks(unsigned, { isHeldUp: true })).toEqual(['AWAIT_CONTRACT', 'AWAIT_PARTICULARS']);
});

it('is nothing for either side while a declared withdrawal is looked at', () => {
  const waits = ['AWAIT_WITHDRAWAL', 'AWAIT_WITHDRAWAL'];
  const unpaid = { isFeePaid: false, isPriceReceived: false };
  expect(tasks(unpaid, { isDeclared: true })).toEqual(waits);
  expect(tasks({}, { isDeclared: true, obstacles: [papersBy('SELLER')] })).toEqual(waits);
  expect([isOwnTask('AWAIT_WITHDRAWAL'), isTaskOfDay('AWAIT_WITHDRAWAL')]).toEqual([false, false]);
});

it('tells what is to do from what is waited for', () => {
  expect((['HAND_IN_PAPERS', 'OPEN_ACCOUNT', 'AWAIT_HANDOVER', 'NONE'] as const).map(isOwnTask)).toEqual([
    ...[true, true, false, false],
  ]);
});
