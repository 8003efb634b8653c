/** Brought with the questions that pages ask, and nowhere else. */
const write = (value: string, more = '') => {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: as short as it is, and known to every browser
  document.cookie = `calandre-view=${value}; Path=/graphql; SameSite=Strict${secure}${more}`;
};

/** From the next page on this browser shows the account that the server gave a view of. */
export const beginView = (token: string): void => write(token);

/** This browser shows one's own account again. */
export const endView = (): void => write('', '; Max-Age=0');
