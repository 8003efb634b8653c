import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isFileUrl } from '#shared/paths/file-url.ts';
import { classes, Icon } from '#web/ui/index.ts';
import { FileLink } from './FileLink.tsx';
import type { Ad } from './in-words.ts';
import { Section, Toggle } from './Section.tsx';
import { useAllWords, useText, type Words } from './use-text.ts';

/** Longer lists are set in two columns (spec §9). */
const ONE_COLUMN_MAX = 6;
const COLLAPSED_PX = 200;

/** The car's equipment. Above 200 pixels it is collapsed and can be expanded (spec §4). */
export function Equipment({ ad }: { ad: Ad }) {
  const t = useTranslations('ad');
  const options = useAllWords(ad.options, ad.customOptions);
  const free = useText()(ad.freeOption);
  const content = useRef<HTMLDivElement>(null);
  const isHigh = useIsHigh(content);
  const [isWhole, setWhole] = useState(false);
  const report = ad.optionReportUrl && isFileUrl(ad.optionReportUrl) ? ad.optionReportUrl : null;
  if (options.length === 0 && !free && !report) return null;
  return (
    <Section name="equipment">
      <div
        data-collapsed={!isWhole}
        className={classes(
          'overflow-hidden',
          !isWhole && 'max-h-[200px] print:max-h-none',
          isHigh && !isWhole && 'mask-b-from-70% print:mask-none',
        )}
      >
        <div ref={content} className="flex flex-col gap-4">
          {options.length > 0 && <OptionList options={options} />}
          {free && (
            <p lang={free.lang} className="max-w-prose whitespace-pre-line text-ink-soft">
              {free.words}
            </p>
          )}
        </div>
      </div>
      {isHigh && <Toggle isWhole={isWhole} onChange={setWhole} />}
      {report && (
        <div className="self-start">
          <FileLink url={report} title={t('optionReport')} />
        </div>
      )}
    </Section>
  );
}

function OptionList({ options }: { options: readonly Words[] }) {
  return (
    <ul className={classes('grid gap-x-12', options.length > ONE_COLUMN_MAX && 'md:grid-cols-2')}>
      {options.map(({ words, lang }) => (
        <li key={words} lang={lang} className="flex items-start gap-3 py-0.5">
          <Icon name="check" className="mt-1.5 size-4 text-ink-soft" />
          {words}
        </li>
      ))}
    </ul>
  );
}

/** Whether the content is higher than its collapsed height, at its current width. */
function useIsHigh(content: RefObject<HTMLDivElement | null>): boolean {
  const [isHigh, setHigh] = useState(false);
  useLayoutEffect(() => {
    const element = content.current;
    if (!element) return;
    const watcher = new ResizeObserver(() => setHigh(element.offsetHeight > COLLAPSED_PX));
    setHigh(element.offsetHeight > COLLAPSED_PX);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [content]);
  return isHigh;
}
