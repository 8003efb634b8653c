import { useRouteLoaderData } from 'react-router';
import type { PublicHouse } from '#web/graphql/index.ts';

/** Who the house is, by its settings; null on a page that shows only that something failed. */
export function useHouse(): PublicHouse | null {
  return (useRouteLoaderData('root') as { house: PublicHouse | null } | undefined)?.house ?? null;
}

/** The address that calls a number written for people. */
export const telOf = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`;
