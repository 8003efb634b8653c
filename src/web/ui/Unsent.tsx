import { useEffect, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import { useUiWords, type Words } from './UiWords.tsx';

type Asked = Awaited<ReturnType<Words['leaving']>>;

/** Whether to leave a dialog with what was typed in it, asked below it once the words for that are there. */
export function Unsent({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const { leaving } = useUiWords();
  const [words, setWords] = useState<Asked | null>(null);
  const stay = useRef<HTMLDivElement>(null);
  useEffect(() => void leaving().then(setWords, onLeave), [leaving, onLeave]);
  useEffect(() => void (words && stay.current?.querySelector('button')?.focus()), [words]);
  return (
    <div role="alert" data-leaving="" className="bg-brass-wash text-brass-ink">
      {words && (
        <div ref={stay} className="border-line border-t px-5 py-4 sm:px-8">
          <p className="text-14">{words.unsaved}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button onClick={onStay}>{words.stay}</Button>
            <Button look="secondary" onClick={onLeave}>
              {words.leave}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
