/** A name that leads to its page: underlined where it is pointed at. */
export const NAME_LINK = 'py-0.5 underline-offset-4 hover:underline hover:decoration-1';
