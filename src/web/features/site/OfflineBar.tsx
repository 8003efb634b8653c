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

/** Says quietly that the page is cut off; it rejoins by itself. */
export function OfflineBar() {
  const t = useTranslations('site');
  const status = useFromLiveStatus(now => now);
  const isOnline = useSyncExternalStore(
    followNetwork,
    () => navigator.onLine,
    () => true,
  );
  const isOffline = !isOnline || status === 'offline';
  const text = isOffline ? t('offline') : status === 'reconnecting' ? t('reconnecting') : null;
  return (
    <div role="status" data-connection={isOffline ? 'offline' : status}>
      {text && (
        <p className="offline-bar fixed inset-x-0 bottom-0 z-40 bg-night px-5 py-3 text-center text-14 text-on-night">
          {text}
        </p>
      )}
    </div>
  );
}
