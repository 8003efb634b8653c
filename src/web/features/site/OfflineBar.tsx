import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { useFromLiveStatus } from '#web/graphql/index.ts';

function followNetwork(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Says quietly that the page is cut off; it rejoins by itself, unless the house was renewed meanwhile. */
export function OfflineBar() {
  const t = useTranslations('site');
  const status = useFromLiveStatus(now => now);
  const isOnline = useSyncExternalStore(
    followNetwork,
    () => navigator.onLine,
    () => true,
  );
  const isRenewed = status === 'renewed';
  const isOffline = !isRenewed && (!isOnline || status === 'offline');
  const isSaid = isRenewed || status === 'reconnecting';
  const text = isOffline ? t('offline') : isSaid ? t(status) : null;
  return (
    <div role="status" data-connection={isOffline ? 'offline' : status} className="offline-bar col-span-full">
      {text && (
        <p className="bg-night px-5 py-3 text-center text-14 text-on-night">
          {text}{' '}
          {isRenewed && (
            <button
              type="button"
              className="min-h-11 underline underline-offset-4"
              onClick={() => location.reload()}
            >
              {t('failure.reload')}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
