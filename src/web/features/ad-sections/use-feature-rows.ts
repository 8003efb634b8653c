import { type CarRow, carRows } from '#shared/fields/index.ts';
import { useLocale } from '#web/i18n/index.ts';
import type { Ad } from './Section.tsx';
import { useSay } from './use-text.ts';

/** Everything known of the car as rows, in the order of its description; what is not known gives no row. */
export function useFeatureRows(ad: Ad): readonly CarRow[] {
  return carRows(ad, useSay(), useLocale());
}
