import type { IncomingMessage } from 'node:http';
import { type Cookies, parseCookie, stringifySetCookie } from 'cookie';
import { brandSlug } from '#shared/brand.ts';
import type { Config } from '../config.ts';

export type SessionCookie = {
  /** The token the browser brought; null when there is none, or when it could be none. */
  read(cookieHeader: string | undefined): string | null;
  /** The header that hands over a token, or with null takes it away. */
  write(token: string | null): string;
};

/** How long a browser keeps each. */
const LIFETIME_S = {
  moment: 15 * 60,
  month: 30 * 24 * 3600,
  ninetyDays: 90 * 24 * 3600,
  halfAYear: 182 * 24 * 3600,
  year: 365 * 24 * 3600,
};
const TOKEN = /^[\w-]{20,100}$/;

let latest: { readonly header: string; readonly cookies: Cookies } = { header: '', cookies: {} };

/** The cookies of a header, read once: what is asked of one request is asked in a row. */
function cookiesIn(header = ''): Cookies {
  if (header !== latest.header) latest = { header, cookies: parseCookie(header) };
  return latest.cookies;
}

/**
 * Over https every cookie carries a `__Host-` name: no other host and no plain connection can set it. Over plain
 * http, in development, browsers would refuse that name, so it has another.
 */
const nameOf = (plainName: string, isSecure: boolean): string =>
  isSecure ? `__Host-${plainName}` : plainName;

type Kind = { readonly maxAge: number; readonly shape?: RegExp; readonly isForPages?: true };

/** The names of the house's own begin with its name; they are read once there is one. */
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

/** Who is signed in. */
export const sessionCookie = tokenCookie({ own: '' }, { maxAge: LIFETIME_S.month });

/** The state a browser leaves with for a provider, and must bring back. */
export const stateCookie = tokenCookie({ own: '-state' }, { maxAge: LIFETIME_S.moment });

/** Back from a provider, until the password of the account has been asked for. */
export const linkCookie = tokenCookie({ own: '-link' }, { maxAge: LIFETIME_S.moment });

/** Who has signed in in this browser before: text and seal. It stays when they sign out. */
export const deviceCookie = tokenCookie(
  { own: '-device' },
  {
    maxAge: LIFETIME_S.year,
    shape: /^[\w-]{20,400}\.[\w-]{24}$/,
  },
);

/** Whose the drafts of forms are in this browser: for as long as a draft is kept. */
export const draftsCookie = tokenCookie({ own: '-drafts' }, { maxAge: LIFETIME_S.ninetyDays });

const choiceCookie = tokenCookie('consent', {
  maxAge: LIFETIME_S.halfAYear,
  shape: /^[\da-f-]{36}\.[01]{2}\.\d+$/,
  isForPages: true,
});

/** What a browser chose. Its pages read it too, to know whether to ask; the database says whether it counts. */
export function consentCookie(isSecure: boolean): SessionCookie {
  const { read, write } = choiceCookie(isSecure);
  return { read: header => read(header)?.split('.', 1)[0] ?? null, write };
}

const viewCookie = tokenCookie({ own: '-view' }, { maxAge: LIFETIME_S.moment, shape: /^[\w.-]{20,300}$/ });
const STAFF = /^https?:\/\/[^/]+\/admin(\/|\?|$)/;

/**
 * The view of a person's account that a browser brings with a question, kept by the page that shows it. The staff
 * application goes on as who one is.
 */
export function viewIn({ publicUrl }: Pick<Config, 'publicUrl'>) {
  const view = viewCookie(publicUrl.protocol === 'https:');
  return ({ headers }: Pick<IncomingMessage, 'headers'>): string | null =>
    STAFF.test(headers.referer ?? '') ? null : view.read(headers.cookie);
}
