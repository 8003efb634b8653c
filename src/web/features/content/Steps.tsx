import type { Titled } from './block.ts';
import { Lines, Words } from './Words.tsx';

/** What happens, one step after the other, under large numbers. */
export function Steps({ steps }: { steps: readonly Titled[] }) {
  return (
    <ol className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps never move
        <li key={index} className="flex gap-5 border-line border-t pt-5">
          <span aria-hidden="true" className="display w-8 shrink-0 text-36 text-brass-ink">
            {index + 1}
          </span>
          <div className="flex flex-col gap-1 pt-1">
            <p className="font-[600]">
              <Words line={step.title} />
            </p>
            <Lines lines={step.lines} className="text-ink-soft" />
          </div>
        </li>
      ))}
    </ol>
  );
}
