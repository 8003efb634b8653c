import type { HookEvent } from '#shared/fields/index.ts';

/** Returns a message's JSON body: event, time, and the data that the public, or the recipient, may know. */
export const bodyOf = (type: HookEvent, at: number, data: object): string =>
  JSON.stringify({ type, timestamp: new Date(at).toISOString(), data: inWords(data) });

/** Converts timestamps, recognised by the end of their names, to ISO strings. */
function inWords(data: object): object {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) =>
      name.endsWith('At') && typeof value === 'number'
        ? [name, new Date(value).toISOString()]
        : [name, value],
    ),
  );
}
