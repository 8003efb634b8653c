const HERE = 'https://here.invalid';

/**
 * A path of our own site, or the fallback: whoever signs in is never sent to another site. The address is
 * read as the browser would read it, backslashes, tabs and all.
 */
export function sameSitePath(value: string | null | undefined, fallback: string): string {
  if (!value?.startsWith('/')) return fallback;
  try {
    const url = new URL(value, HERE);
    if (url.origin !== HERE || /^\/[/\\]/.test(url.pathname)) return fallback;
    return url.pathname + url.search + url.hash;
  } catch {
    return fallback;
  }
}
