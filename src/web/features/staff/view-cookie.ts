import { brandSlug } from '#shared/brand.ts';

/** On https the name's prefix binds the cookie to this host; the server reads it only with the queries of pages. */
const write = (value: string, more = '') => {
  const [prefix, secure] = location.protocol === 'https:' ? ['__Host-', '; Secure'] : ['', ''];
  // biome-ignore lint/suspicious/noDocumentCookie: the cookieStore API is not in every browser
  document.cookie = `${prefix}${brandSlug()}-view=${value}; Path=/; SameSite=Strict${secure}${more}`;
};

/** Shows the viewed account in this browser from the next page on. */
export const beginView = (token: string): void => write(token);

/** Shows the user's own account again. */
export const endView = (): void => write('', '; Max-Age=0');
