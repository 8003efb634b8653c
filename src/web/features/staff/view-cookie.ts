import { brandSlug } from '#shared/brand.ts';

/** Over https its name keeps it to this host; the server reads it with the questions that pages ask alone. */
const write = (value: string, more = '') => {
  const [prefix, secure] = location.protocol === 'https:' ? ['__Host-', '; Secure'] : ['', ''];
  // biome-ignore lint/suspicious/noDocumentCookie: as short as it is, and known to every browser
  document.cookie = `${prefix}${brandSlug()}-view=${value}; Path=/; SameSite=Strict${secure}${more}`;
};

/** From the next page on this browser shows the account that the server gave a view of. */
export const beginView = (token: string): void => write(token);

/** This browser shows one's own account again. */
export const endView = (): void => write('', '; Max-Age=0');
