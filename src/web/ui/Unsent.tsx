import { useEffect, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import { useUiWords, type Words } from './UiWords.tsx';

type Asked = Awaited<ReturnType<Words['leaving']>>;

/**
 * Asks, below the dialog's content, whether to leave although text was typed. If its words cannot be loaded, for
 * instance offline, it shows only a second close button.
 */
export function Unsent({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const { leaving, close } = useUiWords();
  const [words, setWords] = useState<Asked | null>(null);
  const [isWordless, setWordless] = useState(false);
  const stay = useRef<HTMLDivElement>(null);
  useEffect(() => void leaving().then(setWords, () => setWordless(true)), [leaving]);
  useEffect(() => void (words && stay.current?.querySelector('button')?.focus()), [words]);
  return (
    <div role="alert" data-leaving="" className="bg-brass-wash text-brass-ink">
      {(words || isWordless) && (
        <div ref={stay} className="border-line border-t px-5 py-4 sm:px-8">
          {words && <p className="mb-3 text-14">{words.unsaved}</p>}
          <div className="flex flex-wrap gap-3">
            {words && <Button onClick={onStay}>{words.stay}</Button>}
            <Button look="secondary" onClick={onLeave}>
              {words?.leave ?? close}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
