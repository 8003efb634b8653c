/** Whether a text is a file's URL: http(s), or a path of this site. */
export function isFileUrl(text: string): boolean {
  if (/^\/[^/\\]/.test(text)) return true;
  const url = URL.parse(text);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:');
}

/** Whether pages may show this file: a path of this site, or at one of these origins. */
export function isShownFrom(origins: readonly unknown[], url: string): boolean {
  const origin = URL.parse(url)?.origin;
  return origin === undefined ? /^\/(?!\/)/.test(url) : origins.includes(origin);
}

/** Whether a URL's path ends in `.pdf`. */
export function isPdf(url: string): boolean {
  return /\.pdf$/i.test(URL.parse(url, 'https://here.invalid')?.pathname ?? '');
}
