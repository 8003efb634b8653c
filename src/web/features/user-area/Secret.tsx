import { useId, useState } from 'react';
import { Button, CONTROL_CLASSES } from '#web/ui/index.ts';
import { Action } from './Action.tsx';

type Words = { readonly copy: string; readonly copied: string; readonly done: string };
type Props = { label: string; hint: string; secret: string; words: Words; onDone: () => void };

/** A secret that is shown only once, to be copied. */
export function Secret({ label, hint, secret, words, onDone }: Props) {
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
          <span role="status">{isCopied ? words.copied : words.copy}</span>
        </Action>
      </div>
      <Button look="secondary" onClick={onDone} className="self-start">
        {words.done}
      </Button>
    </div>
  );
}
