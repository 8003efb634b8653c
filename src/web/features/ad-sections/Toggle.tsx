import { useTranslations } from 'use-intl';
import { Button } from '#web/ui/index.ts';

/** Shows the rest of a list, and hides it again; it stays where it is, so the focus stays with it. */
export function Toggle({ isWhole, onChange }: { isWhole: boolean; onChange: (isWhole: boolean) => void }) {
  const t = useTranslations('ad');
  return (
    <Button look="quiet" className="self-start" aria-expanded={isWhole} onClick={() => onChange(!isWhole)}>
      {isWhole ? t('seeLess') : t('seeAll')}
    </Button>
  );
}
