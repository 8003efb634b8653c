import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { LocaleButton } from '#web/i18n/index.ts';
import { Card } from '#web/ui/index.ts';

/** The data that the contract still lacks; for the user's own, links to enter it, which lead back here. */
export function Missing({ missing }: { missing: readonly string[] }) {
  const t = useTranslations('orders.missing');
  const { pathname, search } = useLocation();
  const back = { redirect: pathname + search };
  const needsAddress = missing.includes('address');
  if (missing.length === 0) return <Card className="p-5 text-18 sm:p-8">{t('otherSide')}</Card>;
  return (
    <Card className="flex flex-col items-start gap-4 p-5 sm:p-8">
      <p className="text-18">{t(needsAddress ? 'address' : 'phone')}</p>
      <LocaleButton to={needsAddress ? 'user/addresses/new' : 'user/profile'} query={back}>
        {t(needsAddress ? 'addAddress' : 'addPhone')}
      </LocaleButton>
    </Card>
  );
}
