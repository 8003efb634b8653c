import { useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { NotYet, useQueryOf } from '#web/features/cache/index.ts';
import { MyMandatesDocument } from '#web/graphql/documents.gen.ts';
import { useLocale } from '#web/i18n/index.ts';
import { EmptyCard, LinkButton, Skeleton } from '#web/ui/index.ts';
import { MandateCard } from './MandateCard.tsx';

function useNewMandate(): string {
  const locale = useLocale();
  return linkTo('form/carhunter', locale, { formId: 'new', step: 'car' });
}

/** One's own searches, the newest first, and the way to another. */
export function MandateList() {
  const t = useTranslations('mine.mandates');
  const query = useQueryOf(MyMandatesDocument, {});
  const newMandate = useNewMandate();

  if (!query.data) return <NotYet query={query} waiting={<Skeleton className="h-96" />} />;
  const { myMandates: mandates } = query.data;
  if (mandates.length === 0) {
    return (
      <EmptyCard title={t('empty')} text={t('emptyText')} className="max-w-4xl">
        <LinkButton to={newMandate}>{t('start')}</LinkButton>
      </EmptyCard>
    );
  }
  return (
    <div className="flex max-w-4xl flex-col gap-6">
      <p className="-mt-4 max-w-prose text-18 text-ink-soft">{t('intro')}</p>
      {mandates.map(mandate => (
        <MandateCard key={mandate.id} mandate={mandate} />
      ))}
      <LinkButton to={newMandate} look="secondary" className="self-start">
        {t('another')}
      </LinkButton>
    </div>
  );
}
