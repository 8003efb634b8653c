import { useTranslations } from 'use-intl';
import { Written } from '#web/features/user-area/index.ts';
import type { WaitingAdFragment } from '#web/graphql/documents.gen.ts';
import { formatDateTime } from '#web/i18n/index.ts';
import { useFieldWords } from '#web/staff/frame/index.ts';

type Word = WaitingAdFragment['earlier'][number];

/** What its seller was told when the car was handed in before, for whoever looks whether it was done. */
export function Earlier({ words }: { words: readonly Word[] }) {
  const t = useTranslations('admin.adReview');
  return (
    <section className="flex flex-col gap-3 rounded-box bg-brass-wash p-4 text-14">
      <h3 className="font-[560]">{t('earlier')}</h3>
      <ul className="flex flex-col gap-4">
        {words.map(word => (
          <li key={word.submission.id} data-asked-before={word.submission.state}>
            <Said word={word} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Said({ word: { staffName, decidedAt, submission } }: { word: Word }) {
  const t = useTranslations('admin.adReview.said');
  const wordOf = useFieldWords();
  const { state, reason, reasonLanguage, comments } = submission;
  return (
    <div className="flex flex-col gap-1.5">
      <p className="tabular text-12 text-ink-soft">
        {[t(state === 'REFUSED' ? 'REFUSED' : 'CHANGES_ASKED'), formatDateTime(decidedAt), staffName]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <Written text={reason} language={reasonLanguage} className="whitespace-pre-line wrap-anywhere" />
      {comments.length > 0 && (
        <dl className="flex flex-col gap-1.5">
          {comments.map(({ field, text }) => (
            <div key={`${field} ${text}`}>
              <dt className="font-[560]">{wordOf(field)}</dt>
              <dd className="whitespace-pre-line wrap-anywhere">{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
