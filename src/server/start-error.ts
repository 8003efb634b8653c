/** Something outside is not as it must be: told in one line, with a non-zero exit and no stack. */
export class StartError extends Error {}
