/** A browser and its operating system by their common names; null where the user agent is unknown. */
export type Device = { readonly browser: string | null; readonly system: string | null };

/** The first match wins: most browsers also claim to be those further down. */
const BROWSERS: readonly [name: string, mark: RegExp][] = [
  ['Samsung Internet', /SamsungBrowser\//],
  ['Opera', /OPR\/|OPT\//],
  ['Edge', /Edg(A|iOS)?\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
];
const SYSTEMS: readonly [name: string, mark: RegExp][] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Macintosh|Mac OS X/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
];

const firstIn = (list: readonly [string, RegExp][], agent: string) =>
  list.find(([, mark]) => mark.test(agent))?.[0] ?? null;

/** Reads the user agent. */
export function deviceOf(agent: string): Device {
  return { browser: firstIn(BROWSERS, agent), system: firstIn(SYSTEMS, agent) };
}
