import { useTranslations } from 'use-intl';

/** Refusals with the same message everywhere; for others each page has its own. */
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

/** Returns the message of a refusal's code; null if the page has its own. */
export function useUploadText(): (code: string | null) => string | null {
  const t = useTranslations('errors');
  return code => {
    const told = TOLD.find(each => each === code);
    return told === undefined ? null : t(told);
  };
}
