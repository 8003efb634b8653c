/** As long as the name of an alert may be. */
export const NAME_LENGTH_MAX = 80;
