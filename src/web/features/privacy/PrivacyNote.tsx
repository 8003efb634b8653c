import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LocaleLink } from '#web/i18n/index.ts';

const linkTo = (to: 'privacy' | 'cgv') => (words: ReactNode) => (
  <LocaleLink to={to} target="_blank" rel="noopener" className="text-link underline underline-offset-4">
    {words}
  </LocaleLink>
);

/** How the data of a form is used, with links to the details (GDPR art. 13). */
export function PrivacyNote({ of }: { of: 'account' | 'request' | 'newsletter' }) {
  const t = useTranslations('site.privacy');
  return (
    <p data-privacy={of} className="text-12 text-ink-soft">
      {t.rich(of, { privacy: linkTo('privacy'), terms: linkTo('cgv') })}
    </p>
  );
}
