import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { useLocale } from '#web/i18n/index.ts';
import { Icon, LinkButton } from '#web/ui/index.ts';
import type { Draft, InquiryForm } from './draft.ts';

/** What follows once a wish is on its way. */
export function Sent({ form, draft }: { form: InquiryForm; draft: Draft }) {
  const t = useTranslations('inquiry');
  const locale = useLocale();
  const { makesAd } = form;
  const isManaged = form.name === 'managedSale';
  const within = t(`within.${draft.dueInHours as 24}`);
  return (
    <div role="status" className="flex flex-col items-start gap-4 rounded-box bg-wash p-6 sm:p-8">
      <Icon name="check" className="size-10 text-good" />
      <h2 tabIndex={-1} className="display text-28 outline-none">
        {t(form.name === 'withdrawal' ? 'common.withdrawnTitle' : 'common.sentTitle')}
      </h2>
      <p className="max-w-prose text-ink-soft">
        {isManaged
          ? t('common.sentManaged', { within })
          : makesAd
            ? t('common.sentAd')
            : t('common.sentText', { within })}
      </p>
      <div className="flex flex-wrap gap-3">
        {makesAd && (
          <LinkButton to={linkTo('user/cars', locale)}>
            {t(isManaged ? 'common.toPrepared' : 'common.toMyCars')}
          </LinkButton>
        )}
        <LinkButton look={makesAd ? 'secondary' : 'primary'} to={linkTo('search', locale)}>
          {t('common.toCars')}
        </LinkButton>
      </div>
    </div>
  );
}
