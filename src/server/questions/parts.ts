import type { Ads } from '../ads/index.ts';
import type { Auctions } from '../auctions/index.ts';
import type { Core } from '../core.ts';
import type { Notify } from '../notifications/index.ts';

export type QuestionsParts = Pick<Core, 'database' | 'bus' | 'jobs' | 'limits' | 'domain' | 'mail'> & {
  readonly ads: Ads;
  readonly auctions: Auctions;
  readonly notify: Notify;
};
