/** The classes of a name that links to its page. */
export const NAME_LINK = 'py-0.5 underline-offset-4 hover:underline hover:decoration-1';
