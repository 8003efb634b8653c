import { useTranslations } from 'use-intl';
import { localeOf } from '#shared/words/locale.ts';
import type { HouseTextPreviewQuery } from '#web/graphql/documents.gen.ts';
import { formatDateTime } from '#web/i18n/index.ts';
import { fromParisTime } from '#web/staff/forms/index.ts';
import { Card } from '#web/ui/index.ts';

export type Previews = HouseTextPreviewQuery['houseTextPreview'];

/** The letter, or the part of a paper, as it will be read in each language. */
export function Preview({ previews, from }: { previews: Previews; from: string }) {
  const t = useTranslations('admin.texts');
  const languages = useTranslations('site.languages');
  const moment = from === '' ? null : fromParisTime(from);
  const when = moment ? t('from', { date: formatDateTime(moment) }) : t('now');
  return (
    <section className="flex flex-col gap-3" data-preview="">
      <header>
        <h2 className="display text-22">{t('preview')}</h2>
        <p className="text-14 text-ink-soft">{t('previewText', { when })}</p>
      </header>
      <div className="grid gap-4 lg:grid-cols-3">
        {previews.map(({ language, title, paragraphs, button, note }) => (
          <Card key={language} className="flex flex-col gap-3 p-5">
            <p className="text-12 text-ink-soft">{languages(localeOf(language))}</p>
            <div lang={localeOf(language)} className="flex flex-col gap-3 text-14 wrap-anywhere">
              {title !== null && <p className="display text-18">{title}</p>}
              {paragraphs.map(paragraph => (
                <p key={paragraph} className="whitespace-pre-wrap">
                  {paragraph}
                </p>
              ))}
              {button !== null && (
                <p>
                  <span className="inline-block rounded-full bg-green px-5 py-2 font-[560] text-on-green">
                    {button}
                  </span>
                </p>
              )}
              {note !== null && <p className="text-12 text-ink-soft">{note}</p>}
            </div>
          </Card>
        ))}
      </div>
    </section>
  );
}
