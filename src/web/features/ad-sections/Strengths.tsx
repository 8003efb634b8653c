import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button, Icon } from '../../ui/index.ts';
import { type Ad, Section } from './Section.tsx';
import { useCodeWords, useText } from './use-text.ts';

const SHOWN_FIRST = 3;

/** What speaks for the car: three at first, then all. */
export function Strengths({ ad }: { ad: Ad }) {
  const t = useTranslations('ad');
  const text = useText();
  const wordOf = useCodeWords();
  const [isWhole, setWhole] = useState(false);
  const custom = ad.customHighlights.flatMap(highlight => text(highlight)?.words ?? []);
  const strengths = [...ad.highlights.map(code => wordOf('highlight', code)), ...custom];
  if (strengths.length === 0) return null;
  return (
    <Section name="strengths">
      <ul className="grid gap-4 md:grid-cols-3">
        {strengths.slice(0, isWhole ? undefined : SHOWN_FIRST).map(strength => (
          <li key={strength} className="flex items-start gap-3">
            <Icon name="check" className="mt-1 size-5 shrink-0 text-good" />
            {strength}
          </li>
        ))}
      </ul>
      {strengths.length > SHOWN_FIRST && (
        <Button
          look="quiet"
          className="self-start"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? t('seeLess') : t('seeAll')}
        </Button>
      )}
    </Section>
  );
}
