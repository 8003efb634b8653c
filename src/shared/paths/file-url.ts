/** Whether a text is the address of a file: on the web, or a path of this site. */
export function isFileUrl(text: string): boolean {
  if (/^\/[^/\\]/.test(text)) return true;
  const url = URL.parse(text);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:');
}

/** Whether pages show a picture or a paper that is there: a path of this site, or at one of these origins. */
export function isShownFrom(origins: readonly unknown[], url: string): boolean {
  const origin = URL.parse(url)?.origin;
  return origin === undefined ? /^\/(?!\/)/.test(url) : origins.includes(origin);
}

/** Whether an address names a PDF, as far as an address tells. */
export function isPdf(url: string): boolean {
  return /\.pdf$/i.test(URL.parse(url, 'https://here.invalid')?.pathname ?? '');
}
