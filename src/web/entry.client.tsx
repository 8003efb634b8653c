import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { type Locale, loadAdminMessages, loadMessages, type StaffLocale } from './i18n/index.ts';
import { isStaffPath } from './links.ts';

// The page says its language itself: the staff application's is not written in its path.
const { lang } = document.documentElement;
await loadMessages(lang as Locale);
if (isStaffPath(location.pathname)) await loadAdminMessages(lang as StaffLocale);
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
