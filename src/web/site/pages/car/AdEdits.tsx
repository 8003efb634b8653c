import { useTranslations } from 'use-intl';
import type { AuctionFactsFragment } from '#web/graphql/documents.gen.ts';
import { formatDateTime } from '#web/i18n/index.ts';

/** What the ad said otherwise when the sale began; nothing where nothing was changed. */
export function AdEdits({ edits }: { edits: AuctionFactsFragment['adEdits'] }) {
  const t = useTranslations('saleroom.edits');
  if (edits.length === 0) return null;
  return (
    <section data-section="edits" id="edits" className="flex flex-col gap-3 rounded-box bg-wash p-6 sm:p-8">
      <h2 className="display text-22">{t('title')}</h2>
      <ol className="flex flex-col gap-1.5 text-14">
        {edits.map(({ editedAt, topics }) => (
          <li key={editedAt} className="flex flex-wrap gap-x-4">
            <time dateTime={editedAt} className="tabular text-ink-soft">
              {formatDateTime(editedAt)}
            </time>
            <span>{topics.map(topic => t(`topics.${topic}`)).join(', ')}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
