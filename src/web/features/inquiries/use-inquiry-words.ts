import { useTranslations } from 'use-intl';

/** Returns the forms' words by the server's names; a name without a word is shown itself. */
export function useInquiryWords() {
  const t = useTranslations('inquiry');
  const wordOf = (key: string, name: string) =>
    t.has(key as 'fields.email') ? t(key as 'fields.email') : name;
  return {
    labelOf: (field: string) => wordOf(`fields.${field}`, field),
    optionOf: (field: string, option: string) => wordOf(`options.${field}.${option}`, option),
    stepOf: (step: string) => wordOf(`steps.${step}`, step),
    /** Returns a form's title and purpose. */
    headOf: (form: string) => ({
      title: t(`forms.${form as 'contact'}.title`),
      text: t(`forms.${form as 'contact'}.text`),
    }),
  };
}
