import type { IncomingMessage } from 'node:http';
import { type Cookies, parseCookie, stringifySetCookie } from 'cookie';
import { brandSlug } from '#shared/brand.ts';
import type { Config } from '../config.ts';

export type SessionCookie = {
  /** Returns the browser's token; null when there is none or it is malformed. */
  read(cookieHeader: string | undefined): string | null;
  /** Returns the Set-Cookie header for a token; null deletes it. */
  write(token: string | null): string;
};

/** The cookies' lifetimes. */
const LIFETIME_S = {
  moment: 15 * 60,
  month: 30 * 24 * 3600,
  ninetyDays: 90 * 24 * 3600,
  halfAYear: 182 * 24 * 3600,
  year: 365 * 24 * 3600,
};
const TOKEN = /^[\w-]{20,100}$/;

let latest: { readonly header: string; readonly cookies: Cookies } = { header: '', cookies: {} };

/** Parses a Cookie header, cached since several cookies of one request are read in a row. */
function cookiesIn(header = ''): Cookies {
  if (header !== latest.header) latest = { header, cookies: parseCookie(header) };
  return latest.cookies;
}

/**
 * Over https every cookie has a `__Host-` name: no other host and no plain connection can set it. Over plain http, in
 * development, browsers would refuse that name.
 */
const nameOf = (plainName: string, isSecure: boolean): string =>
  isSecure ? `__Host-${plainName}` : plainName;

type Kind = { readonly maxAge: number; readonly shape?: RegExp; readonly isForPages?: true };

/** The names of the house's own cookies begin with the brand, known only at the first use. */
const tokenCookie =
  (plainName: string | { readonly own: string }, { maxAge, shape = TOKEN, isForPages }: Kind) =>
  (isSecure: boolean): SessionCookie => {
    const name = nameOf(typeof plainName === 'string' ? plainName : brandSlug() + plainName.own, isSecure);
    const attributes = { path: '/', httpOnly: !isForPages, sameSite: 'lax', secure: isSecure } as const;
    return {
      read: header => {
        const value = cookiesIn(header)[name] ?? '';
        return shape.test(value) ? value : null;
      },
      write: token =>
        stringifySetCookie({ ...attributes, name, value: token ?? '', maxAge: token === null ? 0 : maxAge }),
    };
  };

/** The session. */
export const sessionCookie = tokenCookie({ own: '' }, { maxAge: LIFETIME_S.month });

/** The OAuth state that a browser must bring back from a provider. */
export const stateCookie = tokenCookie({ own: '-state' }, { maxAge: LIFETIME_S.moment });

/** A sign-in by a provider that waits for the account's password. */
export const linkCookie = tokenCookie({ own: '-link' }, { maxAge: LIFETIME_S.moment });

/** The sealed list of who has signed in with this browser; it outlives the sign-out. */
export const deviceCookie = tokenCookie(
  { own: '-device' },
  {
    maxAge: LIFETIME_S.year,
    shape: /^[\w-]{20,400}\.[\w-]{24}$/,
  },
);

/** The key of this browser's drafts, for as long as drafts are kept. */
export const draftsCookie = tokenCookie({ own: '-drafts' }, { maxAge: LIFETIME_S.ninetyDays });

const choiceCookie = tokenCookie('consent', {
  maxAge: LIFETIME_S.halfAYear,
  shape: /^[\da-f-]{36}\.[01]{2}\.\d+$/,
  isForPages: true,
});

/** The cookie choice. Pages read it too, to know whether to ask; the database decides whether it is valid. */
export function consentCookie(isSecure: boolean): SessionCookie {
  const { read, write } = choiceCookie(isSecure);
  return { read: header => read(header)?.split('.', 1)[0] ?? null, write };
}

const viewCookie = tokenCookie({ own: '-view' }, { maxAge: LIFETIME_S.moment, shape: /^[\w.-]{20,300}$/ });
const STAFF = /^https?:\/\/[^/]+\/admin(\/|\?|$)/;

/**
 * Returns the view of a person's account that a request carries, set by the page that shows it. The staff application
 * ignores it.
 */
export function viewIn({ publicUrl }: Pick<Config, 'publicUrl'>) {
  const view = viewCookie(publicUrl.protocol === 'https:');
  return ({ headers }: Pick<IncomingMessage, 'headers'>): string | null =>
    STAFF.test(headers.referer ?? '') ? null : view.read(headers.cookie);
}
