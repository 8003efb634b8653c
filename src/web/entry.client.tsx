import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { holdBrand } from '#shared/brand.ts';
import { isStaffPath } from '#shared/paths/links.ts';
import { brandOfPage } from './brand-of-page.ts';
import { type Locale, loadPageWords, loadWords } from './i18n/index.ts';

holdBrand(brandOfPage(document));
const { pathname } = location;
if (isStaffPath(pathname)) {
  // The locale is read from <html lang>: the path of the staff application does not name it.
  const lang = document.documentElement.lang as Locale;
  await Promise.all([loadWords(lang), loadWords(lang, ['admin', 'carEditor', 'forms'])]);
} else {
  await loadPageWords(pathname);
}
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
