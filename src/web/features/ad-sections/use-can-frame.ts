import { useRouteLoaderData } from 'react-router';

type Outside = { readonly origin: string; readonly fileHost: string | null };

/** Whether the page's policy lets it show a file in a frame: one of ours, or of the house's file host. */
export function useCanFrame(): (url: string) => boolean {
  const outside = useRouteLoaderData('root') as Outside | undefined;
  const hosts = [outside?.origin, outside?.fileHost];
  return url => url.startsWith('/') || hosts.includes(URL.parse(url)?.origin);
}
