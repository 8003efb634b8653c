/** Whether a text is the address of a file: on the web, or a path of this site. */
export function isFileUrl(text: string): boolean {
  if (/^\/[^/\\]/.test(text)) return true;
  const url = URL.parse(text);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:');
}
