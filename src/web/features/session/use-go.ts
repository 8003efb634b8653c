import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { isStaffPath, routeAt } from '#shared/paths/links.ts';
import { localeOfPath, useLocale } from '#web/i18n/index.ts';

/** Returns a function that goes to a path; unknown paths, staff pages and other languages are loaded as documents. */
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
