/** An external condition prevents the start: shown as one line, with a non-zero exit code and no stack. */
export class StartError extends Error {}
