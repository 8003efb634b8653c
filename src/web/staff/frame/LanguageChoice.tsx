import { useTranslations } from 'use-intl';
import { useAct } from '#web/features/toasts/index.ts';
import { UpdateLanguageDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { STAFF_LOCALES, type StaffLocale, useLocale } from '#web/i18n/index.ts';
import { classes } from '#web/ui/index.ts';

const LANGUAGES = { fr: 'FR', en: 'EN' } as const;

/** The language of one's account is that of the staff application: a page in another is loaded anew. */
export function LanguageChoice() {
  const t = useTranslations('site');
  const locale = useLocale();
  const { act } = useAct();
  const choose = (wanted: StaffLocale) =>
    act(async () => {
      await request(UpdateLanguageDocument, { language: LANGUAGES[wanted] });
      location.reload();
    });
  return (
    <fieldset aria-label={t('nav.language')} className="mt-1 flex gap-1 px-2">
      {STAFF_LOCALES.map(one => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-pressed={one === locale}
          aria-label={`${one.toUpperCase()}, ${t(`languages.${one}`)}`}
          onClick={() => void choose(one)}
          className={classes(
            'inline-flex size-11 items-center justify-center rounded-pill text-14 uppercase',
            one === locale ? 'font-[600] text-ink' : 'text-ink-soft hover:text-ink',
          )}
        >
          {one}
        </button>
      ))}
    </fieldset>
  );
}
