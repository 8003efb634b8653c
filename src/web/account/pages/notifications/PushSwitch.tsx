import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useToasts } from '#web/features/toasts/index.ts';
import { Button } from '#web/ui/index.ts';
import { type PushState, readPush, switchPushOff, switchPushOn } from './push.ts';

/** This browser, on or off. The browser's own question comes only after the click. */
export function PushSwitch({ pushKey }: { pushKey: string }) {
  const t = useTranslations('notifications');
  const { fail } = useToasts();
  const [state, setState] = useState<PushState>('unknown');
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    readPush().then(setState, () => setState('unsupported'));
  }, []);

  const change = async () => {
    setBusy(true);
    try {
      setState(await (state === 'on' ? switchPushOff() : switchPushOn(pushKey)));
    } catch (error) {
      fail(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-4">
      <p role="status" className="text-14">
        {t(`push.${state}`)}
      </p>
      {(state === 'on' || state === 'off') && (
        <Button look="secondary" isBusy={isBusy} onClick={() => void change()}>
          {t(state === 'on' ? 'pushOff' : 'pushOn')}
        </Button>
      )}
    </div>
  );
}
