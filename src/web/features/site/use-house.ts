import { useRouteLoaderData } from 'react-router';
import type { PublicHouse } from '#shared/fields/index.ts';
import { useLocale } from '#web/i18n/index.ts';

/** Returns the public details of the house; null on an error page. */
export function useHouse(): PublicHouse | null {
  return (useRouteLoaderData('root') as { house: PublicHouse | null } | undefined)?.house ?? null;
}

/** Returns the opening hours in the page's language; null if there are none. */
export function useHours(): string | null {
  const locale = useLocale();
  return useHouse()?.hours?.[locale] ?? null;
}

/** Returns the `tel:` URL of a formatted number. */
export const telOf = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`;
