import { useRouteLoaderData } from 'react-router';
import { isShownFrom } from '#shared/paths/file-url.ts';

type Outside = { readonly origin: string; readonly fileHost: string | null };

/** Returns a check of whether the page's policy allows an image or document: only the site and its file host. */
export function useCanShow(): (url: string) => boolean {
  const outside = useRouteLoaderData('root') as Outside | undefined;
  const hosts: readonly unknown[] = [outside?.origin, outside?.fileHost];
  return url => isShownFrom(hosts, url);
}
