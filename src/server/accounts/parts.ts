import type { RequestContext } from '../context.ts';
import type { Core } from '../core.ts';
import type { DomainEvents } from '../domain-events.ts';
import type { PersonalData } from '../personal-data.ts';

export type AccountsParts = Pick<
  Core,
  'database' | 'bus' | 'events' | 'clock' | 'limits' | 'mail' | 'secrets' | 'publicUrl' | 'settings'
> & {
  /** Where stolen passwords are asked for; null: nowhere. */
  readonly breachedPasswordsUrl: URL | null;
  /** Whether somebody bids only once their address is confirmed. */
  readonly confirmsBidders: boolean;
  /** Whether staff show a second factor before their permissions count. */
  readonly asksSecondFactor: boolean;
  /** Other rooms end with every way into an account the addresses and telephones that tell its news. */
  readonly domain: DomainEvents;
  /** What the rooms hold of people. */
  readonly personalData: readonly PersonalData[];
};

/** Where a request comes from, as far as signing in needs to know. */
export type Caller = Pick<RequestContext, 'origin' | 'agent' | 'network' | 'deviceToken' | 'viewer'>;

/** Who came in, the token for their browser, and what it is known by. */
export type SignedIn = {
  readonly accountId: string;
  readonly token: string;
  readonly deviceToken: string;
};

/** Whoever sits at an open session: its person, and the session itself. */
export type Sitter = { readonly accountId: string; readonly token: string };
