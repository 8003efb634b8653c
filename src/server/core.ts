import type { Bus } from './bus/index.ts';
import type { Database } from './database/index.ts';
import type { DomainEvents } from './domain-events.ts';
import type { Events } from './events.ts';
import type { Jobs } from './jobs/index.ts';
import type { Limits } from './limits/index.ts';
import type { Mail } from './mail/index.ts';
import type { Secrets } from './secrets/index.ts';
import type { Settings } from './settings/index.ts';

/** What every room may ask for; a room says which of it, and what it needs beside. */
export type Core = {
  readonly database: Database;
  readonly bus: Bus;
  readonly events: Events;
  /** The database's clock as this process follows it, in milliseconds: for what is shown, never for what is decided. */
  readonly clock: () => number;
  readonly publicUrl: URL;
  /** What the house has decided for itself. */
  readonly settings: Settings;
  readonly domain: DomainEvents;
  readonly limits: Limits;
  readonly jobs: Jobs;
  readonly mail: Mail;
  readonly secrets: Secrets;
};
