type Place = {
  readonly browser: string | null;
  readonly system: string | null;
  readonly network: string | null;
};

/** Returns the browser, system and network of a session, in familiar words. */
export function placeOf(
  { browser, system, network }: Place,
  nameNetwork: (network: string) => string,
): string {
  return [browser, system, network ? nameNetwork(network) : null].filter(word => word !== null).join(' · ');
}
