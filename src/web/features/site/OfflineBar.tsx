import { useTranslations } from 'use-intl';
import { useFromLiveStatus, useIsOffline } from '#web/graphql/index.ts';
import { keepClear } from '#web/ui/index.ts';

/**
 * Says that the page is offline or reconnecting, or must be reloaded after a deployment. It lies over the page, so that
 * nothing shifts when it appears, and lets clicks through.
 */
export function OfflineBar() {
  const t = useTranslations('site');
  const status = useFromLiveStatus(now => now);
  const isOffline = useIsOffline();
  const isRenewed = status === 'renewed';
  const isSaid = isRenewed || status === 'reconnecting';
  const text = isOffline ? t('offline') : isSaid ? t(status) : null;
  return (
    <div role="status" data-connection={isOffline ? 'offline' : status} className="above-bars offline-bar">
      {text && (
        <p
          ref={keepClear}
          data-bar="line"
          className="rounded-box border border-night-line bg-night px-4 py-2.5 text-14 text-on-night shadow-modal"
        >
          {text}{' '}
          {isRenewed && (
            <button
              type="button"
              className="pointer-events-auto min-h-11 underline underline-offset-4"
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
