import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { type Language, languageOf, localeOf, offeredLocales } from '#shared/words/locale.ts';
import { type Person, setMe, toPerson } from '#web/features/session/index.ts';
import { useAct, useToasts } from '#web/features/toasts/index.ts';
import { ChooseMarketingDocument, UpdateLanguageDocument } from '#web/graphql/documents.gen.ts';
import { request } from '#web/graphql/index.ts';
import { Checkbox, optionsOf, Select } from '#web/ui/index.ts';

/** The language of letters, and whether the account receives newsletters. */
export function Preferences({ person }: { person: Person }) {
  const t = useTranslations();
  const id = useId();
  const { say } = useToasts();
  const { act } = useAct();
  const keep = (ask: () => Promise<Person>) =>
    act(async () => {
      setMe(toPerson(await ask()));
      say('preferencesSaved');
    });
  const chooseLanguage = (language: Language) =>
    keep(async () => (await request(UpdateLanguageDocument, { language })).updateLanguage);
  const consent = t('profile.preferences.marketing');
  const chooseMarketing = (takes: boolean) =>
    keep(async () => (await request(ChooseMarketingDocument, { takes, consent })).chooseMarketing);

  return (
    <>
      <div className="flex flex-col gap-1.5">
        <label htmlFor={id} className="font-[520] text-14">
          {t('profile.preferences.language')}
        </label>
        <Select
          id={id}
          name="language"
          value={person.language}
          onChange={event => void chooseLanguage(event.target.value as Language)}
          className="max-w-xs"
          options={optionsOf(offeredLocales().map(languageOf), language =>
            t(`site.languages.${localeOf(language)}`),
          )}
        />
      </div>
      <Checkbox
        name="marketing"
        label={consent}
        isChecked={person.takesMarketing}
        onChange={takes => void chooseMarketing(takes)}
      />
    </>
  );
}
