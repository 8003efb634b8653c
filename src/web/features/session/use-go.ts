import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { isStaffPath, routeAt } from '#shared/paths/links.ts';
import { localeOfPath, useLocale } from '#web/i18n/index.ts';

/** Goes to a path of the site; what is no page of ours, is staff's, or speaks another language, is loaded anew. */
export function useGo(): (path: string) => void {
  const navigate = useNavigate();
  const locale = useLocale();
  return useCallback(
    path => {
      const { pathname } = new URL(path, location.origin);
      const isHere = localeOfPath(pathname) === locale && !isStaffPath(pathname);
      if (routeAt(pathname) && isHere) void navigate(path, { replace: true });
      else location.replace(path);
    },
    [navigate, locale],
  );
}
