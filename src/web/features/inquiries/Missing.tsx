import { useTranslations } from 'use-intl';
import { useLocale } from '#web/i18n/index.ts';
import { LinkButton, Mark } from '#web/ui/index.ts';
import { stepAddress } from './addresses.ts';

/** A draft that is not this browser's nor this person's, or is gone: the same to whoever asks. */
export function Missing({
  form,
  step,
}: {
  form: string;
  /** Where it begins again. */
  step: string;
}) {
  const t = useTranslations('inquiry.common');
  const locale = useLocale();
  return (
    <div className="page-width flex flex-col items-start gap-6 py-20">
      <Mark className="size-14 text-brass" />
      <h1 className="display text-36">{t('missingTitle')}</h1>
      <p className="max-w-prose text-18 text-ink-soft">{t('missingText')}</p>
      <LinkButton size="large" to={stepAddress(form, locale, null, step)}>
        {t('startAgain')}
      </LinkButton>
    </div>
  );
}
