/** What this browser allows, as its cookie says; the server has the word that counts. */
export type ConsentChoice = { readonly analytics: boolean; readonly marketing: boolean };

/** Choices of an earlier version are asked for again. */
const VERSION = 1;
const COOKIE = /(?:^|;\s*)(?:__Host-)?consent=[\da-f-]{36}\.([01])([01])\.(\d+)(?:;|$)/;

/** Reads a cookie header; null when nothing was chosen yet. */
export function readConsent(cookies: string): ConsentChoice | null {
  const [, analytics, marketing, version] = COOKIE.exec(cookies) ?? [];
  if (version === undefined || Number(version) !== VERSION) return null;
  return { analytics: analytics === '1', marketing: marketing === '1' };
}
