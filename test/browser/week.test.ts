/**
 * A week of a house with forty lots, by three people who may do no more than their work: each act goes on where the one
 * before it ended, and the last is a second reckoning of all the money.
 */
import { afterAll, beforeAll, describe, it } from 'vitest';
import { leaveChromium } from '../kit/chromium.ts';
import { bookBank, closeWeek, haveSigned, passOn } from './week/accountant.ts';
import { offerAgain, runBoard, seeHammer } from './week/clerk.ts';
import { openWeek, week } from './week/house.ts';
import { bringIn, makeSale, takeIn } from './week/specialist.ts';

beforeAll(openWeek, 120_000);
afterAll(async () => {
  await leaveChromium(week.browser);
  await week.house[Symbol.asyncDispose]();
});

describe('the specialist', () => {
  it('takes a car in, from its file to the mandate that its seller signs', takeIn);
  it('brings the others in by a file, mends its one fault, and makes them public in one act', bringIn);
  it('makes a sale of them in a few presses, and is told by each lot what its mandate lacks', makeSale);
});

describe('the clerk', () => {
  it('has every lot on one board, rings who asked for it, and bids for them', runBoard);
  it('sees the bids come, the hammer fall, and every lot as it went', seeHammer);
  it('offers one that did not sell again, while the specialist gives another back', offerAgain);
});

describe('the accountant', () => {
  it('has who won and who sold sign, and calls off the purchase of one who does not', haveSigned);
  it(
    'books the bank’s file, gives a stranger’s payment to its order by the keyboard, and sees what is wrong',
    bookBank,
  );
  it('hands the cars over and passes the prices on, one by itself and the others by the bank’s file', passOn);
  it('closes the week: hammer, fees, tax and payments agree to the cent with a second reckoning', closeWeek);
});
