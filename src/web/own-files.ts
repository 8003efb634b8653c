import { useRouteLoaderData } from 'react-router';
import { isShownFrom } from '#shared/paths/file-url.ts';

type Outside = { readonly origin: string; readonly fileHost: string | null };

/** Whether the page's policy lets it show a picture or a paper: one of ours, or of the house's file host. */
export function useCanShow(): (url: string) => boolean {
  const outside = useRouteLoaderData('root') as Outside | undefined;
  const hosts: readonly unknown[] = [outside?.origin, outside?.fileHost];
  return url => isShownFrom(hosts, url);
}
