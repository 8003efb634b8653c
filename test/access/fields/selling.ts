import { CAR_FIELDS } from '#shared/fields/index.ts';
import type { TypeEntry } from './index.ts';

const WRITTEN = CAR_FIELDS.filter(({ within }) => !within).map(({ name }) => name);

/** A seller's own side of a car, and the house's where it reads what was handed in. */
export const SELLING: Readonly<Record<string, TypeEntry>> = {
  AdDifference: { 'Ads:publish': 'after before field' },
  AdDifferenceLine: { 'Ads:publish': 'parts' },
  AdDifferencePart: { 'Ads:publish': 'path value' },
  AdRemoval: { seller: 'appealToken isLifted statement' },
  AdSubmission: {
    'Ads:publish': `ad differences earlier id isNew price submission wishedReserve wishedStartDate
      wishedStartingPrice wishesAuction`,
  },
  // Who may write a car reads all of it as it is written.
  AdPhotoIds: { 'seller, Ads:update': 'exteriors front interiors mechanics' },
  CarAdValues: { 'seller, Ads:update': `location optionalData sales ${WRITTEN.join(' ')}` },
  CarFigures: { seller: 'bids favorites openQuestions questions views' },
  MyCar: {
    seller: `ad consignmentTasks figures hasChanges isHouseSale isPublic mayTakeOver missing questions removal sale state
      submission uuid values version wish`,
  },
  MyConsignment: {
    seller: 'appointments approval estimate mandateId mandateState ownerName reference stage tasks',
  },
  MySale: { seller: 'auction cardBidders finalPrice reserve reserveDistance' },
  MyWish: { seller: 'kind reserve startDate startingPrice' },
  OwnTrader: {
    'own, Users:update': 'city company country decidedAt registerNumber state street vatNumber zipCode',
  },
  Submission: { 'seller, Ads:publish': 'comments id reason reasonLanguage state submittedAt' },
  SubmissionComment: { 'seller, Ads:publish': 'field text' },
  SubmissionWord: { 'Ads:publish': 'decidedAt staffName submission' },
  // On the cars it sells.
  Trader: { everyone: 'city company country registerNumber street vatNumber zipCode' },
};
