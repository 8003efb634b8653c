import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/index.ts';
import { type Ad, Section } from './Section.tsx';
import { useFeatureRows } from './use-feature-rows.ts';

const SHOWN_FIRST = 10;
/** With one more row than this a control would hide less than it costs. */
const SHOWN_WHOLE_MAX = 11;

/** The car in figures: ten rows at first, all of them where there are eleven or fewer. */
export function Features({ ad }: { ad: Ad }) {
  const t = useTranslations('ad');
  const rows = useFeatureRows(ad);
  const [isWhole, setWhole] = useState(false);
  const isLong = rows.length > SHOWN_WHOLE_MAX;
  const shown = isLong && !isWhole ? rows.slice(0, SHOWN_FIRST) : rows;
  return (
    <Section name="features">
      <dl className="grid sm:grid-cols-2 sm:gap-x-12">
        {shown.map(({ name, label, value }) => (
          <div key={name} className="tabular flex justify-between gap-6 border-line border-b py-3">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="text-right">{value}</dd>
          </div>
        ))}
      </dl>
      {isLong && (
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
