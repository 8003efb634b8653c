import { useTranslations } from 'use-intl';
import { LocaleButton } from '#web/i18n/index.ts';
import { Icon } from '#web/ui/index.ts';
import type { Draft, InquiryForm } from './draft.ts';

/** What follows once a wish is on its way. */
export function Sent({ form, draft }: { form: InquiryForm; draft: Draft }) {
  const t = useTranslations('inquiry');
  const { makesAd } = form;
  const isManaged = form.name === 'managedSale';
  const isWithdrawal = form.name === 'withdrawal';
  const within = t(`within.${draft.dueInHours as 24}`);
  return (
    <div role="status" className="flex flex-col items-start gap-4 rounded-box bg-wash p-6 sm:p-8">
      <Icon name="check" className="size-10 text-good" />
      <h2 tabIndex={-1} className="display text-28 outline-none">
        {t(isWithdrawal ? 'common.withdrawnTitle' : 'common.sentTitle')}
      </h2>
      <p className="max-w-prose text-ink-soft">
        {isManaged
          ? t('common.sentManaged', { within })
          : makesAd
            ? t('common.sentAd')
            : t(isWithdrawal ? 'common.withdrawnText' : 'common.sentText', { within })}
      </p>
      <div className="flex flex-wrap gap-3">
        {makesAd && (
          <LocaleButton to="user/cars">{t(isManaged ? 'common.toPrepared' : 'common.toMyCars')}</LocaleButton>
        )}
        <LocaleButton look={makesAd ? 'secondary' : 'primary'} to="search">
          {t('common.toCars')}
        </LocaleButton>
      </div>
    </div>
  );
}
