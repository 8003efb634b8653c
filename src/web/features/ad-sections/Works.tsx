import { formatDate } from '../../i18n/index.ts';
import { type Ad, Section } from './Section.tsx';
import { useText } from './use-text.ts';

type Work = Ad['works'][number];

const dateOf = ({ endDate, startDate }: Work): string => endDate ?? startDate ?? '';

/** What was done to the car, the newest first. */
export function Works({ ad }: { ad: Ad }) {
  const text = useText();
  const works = ad.works.toSorted((one, other) => dateOf(other).localeCompare(dateOf(one)));
  if (works.length === 0) return null;
  return (
    <Section name="works">
      <ol className="flex flex-col gap-6 border-line border-l pl-6">
        {works.map(work => {
          const name = text(work.name);
          const description = text(work.description);
          const dates = [work.startDate, work.endDate].filter(date => date !== null);
          return (
            <li key={`${dateOf(work)} ${name?.words}`}>
              <p className="tabular text-14 text-ink-soft">{dates.map(formatDate).join(' – ')}</p>
              <h3 lang={name?.lang} className="font-[560]">
                {name?.words}
              </h3>
              {description && (
                <p lang={description.lang} className="mt-1 max-w-prose text-ink-soft">
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
