import type { Blocker } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button, Dialog } from '#web/ui/index.ts';

type Props = {
  blocker: Extract<Blocker, { state: 'blocked' }>;
  /** Says what would be lost. */
  text: string;
};

/** Asks whether to leave with unsaved changes. */
export function LeaveDialog({ blocker, text }: Props) {
  const t = useTranslations('leaving');
  return (
    <Dialog name="leave" title={t('title')} isOpen onClose={blocker.reset}>
      <p className="text-14 text-ink-soft">{text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={blocker.reset}>{t('stay')}</Button>
        <Button look="secondary" onClick={blocker.proceed}>
          {t('leave')}
        </Button>
      </div>
    </Dialog>
  );
}
