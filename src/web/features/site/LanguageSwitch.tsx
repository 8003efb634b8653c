import { useTranslations } from 'use-intl';
import { LOCALES, useLocale } from '#web/i18n/index.ts';
import { classes } from '#web/ui/index.ts';
import { useAddresses } from './use-addresses.ts';

/** The same page in another language. The page is loaded anew: it brings only its own language's words. */
export function LanguageSwitch({ className = 'flex', label }: { className?: string; label: string }) {
  const t = useTranslations('site');
  const current = useLocale();
  const addresses = useAddresses();
  return (
    <nav aria-label={label} className={classes('items-center', className)}>
      {LOCALES.map(locale => (
        <a
          key={locale}
          href={addresses[locale]}
          hrefLang={locale}
          lang={locale}
          aria-label={`${locale.toUpperCase()}, ${t(`languages.${locale}`)}`}
          aria-current={locale === current ? 'true' : undefined}
          className={classes(
            'inline-flex size-11 items-center justify-center rounded-pill text-14 uppercase',
            locale === current
              ? 'font-[600] underline decoration-brass decoration-2 underline-offset-8'
              : 'opacity-75 hover:opacity-100',
          )}
        >
          {locale}
        </a>
      ))}
    </nav>
  );
}
