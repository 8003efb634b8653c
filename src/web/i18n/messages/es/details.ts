import { codes } from './codes.ts';
import { promises } from './promises.ts';
import { reviews } from './reviews.ts';
import { saleroom } from './saleroom.ts';

export const details = { codes, promises, reviews, saleroom };
