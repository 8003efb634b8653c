import type { HookEvent } from '#shared/fields/index.ts';

/** A message's body: what happened, when, and what everybody may know of it, or its own party. */
export const bodyOf = (type: HookEvent, at: number, data: object): string =>
  JSON.stringify({ type, timestamp: new Date(at).toISOString(), data: inWords(data) });

/** Instants as JSON has them, which stand under names that end so. */
function inWords(data: object): object {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) =>
      name.endsWith('At') && typeof value === 'number'
        ? [name, new Date(value).toISOString()]
        : [name, value],
    ),
  );
}
