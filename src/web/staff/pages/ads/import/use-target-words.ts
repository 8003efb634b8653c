import { useTranslations } from 'use-intl';
import { usePartWords } from '#web/staff/frame/index.ts';
import type { FileImport } from './use-import.ts';

/** What a heading of ours is called: the field of a car, a text with its language, or what results alone have. */
export function useTargetWords({ targets }: Pick<FileImport, 'targets'>): (heading: string) => string {
  const t = useTranslations('admin');
  const partWords = usePartWords();
  return heading => {
    const target = targets.find(each => each.heading === heading || each.field === heading);
    const field = target?.field ?? heading;
    const own = `importing.fields.${field}` as 'importing.fields.uuid';
    const ads = `adFields.${field}` as 'adFields.year';
    const label = t.has(own) ? t(own) : t.has(ads) ? t(ads) : heading;
    return target?.locale ? `${label} (${partWords(target.locale)})` : label;
  };
}
