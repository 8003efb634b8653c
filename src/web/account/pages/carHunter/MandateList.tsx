import { useTranslations } from 'use-intl';
import { NotYet, useQueryOf } from '#web/features/cache/index.ts';
import { MyMandatesDocument } from '#web/graphql/documents.gen.ts';
import { LocaleButton } from '#web/i18n/index.ts';
import { EmptyCard, Skeleton } from '#web/ui/index.ts';
import { MandateCard } from './MandateCard.tsx';

const NEW_MANDATE = { formId: 'new', step: 'car' };

/** The user's searches, newest first, and a link to start another. */
export function MandateList() {
  const t = useTranslations('mine.mandates');
  const query = useQueryOf(MyMandatesDocument, {});

  if (!query.data) return <NotYet query={query} waiting={<Skeleton className="h-96" />} />;
  const { myMandates: mandates } = query.data;
  if (mandates.length === 0) {
    return (
      <EmptyCard title={t('empty')} text={t('emptyText')} className="max-w-4xl">
        <LocaleButton to="form/carhunter" params={NEW_MANDATE}>
          {t('start')}
        </LocaleButton>
      </EmptyCard>
    );
  }
  return (
    <div className="flex max-w-4xl flex-col gap-6">
      <p className="-mt-4 max-w-prose text-18 text-ink-soft">{t('intro')}</p>
      {mandates.map(mandate => (
        <MandateCard key={mandate.id} mandate={mandate} />
      ))}
      <LocaleButton to="form/carhunter" params={NEW_MANDATE} look="secondary" className="self-start">
        {t('another')}
      </LocaleButton>
    </div>
  );
}
