import { type ReactNode, useCallback, useState } from 'react';
import { useParams } from 'react-router';
import { IntlProvider, useTranslations } from 'use-intl';
import { linkTo } from '#shared/paths/links.ts';
import { languageOf } from '#shared/words/locale.ts';
import { AdPreview } from '#web/features/ad-preview/index.ts';
import { Brought } from '#web/features/arriving/index.ts';
import { NotYet, useQueryOf } from '#web/features/cache/index.ts';
import { Price } from '#web/features/cards/index.ts';
import { PreviewedCarAdDocument } from '#web/graphql/documents.gen.ts';
import { LOCALES, type Locale, loadWords, messagesIn, useLocale } from '#web/i18n/index.ts';
import { AdminArea, knownAd, staffMeta } from '#web/staff/frame/index.ts';
import { Skeleton, Tabs } from '#web/ui/index.ts';

export const loader = knownAd;

export const meta = staffMeta(t => t('admin.preview.title'));

/** The preview of an ad as the public sees it, in each language. */
export default function PreviewPage() {
  const t = useTranslations();
  const { uuid = '' } = useParams();
  const [shown, setShown] = useState<Locale>(useLocale());
  return (
    <AdminArea
      section="admin/ads"
      title={t('admin.preview.title')}
      text={t('admin.preview.text')}
      back={[linkTo('admin/ads/edit', 'fr', { uuid }), t('admin.preview.back')]}
    >
      <Tabs
        label={t('admin.preview.languages')}
        selected={shown}
        onSelect={setShown}
        tabs={LOCALES.map(locale => ({
          id: locale,
          label: t(`site.languages.${locale}`),
          panel: <Preview key={locale} uuid={uuid} locale={locale} />,
        }))}
      />
    </AdminArea>
  );
}

function Preview({ uuid, locale }: { uuid: string; locale: Locale }) {
  const query = useQueryOf(PreviewedCarAdDocument, { uuid, locale: languageOf(locale) });
  const waiting = <Skeleton className="h-[40rem]" />;
  const ad = query.data?.editedCarAd?.ad;
  if (!ad) return <NotYet query={query} waiting={waiting} />;
  return (
    <InLanguage locale={locale} waiting={waiting}>
      <AdPreview ad={ad} price={<Price ad={ad} className="display text-28" />} />
    </InLanguage>
  );
}

type InLanguageProps = {
  locale: Locale;
  /** Shown until the words are loaded. */
  waiting: ReactNode;
  children: ReactNode;
};

/** Renders content in a language, whatever the page's own. */
function InLanguage({ locale, waiting, children }: InLanguageProps) {
  const bring = useCallback(
    () => Promise.all([loadWords(locale), loadWords(locale, ['carEditor'])]),
    [locale],
  );
  return (
    <Brought bring={bring} waiting={waiting}>
      {() => (
        <div lang={locale}>
          <IntlProvider locale={locale} messages={messagesIn(locale)} timeZone="Europe/Paris">
            {children}
          </IntlProvider>
        </div>
      )}
    </Brought>
  );
}
