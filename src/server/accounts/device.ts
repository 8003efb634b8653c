/** What a browser says it is, in the two words people know it by; null where it says nothing we know. */
export type Device = { readonly browser: string | null; readonly system: string | null };

/** The first that fits: most browsers also claim to be the ones below them. */
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

/** Reads the browser's own description. */
export function deviceOf(agent: string): Device {
  return { browser: firstIn(BROWSERS, agent), system: firstIn(SYSTEMS, agent) };
}
