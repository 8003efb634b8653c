import type { Core } from '../core.ts';
import type { Notify } from '../notifications/index.ts';
import type { Search } from '../search/index.ts';

export type AlertsParts = Pick<Core, 'database' | 'jobs' | 'domain'> & {
  readonly search: Search;
  readonly notify: Notify;
};
