/** What this browser allows, according to its cookie; the server's record prevails. */
export type ConsentChoice = { readonly analytics: boolean; readonly marketing: boolean };

/** Choices made under an earlier version are asked for again. */
const VERSION = 1;
const COOKIE = /(?:^|;\s*)(?:__Host-)?consent=[\da-f-]{36}\.([01])([01])\.(\d+)(?:;|$)/;

/** Reads a cookie header; null when no choice was made yet. */
export function readConsent(cookies: string): ConsentChoice | null {
  const [, analytics, marketing, version] = COOKIE.exec(cookies) ?? [];
  if (version === undefined || Number(version) !== VERSION) return null;
  return { analytics: analytics === '1', marketing: marketing === '1' };
}
