import { useTranslations } from 'use-intl';
import { useFromLiveStatus, useIsOffline } from '#web/graphql/index.ts';
import { Button } from '#web/ui/index.ts';

/** Why nobody can bid from this page for now; null where they can. */
export function useCutOff(): 'offline' | 'renewed' | null {
  const isOffline = useIsOffline();
  const isRenewed = useFromLiveStatus(status => status === 'renewed');
  return isRenewed ? 'renewed' : isOffline ? 'offline' : null;
}

/** Says so, and what is to be done about it: what was cut off heals by itself, a page of yesterday does not. */
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
