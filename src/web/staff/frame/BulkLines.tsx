import { useTranslations } from 'use-intl';
import type { ListActStateFragment } from '#web/graphql/documents.gen.ts';
import { classes } from '#web/ui/index.ts';
import { useFieldWords } from './use-field-words.ts';

type Line = ListActStateFragment['lines'][number];

/** What happens to each row: what is refused first, with why. */
export function BulkLines({ act: { lines, total } }: { act: ListActStateFragment }) {
  const t = useTranslations('admin.list.acts');
  const whyOf = useWhy();
  return (
    <>
      <section
        aria-label={t('lines')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
        tabIndex={0}
        className="max-h-80 overflow-y-auto rounded-box border border-line"
      >
        <ul className="divide-y divide-line text-14">
          {lines.map(line => (
            <li key={line.id} className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-2">
              <span className="wrap-anywhere">{line.name ?? t('gone')}</span>
              <span className={classes('text-ink-soft', line.outcome === 'REFUSED' && 'text-red')}>
                {line.outcome === 'REFUSED' ? whyOf(line) : t(`outcomes.${line.outcome ?? 'WAITING'}`)}
              </span>
            </li>
          ))}
        </ul>
      </section>
      {total > lines.length && (
        <p className="text-12 text-ink-soft">{t('more', { count: total - lines.length })}</p>
      )}
    </>
  );
}

/** Why a row is not done, in the words for one of them. */
function useWhy(): (line: Line) => string {
  const t = useTranslations('admin.list.acts');
  const errors = useTranslations('errors');
  const wordOf = useFieldWords();
  return ({ code, field }) => {
    if (code === 'ReasonNeeded') return t('underHammer');
    if (code === 'BadInput' && field === 'status') return t('wrongState');
    if (code === 'BadInput' && field === 'auctionId') return t('hasAuction');
    if (code === 'BadInput' && field) return t('lacks', { field: field.split(' ').map(wordOf).join(', ') });
    const key = (code ?? 'Unknown') as 'Unknown';
    return errors(errors.has(key) ? key : 'Unknown');
  };
}
