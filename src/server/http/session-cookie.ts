const MAX_AGE_S = 30 * 24 * 3600;

export type SessionCookie = {
  /** The token the browser brought; null when there is none. */
  read(cookieHeader: string | undefined): string | null;
  /** The header that hands over a token, or with null takes it away. */
  write(token: string | null): string;
};

/**
 * Over https the cookie carries the `__Host-` name: no other host and no plain connection can set it.
 * Over plain http, in development, browsers would refuse that name, so it has another.
 */
export function sessionCookie(isSecure: boolean): SessionCookie {
  const name = isSecure ? '__Host-calandre' : 'calandre';
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  const pattern = new RegExp(`(?:^|;\\s*)${name}=([\\w-]{20,100})(?:;|$)`);
  return {
    read: header => pattern.exec(header ?? '')?.[1] ?? null,
    write: token =>
      token === null
        ? `${name}=; ${attributes}; Max-Age=0`
        : `${name}=${token}; ${attributes}; Max-Age=${MAX_AGE_S}`,
  };
}
