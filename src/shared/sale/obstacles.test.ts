import { describe, expect, it } from 'vitest';
import { type Lacking, obstaclesOf, obstaclesToldTo } from './obstacles.ts';

const NOTHING: Lacking = { hasSeller: true, papers: [], sides: [] };
const said = (lacking: Partial<Lacking>) =>
  obstaclesOf({ ...NOTHING, ...lacking }).map(({ kind, by, papers }) => [kind, by, ...papers].join(' '));

describe('what stands in the way of a handover', () => {
  it('is nothing where nothing lacks', () => {
    expect(said({})).toEqual([]);
    expect(said({ hasSeller: false })).toEqual([]);
  });

  it('is the seller’s until it is handed in, and then the house’s; of a car of its own always', () => {
    const papers: Lacking['papers'] = [
      { kind: 'STATUS', isReceived: false },
      { kind: 'TRANSFER', isReceived: true },
      { kind: 'INSPECTION', isReceived: false },
    ];
    expect(said({ papers })).toEqual(['PAPERS SELLER STATUS INSPECTION', 'PAPERS HOUSE TRANSFER']);
    expect(said({ papers, hasSeller: false })).toEqual(['PAPERS HOUSE STATUS TRANSFER INSPECTION']);
  });

  it('is each side’s until they have answered, and then the house’s, which names nobody', () => {
    const asked = (isBuyerDone: boolean, isSellerDone: boolean) =>
      said({
        sides: [
          { party: 'SELLER', lack: isSellerDone ? null : 'ANSWERS' },
          { party: 'BUYER', lack: isBuyerDone ? null : 'ANSWERS' },
        ],
      });
    expect(asked(false, false)).toEqual(['VIGILANCE BUYER', 'VIGILANCE SELLER']);
    expect(asked(true, false)).toEqual(['VIGILANCE SELLER', 'VIGILANCE HOUSE']);
    expect(asked(true, true)).toEqual(['VIGILANCE HOUSE']);
  });

  it('tells each side what lacks of its own, and of the other’s not what the house thinks of it', () => {
    const sides: Lacking['sides'] = [
      { party: 'BUYER', lack: 'REFUSED' },
      { party: 'SELLER', lack: 'PIECES' },
    ];
    const told = (party: 'BUYER' | 'SELLER') =>
      obstaclesToldTo(obstaclesOf({ ...NOTHING, sides }), party).map(({ by, lack }) => [by, lack]);
    expect(told('BUYER')).toEqual([
      ['BUYER', 'REFUSED'],
      ['SELLER', undefined],
    ]);
    expect(told('SELLER')).toEqual([
      ['BUYER', undefined],
      ['SELLER', 'PIECES'],
    ]);
  });
});
