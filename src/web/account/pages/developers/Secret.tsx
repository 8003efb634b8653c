import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Action } from '#web/features/user-area/index.ts';
import { Button, CONTROL_CLASSES } from '#web/ui/index.ts';

type Props = { label: string; hint: string; secret: string; onDone: () => void };

/** A secret that is shown this once, to be copied. */
export function Secret({ label, hint, secret, onDone }: Props) {
  const t = useTranslations('developers.keys');
  const id = useId();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(secret);
    setCopied(true);
  };
  return (
    <div className="flex flex-col gap-3" data-secret="">
      <p id={`${id}-hint`} role="status" className="font-[560]">
        {hint}
      </p>
      <div className="flex gap-2">
        <input
          aria-label={label}
          aria-describedby={`${id}-hint`}
          readOnly
          value={secret}
          onFocus={event => event.target.select()}
          className={CONTROL_CLASSES}
        />
        <Action onAct={copy} className="shrink-0">
          <span role="status">{t(isCopied ? 'copied' : 'copy')}</span>
        </Action>
      </div>
      <Button look="secondary" onClick={onDone} className="self-start">
        {t('done')}
      </Button>
    </div>
  );
}
