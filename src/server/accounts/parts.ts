import type { RequestContext } from '../context.ts';
import type { Core } from '../core.ts';
import type { DomainEvents } from '../domain-events.ts';
import type { PersonalData } from '../personal-data.ts';

export type AccountsParts = Pick<
  Core,
  'database' | 'bus' | 'events' | 'clock' | 'limits' | 'mail' | 'secrets' | 'publicUrl' | 'settings'
> & {
  /** The list of breached passwords; null: none. */
  readonly breachedPasswordsUrl: URL | null;
  /** Whether people must confirm their address before they bid. */
  readonly confirmsBidders: boolean;
  /** Whether staff must show a second factor before their permissions apply. */
  readonly asksSecondFactor: boolean;
  /** When every way into an account ends, other rooms end its calendar link and push subscriptions. */
  readonly domain: DomainEvents;
  /** The personal data of every room. */
  readonly personalData: readonly PersonalData[];
};

/** The caller of a request, as far as signing in needs to know. */
export type Caller = Pick<RequestContext, 'origin' | 'agent' | 'network' | 'deviceToken' | 'viewer'>;

/** The account, the session token and the device cookie after a sign-in. */
export type SignedIn = {
  readonly accountId: string;
  readonly token: string;
  readonly deviceToken: string;
};

/** A session and the account it belongs to. */
export type Sitter = { readonly accountId: string; readonly token: string };
