type Place = {
  readonly browser: string | null;
  readonly system: string | null;
  readonly network: string | null;
};

/** The browser in the words people know it by, and the network it was in. */
export function placeOf(
  { browser, system, network }: Place,
  nameNetwork: (network: string) => string,
): string {
  return [browser, system, network ? nameNetwork(network) : null].filter(word => word !== null).join(' · ');
}
