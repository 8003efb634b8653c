import { readFields } from '#shared/fields/index.ts';
import { AppError, type ErrorCode } from './errors.ts';

export { READS_ACCOUNTS } from '#shared/paths/staff-rights.ts';

/** What a person may do beyond what everyone may. */
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

/** Whoever asks, as the session says, read again at every request. */
export type Viewer = {
  readonly id: string;
  readonly permissions: ReadonlySet<string>;
  /** Whether they gave their password, or signed in, within the last ten minutes. */
  readonly isFresh: boolean;
  /** Of staff alone, where more than a password is asked of them: until it is shown they may do nothing. */
  readonly secondFactor?: 'needed' | 'proven';
  /** Kept out of the house but for what they bought and sold in it. */
  readonly isBlocked: boolean;
  /** Staff look at what this person sees, until then: nothing may be changed, and their secrets stay theirs. */
  readonly viewedUntil?: number;
};

/** The person themselves: secrets of theirs that nobody of the house may see are told to no one else. */
export function themselves({ viewer }: RequestContext): Viewer | null {
  return viewer?.viewedUntil === undefined ? viewer : null;
}

/** A secret of the person's, where it is they who ask. */
export const toThemselves = <Value>(context: RequestContext, secret: Value): Value | null =>
  themselves(context) ? secret : null;

/** All that is known of a request. */
export type ReadContext = {
  readonly viewer: Viewer | null;
  /** The page that asks was opened by another person than the one who is signed in now, in another tab. */
  readonly isOfAnother: boolean;
  /** What tells one visitor from another without naming them: for counts. */
  readonly visitor: string;
  /** Where it comes from, under the house's key, which names nobody: for limits, whatever the browser says it is. */
  readonly origin: string;
  /** Roughly where it comes from, as its person may read later: the address without its last part. */
  readonly network: string;
  readonly isBot: boolean;
  /** What the browser says it is. */
  readonly agent: string;
  /** The cookie's token; null when there is none. */
  readonly sessionToken: string | null;
  /** What waits for a password in this browser, back from a provider; null when nothing does. */
  readonly linkToken: string | null;
  /** Who has signed in in this browser before, under the house's seal; null where nobody has. */
  readonly deviceToken: string | null;
  /** The choice of cookies that this browser's cookie names; null when it has chosen nothing. */
  readonly consentId: string | null;
  /** The secret under which this browser's drafts of forms are kept; null before the first of them. */
  readonly draftsKey: string | null;
  /** What the answer was made of, `topic:id`: a cached page goes when one of them changes. */
  readonly cacheTags: Set<string>;
};

/** Everything a resolver may know of the request, and hand its browser; made once and passed by hand. */
export type RequestContext = ReadContext & {
  /** Hands the browser a new session, or takes it away with null. */
  setSession(token: string | null): void;
  /** Hands the browser what it is known by from now on. */
  setDevice(token: string): void;
  /** Hands the browser what it must bring back from a provider. */
  setState(state: string): void;
  /** Hands the browser its choice to keep, where its pages can read it. */
  setConsent(value: string): void;
  /** Hands the browser the secret of its drafts. */
  setDraftsKey(key: string): void;
};

/** A visitor of whom nothing is known: pages and shared live frames are made for this one. */
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

/** Who sits at the session that asks: whose it is, and its token. */
export const sitterOf = ({ sessionToken }: RequestContext, { id }: Pick<Viewer, 'id'>) => ({
  ...{ accountId: id, token: sessionToken ?? '' },
});

/** The signed-in person. @throws AppError Unauthenticated, AccountSuspended */
export function requireViewer(context: RequestContext): Viewer {
  const viewer = requireParty(context);
  if (viewer.isBlocked) throw new AppError('AccountSuspended');
  return viewer;
}

/**
 * The signed-in person as a party to a sale, whom a suspension does not release from it.
 * @throws AppError Unauthenticated
 */
export function requireParty(context: RequestContext): Viewer {
  if (!context.viewer) throw new AppError('Unauthenticated');
  return context.viewer;
}

/** One permission, or several of which any will do. */
export type Right = Permission | readonly Permission[];

export const hasRight = ({ permissions }: Pick<Viewer, 'permissions'>, right: Right): boolean =>
  [right].flat().some(permission => permissions.has(permission));

/** The signed-in person with that permission. @throws AppError Unauthenticated, Forbidden */
export function requirePermission(context: RequestContext, right: Right): Viewer {
  const viewer = requireViewer(context);
  if (!hasRight(viewer, right)) throw new AppError('Forbidden');
  return viewer;
}

/**
 * For what cannot be taken back: the person who gave their password a moment ago, after the permission was
 * checked. The page asks for it and tries again. @throws AppError Unauthenticated, PasswordNeeded
 */
export function requireFresh(context: RequestContext): Viewer {
  const viewer = requireViewer(context);
  if (!viewer.isFresh) throw new AppError('PasswordNeeded');
  return viewer;
}

/**
 * Staff with that permission who have just shown that it is them: for what moves money, ends something, changes what
 * people may do or gives many people's data away. @throws AppError Unauthenticated, Forbidden, PasswordNeeded
 */
export function requireFreshPermission(context: RequestContext, right: Right): Viewer {
  requirePermission(context, right);
  return requireFresh(context);
}

/**
 * What was given, as its schema has it. @throws AppError with the first field that is wrong, of a row of `lists` by its
 * place: the code that `codes` has for it, else BadInput
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
