import { useTranslations } from 'use-intl';

/** What is said of a file in the same words everywhere; of all else a page says what it wanted. */
const TOLD = [
  'FileLocked',
  'FileTooHeavy',
  'CodecNotTaken',
  'FileInfected',
  'ScanUnavailable',
  'StorageFull',
  'RateLimited',
  'Unauthenticated',
  'AccountSuspended',
  'Forbidden',
] as const;

/** The sentence for a refusal's code; null where the page has its own. */
export function useUploadText(): (code: string | null) => string | null {
  const t = useTranslations('errors');
  return code => {
    const told = TOLD.find(each => each === code);
    return told === undefined ? null : t(told);
  };
}
