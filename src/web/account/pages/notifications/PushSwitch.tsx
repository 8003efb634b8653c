import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAct } from '#web/features/toasts/index.ts';
import { Button } from '#web/ui/index.ts';
import { type PushState, readPush, switchPushOff, switchPushOn } from './push.ts';

/** This browser, on or off. The browser's own question comes only after the click. */
export function PushSwitch({ pushKey }: { pushKey: string }) {
  const t = useTranslations('notifications');
  const { isBusy, act } = useAct();
  const [state, setState] = useState<PushState>('unknown');
  useEffect(() => {
    readPush().then(setState, () => setState('unsupported'));
  }, []);

  const change = async () => setState(await (state === 'on' ? switchPushOff() : switchPushOn(pushKey)));
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-4">
      <p role="status" className="text-14">
        {t(`push.${state}`)}
      </p>
      {(state === 'on' || state === 'off') && (
        <Button look="secondary" isBusy={isBusy} onClick={() => void act(change)}>
          {t(state === 'on' ? 'pushOff' : 'pushOn')}
        </Button>
      )}
    </div>
  );
}
