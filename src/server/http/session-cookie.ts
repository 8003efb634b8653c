import type { IncomingMessage } from 'node:http';
import type { Config } from '../config.ts';

const MONTH_S = 30 * 24 * 3600;
const MOMENT_S = 15 * 60;

export type SessionCookie = {
  /** The token the browser brought; null when there is none. */
  read(cookieHeader: string | undefined): string | null;
  /** The header that hands over a token, or with null takes it away. */
  write(token: string | null): string;
};

/**
 * Over https every cookie carries a `__Host-` name: no other host and no plain connection can set it. Over plain
 * http, in development, browsers would refuse that name, so it has another.
 */
const nameOf = (plainName: string, isSecure: boolean): string =>
  isSecure ? `__Host-${plainName}` : plainName;

function tokenCookie(
  plainName: string,
  isSecure: boolean,
  maxAge: number,
  shape = '[\\w-]{20,100}',
): SessionCookie {
  const name = nameOf(plainName, isSecure);
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  const pattern = new RegExp(`(?:^|;\\s*)${name}=(${shape})(?:;|$)`);
  return {
    read: header => pattern.exec(header ?? '')?.[1] ?? null,
    write: token =>
      token === null
        ? `${name}=; ${attributes}; Max-Age=0`
        : `${name}=${token}; ${attributes}; Max-Age=${maxAge}`,
  };
}

/** Who is signed in. */
export const sessionCookie = (isSecure: boolean) => tokenCookie('calandre', isSecure, MONTH_S);

/** The state a browser leaves with for a provider, and must bring back. */
export const stateCookie = (isSecure: boolean) => tokenCookie('calandre-state', isSecure, MOMENT_S);

/** Back from a provider, until the password of the account has been asked for. */
export const linkCookie = (isSecure: boolean) => tokenCookie('calandre-link', isSecure, MOMENT_S);

const YEAR_S = 365 * 24 * 3600;

/** Who has signed in in this browser before: text and seal. It stays when they sign out. */
export const deviceCookie = (isSecure: boolean) =>
  tokenCookie('calandre-device', isSecure, YEAR_S, '[\\w-]{20,400}\\.[\\w-]{24}');

const NINETY_DAYS_S = 90 * 24 * 3600;

/** Whose the drafts of forms are in this browser: for as long as a draft is kept. */
export const draftsCookie = (isSecure: boolean) => tokenCookie('calandre-drafts', isSecure, NINETY_DAYS_S);

const HALF_A_YEAR_S = 182 * 24 * 3600;
const CONSENT = '([\\da-f-]{36})\\.[01]{2}\\.\\d+';

/** What a browser chose. Its pages read it too, to know whether to ask; the database says whether it counts. */
export const consentCookie = (isSecure: boolean) => {
  const name = nameOf('consent', isSecure);
  const pattern = new RegExp(`(?:^|;\\s*)${name}=${CONSENT}(?:;|$)`);
  return {
    read: (header: string | undefined): string | null => pattern.exec(header ?? '')?.[1] ?? null,
    write: (value: string): string =>
      `${name}=${value}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}; Max-Age=${HALF_A_YEAR_S}`,
  };
};

const STAFF = /^https?:\/\/[^/]+\/admin(\/|\?|$)/;

/**
 * The view of a person's account that a browser brings with a question, kept by the page that shows it. The staff
 * application goes on as who one is.
 */
export function viewIn({ publicUrl }: Pick<Config, 'publicUrl'>) {
  const name = nameOf('calandre-view', publicUrl.protocol === 'https:');
  const pattern = new RegExp(`(?:^|;\\s*)${name}=([\\w.-]{20,300})(?:;|$)`);
  return ({ headers }: Pick<IncomingMessage, 'headers'>): string | null =>
    STAFF.test(headers.referer ?? '') ? null : (pattern.exec(headers.cookie ?? '')?.[1] ?? null);
}
