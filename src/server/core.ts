import type { Bus } from './bus/index.ts';
import type { Database } from './database/index.ts';
import type { DomainEvents } from './domain-events.ts';
import type { Events } from './events.ts';
import type { Jobs } from './jobs/index.ts';
import type { Limits } from './limits/index.ts';
import type { Mail } from './mail/index.ts';
import type { Secrets } from './secrets/index.ts';
import type { Settings } from './settings/index.ts';

/** The services available to every folder; each folder declares which it uses. */
export type Core = {
  readonly database: Database;
  readonly bus: Bus;
  readonly events: Events;
  /** The database's clock as estimated by this process, in milliseconds: for display, never for decisions. */
  readonly clock: () => number;
  readonly publicUrl: URL;
  /** The house's settings. */
  readonly settings: Settings;
  readonly domain: DomainEvents;
  readonly limits: Limits;
  readonly jobs: Jobs;
  readonly mail: Mail;
  readonly secrets: Secrets;
};
