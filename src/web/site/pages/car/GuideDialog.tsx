import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Blocks } from '#web/features/content/index.ts';
import { useToasts } from '#web/features/toasts/index.ts';
import { GuideDocument, type GuideQuery } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { LocaleLink, useLocale } from '#web/i18n/index.ts';
import { Dialog, Skeleton, Tabs } from '#web/ui/index.ts';

const LOCALES = { fr: 'FR', en: 'EN', es: 'ES' } as const;

/** The guides for buyers and sellers, from the editorial texts. */
export function GuideDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('saleroom.guide');
  const guide = useGuide(onClose);
  const [selected, setSelected] = useState<'buyer' | 'seller'>('buyer');
  const panelOf = (side: 'buyer' | 'seller') =>
    guide ? <Blocks blocks={guide[side]?.blocks ?? []} /> : <Skeleton className="h-80" />;
  return (
    <Dialog name="guide" closesOnBack title={t('title')} isOpen onClose={onClose} width="wide">
      <Tabs
        label={t('title')}
        selected={selected}
        onSelect={setSelected}
        tabs={[
          { id: 'buyer', label: t('buyer'), panel: panelOf('buyer') },
          { id: 'seller', label: t('seller'), panel: panelOf('seller') },
        ]}
      />
      <p className="mt-6">
        <LocaleLink to="services/sell/auctions" className="link-line">
          {t('sellLink')}
        </LocaleLink>
      </p>
    </Dialog>
  );
}

function useGuide(onFail: () => void): GuideQuery | null {
  const locale = useLocale();
  const { fail } = useToasts();
  const [guide, setGuide] = useState<GuideQuery | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once, when the guide is opened
  useEffect(() => {
    request(GuideDocument, { locale: LOCALES[locale] }).then(setGuide, error => {
      fail(error);
      onFail();
    });
  }, [locale]);
  return guide;
}
