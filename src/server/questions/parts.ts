import type { Ads } from '../ads/index.ts';
import type { Auctions } from '../auctions/index.ts';
import type { Bus } from '../bus/index.ts';
import type { Database } from '../database/index.ts';
import type { DomainEvents } from '../domain-events.ts';
import type { Jobs } from '../jobs/index.ts';
import type { Limits } from '../limits/index.ts';
import type { Mail } from '../mail/index.ts';
import type { Notify } from '../notifications/index.ts';

export type QuestionsParts = {
  readonly database: Database;
  readonly bus: Bus;
  readonly jobs: Jobs;
  readonly limits: Limits;
  readonly ads: Ads;
  readonly auctions: Auctions;
  readonly domain: DomainEvents;
  readonly notify: Notify;
  readonly mail: Mail;
};
