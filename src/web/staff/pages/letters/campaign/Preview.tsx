import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LOCALES, type Locale } from '#shared/words/locale.ts';
import type { CampaignSheetFragment } from '#web/graphql/documents.gen.ts';
import { Button, Card } from '#web/ui/index.ts';

/** The letter as it was saved and will be read, in each language that it is written in; nothing in it leads away. */
export function Preview({
  campaign: { id, subject, body, button, page },
}: {
  campaign: CampaignSheetFragment;
}) {
  const t = useTranslations('admin.campaigns');
  const languages = useTranslations('site.languages');
  const [chosen, setChosen] = useState<Locale>('fr');
  const written = LOCALES.filter(locale => subject[locale] !== null);
  const locale = written.includes(chosen) ? chosen : 'fr';
  return (
    <Card className="flex flex-col gap-4 p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="display text-22">{t('preview')}</h2>
        <div className="flex flex-wrap gap-2" data-preview="">
          {written.map(each => (
            <Button
              key={each}
              look={each === locale ? 'primary' : 'quiet'}
              aria-pressed={each === locale}
              onClick={() => setChosen(each)}
            >
              {languages(each)}
            </Button>
          ))}
        </div>
      </div>
      <p className="font-[560] text-14" lang={locale}>
        {subject[locale]}
      </p>
      <iframe
        // What was saved since is asked for anew.
        key={JSON.stringify([locale, subject, body, button, page])}
        title={t('previewOf', { language: languages(locale) })}
        src={`/letters/${id}/${locale}`}
        sandbox=""
        className="h-[40rem] w-full rounded-box border border-line bg-paper"
      />
    </Card>
  );
}
