import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Draft, listDrafts } from './draft.ts';
import { DraftCard } from './MyInquiries.tsx';

/** What was begun and not sent, newest first; nothing where nothing was. */
export function Unfinished({ drafts }: { drafts: readonly Draft[] }) {
  const t = useTranslations('inquiry.unfinished');
  if (drafts.length === 0) return null;
  return (
    <section aria-labelledby="unfinished" data-section="unfinished" className="flex flex-col gap-3">
      <h2 id="unfinished" className="display text-22">
        {t('title')}
      </h2>
      {drafts.map(draft => (
        <DraftCard key={draft.id} draft={draft} />
      ))}
    </section>
  );
}

const SHOWN_MAX = 2;

/** The sales that this browser or person has begun, for whoever is about to begin one more. */
export function UnfinishedSales({ forms }: { forms: readonly string[] }) {
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);
  useEffect(() => {
    // Without an answer one begins anew, as one came to do.
    listDrafts().then(setDrafts, () => setDrafts([]));
  }, []);
  const sales = drafts.filter(({ form, isSent }) => !isSent && forms.includes(form));
  return <Unfinished drafts={sales.slice(0, SHOWN_MAX)} />;
}
