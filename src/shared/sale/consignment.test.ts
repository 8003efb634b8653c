import { describe, expect, it } from 'vitest';
import {
  CONSIGNMENT_STEPS,
  type ConsignmentFacts,
  consignmentDueAt,
  consignmentStage,
  consignmentSteps,
  consignmentTasks,
  openPreparation,
} from './consignment.ts';

const DAY = 86_400_000;
const NOW = 100 * DAY;
const NEW: ConsignmentFacts = {
  ...{ openedAt: NOW, lostAt: null, estimate: null, mandateProposedAt: null, mandateSignedAt: null },
  ...{
    identityAt: null,
    isIdentityReceived: false,
    hasReport: false,
    hasPrice: false,
    publishedAt: null,
    orderDueAt: null,
  },
  inspection: { plannedAt: null, doneAt: null },
  photos: { plannedAt: null, doneAt: null },
  lot: { adStatus: 'DRAFT', auction: null, hasOrder: false },
  orderState: null,
  ...{ isHandled: true, approvalAskedAt: null, approvalAnswer: null, approvalAnsweredAt: null },
  approvalOutdatedAt: null,
};
const stage = (more: Partial<ConsignmentFacts>) => consignmentStage({ ...NEW, ...more }, NOW);
const due = (more: Partial<ConsignmentFacts>) => consignmentDueAt({ ...NEW, ...more }, NOW);

const GIVEN = { by: 'HOUSE', at: NOW + DAY, agreedAt: null } as const;
const AGREED = { estimate: { ...GIVEN, agreedAt: NOW + 2 * DAY } };
const SIGNED = { ...AGREED, mandateSignedAt: NOW + 3 * DAY };
const KNOWN = { ...SIGNED, identityAt: NOW + 4 * DAY };
const SEEN = { ...KNOWN, inspection: { plannedAt: null, doneAt: NOW + 5 * DAY } };
const SHOT = { ...SEEN, photos: { plannedAt: null, doneAt: NOW + 6 * DAY } };
const WRITTEN = { ...SHOT, hasReport: true };
const ASKED = { ...WRITTEN, approvalAskedAt: NOW + 7 * DAY };
const said = (approvalAnswer: 'APPROVED' | 'CHANGE') => ({
  ...ASKED,
  ...{ approvalAnswer, approvalAnsweredAt: NOW + 8 * DAY },
});
const APPROVED = said('APPROVED');
const REWRITTEN = { ...APPROVED, approvalOutdatedAt: NOW + 9 * DAY };
const auction = (status: 'open' | 'sold' | 'unsold' | 'cancelled') => ({
  ...{ status, startAt: NOW - DAY, endAt: NOW + DAY },
});
const lot = (
  adStatus: 'PUBLISHED' | 'SOLD' | 'WITHDRAWN',
  status: Parameters<typeof auction>[0] | null,
  hasOrder = false,
) => ({ lot: { adStatus, auction: status && auction(status), hasOrder } });

describe('what a car that is consigned waits for of its seller', () => {
  it.each([
    ['their answer to what the house estimated', ['ANSWER_ESTIMATE'], { estimate: GIVEN }],
    ['nothing while the house has theirs to answer', [], { estimate: { ...GIVEN, by: 'SELLER' } }],
    ['nothing of the file where a mandate says what it waits for', [], AGREED],
    ['their identity', ['HAND_IN_IDENTITY'], SIGNED],
    ['their identity, though its ad is public', ['HAND_IN_IDENTITY'], lot('PUBLISHED', null)],
    ['their identity, though it is sold', ['HAND_IN_IDENTITY'], lot('SOLD', 'sold', true)],
    ['nothing while the house checks it', [], { ...SIGNED, isIdentityReceived: true }],
    ['nothing once the house comes to see it', [], KNOWN],
    ['their word on the ad', ['APPROVE_AD'], ASKED],
    [
      'all of that at once, where the ad is written before the rest is done',
      ['HAND_IN_IDENTITY', 'APPROVE_AD'],
      { ...SIGNED, approvalAskedAt: NOW },
    ],
    ['nothing once they have said it', [], APPROVED],
    ['nothing while the house changes what they asked for', [], said('CHANGE')],
    ['nothing once it is settled', [], { ...lot('SOLD', 'sold', true), orderState: 'CLOSED' }],
    ['nothing once it is given up', [], { estimate: GIVEN, approvalAskedAt: NOW, lostAt: NOW }],
  ] as const)('is %s', (_what, tasks, facts) => {
    expect(consignmentTasks({ ...NEW, ...(facts as Partial<ConsignmentFacts>) }, NOW)).toEqual(tasks);
  });
});

describe('the stage of a car that is consigned', () => {
  it.each([
    ['PROPOSAL', {}],
    ['ESTIMATE', { estimate: GIVEN }],
    ['MANDATE', AGREED],
    ['IDENTITY', SIGNED],
    ['INSPECTION', KNOWN],
    ['PHOTOS', SEEN],
    ['REPORT', SHOT],
    ['APPROVAL', WRITTEN],
    ['APPROVAL', ASKED],
    ['APPROVAL', said('CHANGE')],
    ['APPROVAL', REWRITTEN],
    ['PUBLICATION', APPROVED],
    ['PUBLICATION', { ...WRITTEN, isHandled: false }],
    ['SALE', { ...WRITTEN, ...lot('PUBLISHED', null) }],
    ['SALE', { ...WRITTEN, ...lot('PUBLISHED', 'open') }],
    ['UNSOLD', { ...WRITTEN, ...lot('PUBLISHED', 'unsold') }],
    ['UNSOLD', { ...WRITTEN, ...lot('PUBLISHED', 'cancelled') }],
    ['UNSOLD', { ...WRITTEN, ...lot('WITHDRAWN', null) }],
    ['SETTLEMENT', { ...WRITTEN, ...lot('SOLD', 'sold', true), orderState: 'PAID' }],
    ['SETTLEMENT', { ...WRITTEN, ...lot('SOLD', 'sold', true), orderState: 'WITHDRAWN' }],
    ['DONE', { ...WRITTEN, ...lot('SOLD', 'sold', true), orderState: 'CLOSED' }],
    ['DONE', { ...WRITTEN, ...lot('SOLD', null) }],
    ['LOST', { ...AGREED, lostAt: NOW }],
  ] as const)('is %s', (word, facts) => {
    expect(stage(facts as Partial<ConsignmentFacts>)).toBe(word);
  });

  it('is that of its sale once it is sold, whatever was left out before; what was left out is told', () => {
    const facts = { ...NEW, ...lot('PUBLISHED', 'open'), publishedAt: NOW };
    expect(consignmentStage(facts, NOW)).toBe('SALE');
    const done = consignmentSteps(facts, NOW).filter(({ isDone }) => isDone);
    expect(done.map(({ step }) => step)).toEqual(['PUBLICATION']);
    const open = (more: Partial<ConsignmentFacts>) => {
      const all = { ...facts, ...more };
      return openPreparation({ stage: stage(all), steps: consignmentSteps(all, NOW) });
    };
    expect(open({})).toEqual(['IDENTITY', 'INSPECTION', 'PHOTOS', 'REPORT', 'APPROVAL']);
    expect(open(REWRITTEN)).toEqual(['APPROVAL']);
    expect(open({ lostAt: NOW })).toEqual([]);
    expect(open({ ...lot('SOLD', 'sold', true), orderState: 'PAID' })).toEqual(['IDENTITY']);
    const sold = { ...APPROVED, ...lot('SOLD', 'sold', true), orderState: 'CLOSED' as const };
    const all = consignmentSteps({ ...NEW, ...sold }, NOW).filter(({ isDone }) => isDone);
    expect(all.map(({ step }) => step)).toEqual([...CONSIGNMENT_STEPS]);
  });

  it('goes to the first step that is open: a session before the inspection leaves the inspection open', () => {
    expect(stage({ ...KNOWN, photos: { plannedAt: null, doneAt: NOW } })).toBe('INSPECTION');
  });
});

describe('what is due of a car that is consigned', () => {
  it.each([
    ['an estimate, two days after the file was opened', {}, 2],
    ['the seller’s answer, a week after the estimate', { estimate: GIVEN }, 8],
    ['the house’s answer to a counter-estimate, two days', { estimate: { ...GIVEN, by: 'SELLER' } }, 3],
    ['a mandate, five days after they agreed', AGREED, 7],
    ['its signature, a week after it was proposed', { ...AGREED, mandateProposedAt: NOW + 3 * DAY }, 10],
    ['papers of identity, a week after the signature', SIGNED, 10],
    ['an inspection, five days later', KNOWN, 9],
    [
      'one that is planned, a day after its hour',
      { ...KNOWN, inspection: { plannedAt: NOW + 20 * DAY, doneAt: null } },
      21,
    ],
    [
      'one that nobody of the house goes to any more, at once',
      { ...KNOWN, inspection: { plannedAt: NOW + 20 * DAY, hasNobody: true, doneAt: null } },
      4,
    ],
    ['photos, five days later', SEEN, 10],
    ['a report, three days later', SHOT, 9],
    ['the question to its seller, two days later', WRITTEN, 8],
    ['their word on the ad, a week after it was asked for', ASKED, 14],
    ['the change they asked for, two days later', said('CHANGE'), 10],
    ['the same question of what was written since', REWRITTEN, 11],
    [
      'the change they asked for, before the meeting that is planned',
      { ...said('CHANGE'), photos: { plannedAt: NOW + 20 * DAY, doneAt: null } },
      10,
    ],
    [
      'the change they asked for of an ad that is public at its price',
      { ...said('CHANGE'), ...lot('PUBLISHED', null), hasPrice: true },
      10,
    ],
    [
      'the same, whatever is done since',
      { ...said('CHANGE'), ...lot('PUBLISHED', null), hasPrice: true, identityAt: NOW + 27 * DAY },
      10,
    ],
    [
      'the question of what was written since the public reads it',
      { ...REWRITTEN, ...lot('PUBLISHED', 'open') },
      11,
    ],
    [
      'the same of what was written before, two days after the ad',
      { ...REWRITTEN, ...lot('PUBLISHED', 'open'), publishedAt: NOW + 20 * DAY },
      22,
    ],
    [
      'a change that was asked for before, two days after the ad',
      { ...said('CHANGE'), ...lot('PUBLISHED', 'open'), publishedAt: NOW + 20 * DAY },
      22,
    ],
    [
      'photos alone while the house still writes',
      { ...REWRITTEN, photos: { plannedAt: NOW + 20 * DAY, doneAt: null } },
      21,
    ],
    ['its publication, three days after what was last dated', APPROVED, 11],
    [
      'an auction, a week after the ad',
      { ...WRITTEN, ...lot('PUBLISHED', null), publishedAt: NOW + 9 * DAY },
      16,
    ],
    ['a decision, five days after the hammer', lot('PUBLISHED', 'unsold'), 6],
    [
      'what its order is waiting for',
      { ...lot('SOLD', 'sold', true), orderState: 'PAID', orderDueAt: NOW + 30 * DAY },
      30,
    ],
  ] as const)('is %s', (_what, facts, days) => {
    expect(due(facts as Partial<ConsignmentFacts>)).toBe(NOW + days * DAY);
  });

  it('is nothing while it is sold at its price or under the hammer, nor once it is over', () => {
    expect(due({ ...WRITTEN, ...lot('PUBLISHED', 'open') })).toBeNull();
    expect(due({ ...WRITTEN, ...lot('PUBLISHED', null), hasPrice: true })).toBeNull();
    expect(due({ ...lot('SOLD', 'sold', true), orderState: 'CLOSED', orderDueAt: NOW })).toBeNull();
    expect(due({ lostAt: NOW })).toBeNull();
  });
});
