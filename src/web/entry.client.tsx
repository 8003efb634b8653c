import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { isStaffPath } from '#shared/paths/links.ts';
import {
  type Locale,
  loadAdminMessages,
  loadAllMessages,
  loadPageMessages,
  STAFF_LOCALES,
} from './i18n/index.ts';

const { pathname } = location;
if (isStaffPath(pathname)) {
  // The page says its language itself: the staff application's is not written in its path.
  const lang = document.documentElement.lang as Locale;
  const own = STAFF_LOCALES.filter(locale => locale === lang).map(loadAdminMessages);
  await Promise.all([loadAllMessages(lang), ...own]);
} else {
  await loadPageMessages(pathname);
}
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
