/** As long as a key's name may be. */
export const LABEL_LENGTH_MAX = 60;
