import { useState } from 'react';
import { classes, Icon } from '#web/ui/index.ts';
import type { Ad } from './in-words.ts';
import { Rest } from './Rest.tsx';
import { Section } from './Section.tsx';
import { Toggle } from './Toggle.tsx';
import { useAllWords, type Words } from './use-text.ts';

const SHOWN_FIRST = 3;

const GRID = 'grid gap-4 md:grid-cols-3';

/** What speaks for the car: three at first, then all (spec §4). */
export function Strengths({ ad }: { ad: Ad }) {
  const [isWhole, setWhole] = useState(false);
  const strengths = useAllWords(ad.highlights, ad.customHighlights);
  if (strengths.length === 0) return null;
  const isLong = strengths.length > SHOWN_FIRST;
  return (
    <Section name="strengths">
      <div>
        <ul className={GRID}>
          <Items strengths={strengths.slice(0, SHOWN_FIRST)} />
        </ul>
        {isLong && (
          <Rest
            as="ul"
            isShown={isWhole}
            onFound={() => setWhole(true)}
            className={classes(GRID, isWhole && 'pt-4')}
          >
            <Items strengths={strengths.slice(SHOWN_FIRST)} />
          </Rest>
        )}
      </div>
      {isLong && <Toggle isWhole={isWhole} onChange={setWhole} />}
    </Section>
  );
}

function Items({ strengths }: { strengths: readonly Words[] }) {
  return strengths.map(({ words, lang }) => (
    <li key={words} lang={lang} className="flex items-start gap-3">
      <Icon name="check" className="mt-1 size-5 shrink-0 text-good" />
      {words}
    </li>
  ));
}
