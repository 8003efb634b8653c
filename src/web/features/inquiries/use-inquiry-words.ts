import { useTranslations } from 'use-intl';

/** The words of the forms by the names that the server asks with; a name that has no word stands for itself. */
export function useInquiryWords() {
  const t = useTranslations('inquiry');
  const wordOf = (key: string, name: string) =>
    t.has(key as 'fields.email') ? t(key as 'fields.email') : name;
  return {
    labelOf: (field: string) => wordOf(`fields.${field}`, field),
    optionOf: (field: string, option: string) => wordOf(`options.${field}.${option}`, option),
    stepOf: (step: string) => wordOf(`steps.${step}`, step),
    /** What a form is called, and what it is for. */
    headOf: (form: string) => ({
      title: t(`forms.${form as 'contact'}.title`),
      text: t(`forms.${form as 'contact'}.text`),
    }),
  };
}
