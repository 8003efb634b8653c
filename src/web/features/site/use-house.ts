import { useRouteLoaderData } from 'react-router';
import type { PublicHouse } from '#shared/fields/index.ts';
import { useLocale } from '#web/i18n/index.ts';

/** Who the house is, by its settings; null on a page that shows only that something failed. */
export function useHouse(): PublicHouse | null {
  return (useRouteLoaderData('root') as { house: PublicHouse | null } | undefined)?.house ?? null;
}

/** When the house is open, in the words of the page; null where it has not said so. */
export function useHours(): string | null {
  const locale = useLocale();
  return useHouse()?.hours?.[locale] ?? null;
}

/** The address that calls a number written for people. */
export const telOf = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`;
