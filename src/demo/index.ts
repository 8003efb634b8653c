/**
 * What the demo shows: ads, their auctions, questions and reviews as data, and the illustrator that draws
 * their photographs. It promises that every text exists in the languages it claims, that every planned bid
 * would be accepted, and that nothing here depends on clock or chance. It writes nothing anywhere.
 */
export type { AuctionPhase, DemoAuction, DemoCar, LocalizedText, PlannedBid } from './cars/car.ts';
export { demoCars } from './cars/index.ts';
export {
  type CarDrawing,
  drawPhoto,
  PHOTO_HEIGHT,
  PHOTO_WIDTH,
  SCENES,
  type Scene,
  VIEWS,
  type View,
} from './drawing/index.ts';
export { type DemoQuestion, demoQuestions } from './questions.ts';
export { type DemoReview, demoReviews } from './reviews.ts';
