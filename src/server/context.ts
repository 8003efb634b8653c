import { readFields } from '#shared/fields/index.ts';
import { AppError, type ErrorCode } from './errors.ts';

export { READS_ACCOUNTS } from '#shared/paths/staff-rights.ts';

/** The permissions of staff, beyond what everyone may do. */
export type Permission =
  | 'Ads:create'
  | 'Ads:update'
  | 'Ads:publish'
  | 'Auctions:update'
  | 'Questions:answer'
  | 'Orders:update'
  | 'Accounts:read'
  | 'Refunds:create'
  | 'Vigilance:update'
  | 'Leads:read'
  | 'Content:update'
  | 'Users:update'
  | 'Settings:update';

export const PERMISSIONS: readonly Permission[] = [
  'Ads:create',
  'Ads:update',
  'Ads:publish',
  'Auctions:update',
  'Questions:answer',
  'Orders:update',
  'Accounts:read',
  'Refunds:create',
  'Vigilance:update',
  'Leads:read',
  'Content:update',
  'Users:update',
  'Settings:update',
];

/** The signed-in person, read anew for each request. */
export type Viewer = {
  readonly id: string;
  readonly permissions: ReadonlySet<string>;
  /** Whether they signed in or gave their password within the last ten minutes. */
  readonly isFresh: boolean;
  /** For staff who need a second factor: until it is proven they have no rights. */
  readonly secondFactor?: 'needed' | 'proven';
  /** Blocked: they may only handle what they bought and sold. */
  readonly isBlocked: boolean;
  /** Set while staff view this person's account, until then: read-only, and without the person's secrets. */
  readonly viewedUntil?: number;
};

/** Returns the viewer unless staff view the account: secrets are shown to the person only. */
export function themselves({ viewer }: RequestContext): Viewer | null {
  return viewer?.viewedUntil === undefined ? viewer : null;
}

/** Returns a person's secret only to that person. */
export const toThemselves = <Value>(context: RequestContext, secret: Value): Value | null =>
  themselves(context) ? secret : null;

/** What is known of a request. */
export type ReadContext = {
  readonly viewer: Viewer | null;
  /** The page was opened for another account than the one now signed in, as from another tab. */
  readonly isOfAnother: boolean;
  /** A pseudonymous id of the visitor, for counts. */
  readonly visitor: string;
  /** The keyed hash of the network, for rate limits: it does not depend on the User-Agent. */
  readonly origin: string;
  /** The network without its last part, shown to the person later. */
  readonly network: string;
  readonly isBot: boolean;
  /** The User-Agent. */
  readonly agent: string;
  /** The session cookie's token; null without one. */
  readonly sessionToken: string | null;
  /** A sign-in by a provider that waits for the account's password in this browser; null: none. */
  readonly linkToken: string | null;
  /** The sealed list of who has signed in with this browser; null: nobody. */
  readonly deviceToken: string | null;
  /** The id of this browser's cookie choice; null: none. */
  readonly consentId: string | null;
  /** The key of this browser's drafts; null before the first. */
  readonly draftsKey: string | null;
  /** The sources of the answer, `topic:id`: a cached page is dropped when one of them changes. */
  readonly cacheTags: Set<string>;
};

/** What resolvers know of the request, and how they set cookies; passed explicitly. */
export type RequestContext = ReadContext & {
  /** Sets the session cookie; null deletes it. */
  setSession(token: string | null): void;
  /** Sets the known-device cookie. */
  setDevice(token: string): void;
  /** Sets the OAuth state to bring back from a provider. */
  setState(state: string): void;
  /** Sets the cookie choice, readable by pages. */
  setConsent(value: string): void;
  /** Sets the key of the browser's drafts. */
  setDraftsKey(key: string): void;
};

/** Returns an anonymous visitor's context, for rendering pages and shared subscriptions. */
export function anonymousContext(cacheTags: Set<string> = new Set()): RequestContext {
  return {
    viewer: null,
    isOfAnother: false,
    visitor: 'house',
    origin: 'house',
    network: '',
    isBot: true,
    agent: '',
    sessionToken: null,
    linkToken: null,
    deviceToken: null,
    setSession: () => {},
    setDevice: () => {},
    setState: () => {},
    consentId: null,
    setConsent: () => {},
    draftsKey: null,
    setDraftsKey: () => {},
    cacheTags,
  };
}

/** Returns the account and token of the current session. */
export const sitterOf = ({ sessionToken }: RequestContext, { id }: Pick<Viewer, 'id'>) => ({
  ...{ accountId: id, token: sessionToken ?? '' },
});

/** Returns the signed-in person. @throws AppError Unauthenticated, AccountSuspended */
export function requireViewer(context: RequestContext): Viewer {
  const viewer = requireParty(context);
  if (viewer.isBlocked) throw new AppError('AccountSuspended');
  return viewer;
}

/**
 * Returns the signed-in person as a party to a sale, even if blocked: a block does not release them from it.
 * @throws AppError Unauthenticated
 */
export function requireParty(context: RequestContext): Viewer {
  if (!context.viewer) throw new AppError('Unauthenticated');
  return context.viewer;
}

/** A permission, or several of which any suffices. */
export type Right = Permission | readonly Permission[];

export const hasRight = ({ permissions }: Pick<Viewer, 'permissions'>, right: Right): boolean =>
  [right].flat().some(permission => permissions.has(permission));

/** Returns the signed-in person with that permission. @throws AppError Unauthenticated, Forbidden */
export function requirePermission(context: RequestContext, right: Right): Viewer {
  const viewer = requireViewer(context);
  if (!hasRight(viewer, right)) throw new AppError('Forbidden');
  return viewer;
}

/**
 * Requires a recent sign-in, for what cannot be undone; call it after the permission check. The page asks for the
 * password and retries. @throws AppError Unauthenticated, PasswordNeeded
 */
export function requireFresh(context: RequestContext): Viewer {
  const viewer = requireViewer(context);
  if (!viewer.isFresh) throw new AppError('PasswordNeeded');
  return viewer;
}

/**
 * Requires a permission and a recent sign-in: for acts that move money, end something, change rights or export many
 * people's data. @throws AppError Unauthenticated, Forbidden, PasswordNeeded
 */
export function requireFreshPermission(context: RequestContext, right: Right): Viewer {
  requirePermission(context, right);
  return requireFresh(context);
}

/**
 * Parses the input by its schema. @throws AppError with the first wrong field (a row of `lists` by its index), and with
 * its code in `codes`, else BadInput
 */
export function requireFields<Schema extends Parameters<typeof readFields>[0]>(
  schema: Schema,
  given: unknown,
  codes: Readonly<Partial<Record<string, ErrorCode>>> = {},
  lists: readonly string[] = [],
) {
  const found = readFields(schema, given, lists);
  if ('read' in found) return found.read;
  const [field = ''] = found.wrong.keys();
  throw new AppError(codes[field] ?? 'BadInput', { field });
}
