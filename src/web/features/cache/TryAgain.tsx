import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/index.ts';

/** In the place of what did not arrive. */
export function TryAgain({ onAgain }: { onAgain: () => void }) {
  const t = useTranslations('account.failed');
  return (
    <div role="alert" className="flex flex-col items-start gap-4">
      <p>{t('text')}</p>
      <Button look="secondary" onClick={onAgain}>
        {t('again')}
      </Button>
    </div>
  );
}
