import { useTranslations } from 'use-intl';
import type { Words } from './use-car-words.ts';

const LANGUAGES: Words = { fr: 'fr', en: 'en', es: 'es', nameFr: 'fr', nameEn: 'en', nameEs: 'es' };

/** What a part of a field is called: a language, or what it holds; its own name where the words know none. */
export function usePartWords(): (name: string) => string {
  const t = useTranslations('admin');
  const site = useTranslations('site.languages');
  return name => {
    const language = LANGUAGES[name] as 'fr' | undefined;
    if (language) return site(language);
    if (t.has(`adReview.parts.${name as 'label'}`)) return t(`adReview.parts.${name as 'label'}`);
    return t.has(`adFields.${name as 'year'}`) ? t(`adFields.${name as 'year'}`) : name;
  };
}
