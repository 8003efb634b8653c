/** The maximum length of an alert's name. */
export const NAME_LENGTH_MAX = 80;
