import { useTranslations } from 'use-intl';
import type { WaitingAdFragment } from '../../../../graphql/documents.gen.ts';
import { useFieldWords } from './use-field-words.ts';

type Difference = WaitingAdFragment['differences'][number];

/** What is public beside what is proposed, field by field. */
export function Differences({ differences }: { differences: readonly Difference[] }) {
  const t = useTranslations('admin.adReview');
  const wordOf = useFieldWords();
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
      tabIndex={0}
      aria-label={t('after')}
      className="max-h-96 overflow-auto rounded-box border border-line"
    >
      <table className="w-full text-left text-14">
        <thead className="sticky top-0 bg-wash">
          <tr>
            <th scope="col" className="px-4 py-2 font-[560]">
              {t('field')}
            </th>
            <th scope="col" className="px-4 py-2 font-[560]">
              {t('before')}
            </th>
            <th scope="col" className="px-4 py-2 font-[560]">
              {t('after')}
            </th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ field, before, after }) => (
            <tr key={field} data-difference={field} className="border-line border-t align-top">
              <th scope="row" className="px-4 py-2 font-[520]">
                {wordOf(field)}
              </th>
              <td className="px-4 py-2 text-ink-soft">
                <Lines field={field} lines={before} />
              </td>
              <td className="px-4 py-2">
                <Lines field={field} lines={after} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Lines({ field, lines }: { field: string; lines: readonly string[] }) {
  const t = useTranslations('admin.adReview');
  if (lines.length === 0) return <span className="text-ink-soft">{t('none')}</span>;
  if (field === 'photos') return <Photos lines={lines} />;
  return (
    <ul className="max-w-prose whitespace-pre-line">
      {lines.map(line => (
        <li key={line} className="wrap-anywhere">
          {line}
        </li>
      ))}
    </ul>
  );
}

/** A photo's line is its group and its id. */
function Photos({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {lines.map(line => {
        const [role = '', id = ''] = line.split(' ');
        return (
          <li key={line}>
            <img
              src={`/photos/${id}/320.webp`}
              alt={role}
              loading="lazy"
              className="aspect-[3/2] w-24 rounded-box bg-wash object-cover"
            />
          </li>
        );
      })}
    </ul>
  );
}
