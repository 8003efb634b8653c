import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadAdminMessages, loadAllMessages, loadPageMessages, type StaffLocale } from './i18n/index.ts';
import { isStaffPath } from './links.ts';

const { pathname } = location;
if (isStaffPath(pathname)) {
  // The page says its language itself: the staff application's is not written in its path.
  const lang = document.documentElement.lang as StaffLocale;
  await Promise.all([loadAllMessages(lang), loadAdminMessages(lang)]);
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
