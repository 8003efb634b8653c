import { Icon } from '#web/ui/index.ts';
import type { Titled } from './block.ts';
import { Lines, Words } from './Words.tsx';

/** Questions that open on their answers, with the browser's own means: they work before any script does. */
export function Faq({ entries }: { entries: readonly Titled[] }) {
  return (
    <div className="border-line border-t">
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: questions never move
        <details key={index} className="group border-line border-b">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-4 font-[560] text-16 sm:text-18 [&::-webkit-details-marker]:hidden">
            <span>
              <Words line={entry.title} />
            </span>
            <Icon
              name="chevronDown"
              className="text-ink-soft transition-transform duration-150 group-open:rotate-180"
            />
          </summary>
          <div className="flex max-w-prose flex-col gap-3 pb-6 text-ink-soft">
            <Lines lines={entry.lines} />
          </div>
        </details>
      ))}
    </div>
  );
}
