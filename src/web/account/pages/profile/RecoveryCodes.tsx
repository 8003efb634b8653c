import { useTranslations } from 'use-intl';

/** Shown this once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useTranslations('mine.secondFactor');
  return (
    <section className="rounded-box bg-wash p-5" aria-label={t('codes')}>
      <p className="max-w-prose text-14">{t('codesText')}</p>
      <ul className="tabular mt-3 grid grid-cols-1 gap-x-6 gap-y-1 font-[560] sm:grid-cols-2">
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </section>
  );
}
