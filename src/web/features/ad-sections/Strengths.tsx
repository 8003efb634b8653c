import { useState } from 'react';
import { Icon } from '#web/ui/index.ts';
import { type Ad, Section } from './Section.tsx';
import { Toggle } from './Toggle.tsx';
import { useCodeWords, useText, type Words } from './use-text.ts';

const SHOWN_FIRST = 3;

/** What speaks for the car: three at first, then all (spec §4). */
export function Strengths({ ad }: { ad: Ad }) {
  const [isWhole, setWhole] = useState(false);
  const strengths = useStrengths(ad);
  if (strengths.length === 0) return null;
  return (
    <Section name="strengths">
      <ul className="grid gap-4 md:grid-cols-3">
        {strengths.slice(0, isWhole ? undefined : SHOWN_FIRST).map(({ words, lang }) => (
          <li key={words} lang={lang} className="flex items-start gap-3">
            <Icon name="check" className="mt-1 size-5 shrink-0 text-good" />
            {words}
          </li>
        ))}
      </ul>
      {strengths.length > SHOWN_FIRST && <Toggle isWhole={isWhole} onChange={setWhole} />}
    </Section>
  );
}

/** The coded ones first, then those in somebody's own words; each once. */
function useStrengths(ad: Ad): readonly Words[] {
  const text = useText();
  const wordOf = useCodeWords();
  const coded = ad.highlights.map(code => ({ words: wordOf('highlight', code) ?? code, lang: undefined }));
  const custom = ad.customHighlights.flatMap(highlight => text(highlight) ?? []);
  return [...new Map([...coded, ...custom].map(one => [one.words, one])).values()];
}
