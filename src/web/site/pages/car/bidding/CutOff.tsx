import { useTranslations } from 'use-intl';
import { useFromLiveStatus, useIsOffline } from '#web/graphql/index.ts';
import { Button } from '#web/ui/index.ts';

/** Returns why bidding is not possible from this page now; null if it is. */
export function useCutOff(): 'offline' | 'renewed' | null {
  const isOffline = useIsOffline();
  const isRenewed = useFromLiveStatus(status => status === 'renewed');
  return isRenewed ? 'renewed' : isOffline ? 'offline' : null;
}

/** Says why; an offline page recovers by itself, an outdated one must be reloaded. */
export function CutOff({ why }: { why: 'offline' | 'renewed' }) {
  const t = useTranslations();
  if (why === 'offline') return t('bidding.cutOff');
  return (
    <span className="flex flex-col items-center gap-2">
      {t('site.renewed')}
      <Button look="secondary" onClick={() => location.reload()}>
        {t('site.failure.reload')}
      </Button>
    </span>
  );
}
