import { dateWords } from '#shared/words/date-words.ts';
import type { Ad } from './in-words.ts';
import { Section } from './Section.tsx';
import { useText } from './use-text.ts';

type Work = Ad['works'][number];

const dateOf = ({ endDate, startDate }: Work): string => endDate || startDate || '';

/** From when to when, or the one day that is known. */
function datesOf({ startDate, endDate }: Work): string {
  const dates = [startDate, endDate].flatMap(date => (date ? [dateWords(date)] : []));
  return [...new Set(dates)].join(' – ');
}

/** What was done to the car, the newest first. */
export function Works({ ad }: { ad: Ad }) {
  const text = useText();
  const works = ad.works.toSorted((one, other) => dateOf(other).localeCompare(dateOf(one)));
  if (works.length === 0) return null;
  return (
    <Section name="works">
      <ol className="flex flex-col gap-6 border-line border-l pl-6">
        {works.map((work, index) => {
          const name = text(work.name);
          const description = text(work.description);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and two works may be alike
            <li key={index}>
              <p className="tabular text-14 text-ink-soft">{datesOf(work)}</p>
              {name && (
                <h3 lang={name.lang} className="font-[560]">
                  {name.words}
                </h3>
              )}
              {description && (
                <p lang={description.lang} className="mt-1 max-w-prose whitespace-pre-line text-ink-soft">
                  {description.words}
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
