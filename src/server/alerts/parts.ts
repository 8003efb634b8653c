import type { Database } from '../database/index.ts';
import type { DomainEvents } from '../domain-events.ts';
import type { Jobs } from '../jobs/index.ts';
import type { Notify } from '../notifications/index.ts';
import type { Search } from '../search/index.ts';

export type AlertsParts = {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly search: Search;
  readonly notify: Notify;
  readonly domain: DomainEvents;
};
