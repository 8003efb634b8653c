import { codes } from './codes.ts';
import { promises } from './promises.ts';
import { reviews } from './reviews.ts';
import { saleroom } from './saleroom.ts';

/** What an ad and an auction say below the first screen. */
export const details = { codes, promises, reviews, saleroom };
