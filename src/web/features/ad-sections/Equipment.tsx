import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button, classes } from '../../ui/index.ts';
import { isFileUrl } from './file-url.ts';
import { type Ad, Section } from './Section.tsx';
import { useCodeWords, useText } from './use-text.ts';

/** Two columns when there are more (spec §9). */
const ONE_COLUMN_MAX = 6;
const COLLAPSED_PX = 200;

/** What the car has. Higher than 200 pixels it folds, and unfolds on demand. */
export function Equipment({ ad }: { ad: Ad }) {
  const t = useTranslations('ad');
  const text = useText();
  const wordOf = useCodeWords();
  const [isWhole, setWhole] = useState(false);
  const [isHigh, setHigh] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    setHigh((list.current?.scrollHeight ?? 0) > COLLAPSED_PX);
  }, []);

  const custom = ad.customOptions.flatMap(option => text(option)?.words ?? []);
  const options = [...ad.options.map(code => wordOf('option', code)), ...custom];
  const free = text(ad.freeOption);
  const report = ad.optionReportUrl && isFileUrl(ad.optionReportUrl) ? ad.optionReportUrl : null;
  if (options.length === 0 && !free && !report) return null;
  return (
    <Section name="equipment">
      <ul
        ref={list}
        className={classes(
          'grid gap-x-12 overflow-hidden',
          options.length > ONE_COLUMN_MAX && 'md:grid-cols-2',
          !isWhole && 'max-h-[200px]',
        )}
      >
        {options.map(option => (
          <li key={option} className="border-line border-b py-2.5">
            {option}
          </li>
        ))}
      </ul>
      {isHigh && (
        <Button
          look="quiet"
          className="self-start"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? t('seeLess') : t('seeAll')}
        </Button>
      )}
      {free && (
        <p lang={free.lang} className="max-w-prose text-ink-soft">
          {free.words}
        </p>
      )}
      {report && (
        <a
          href={report}
          target="_blank"
          rel="noopener"
          className="self-start text-link underline underline-offset-4"
        >
          {t('optionReport')}
        </a>
      )}
    </Section>
  );
}
