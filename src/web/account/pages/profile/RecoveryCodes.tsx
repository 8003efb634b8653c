import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Action } from '#web/features/user-area/index.ts';

/** Shown this once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useTranslations('mine.secondFactor');
  const [copied, setCopied] = useState<readonly string[] | null>(null);
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    setCopied(codes);
  };
  return (
    <section className="rounded-box bg-wash p-5" aria-label={t('codes')}>
      <p className="max-w-prose text-14">{t('codesText')}</p>
      <ul className="tabular my-3 grid grid-cols-1 gap-x-6 font-[560] text-14 max-sm:divide-y max-sm:divide-line sm:grid-cols-2">
        {codes.map(code => (
          <li key={code} className="py-2">
            {code}
          </li>
        ))}
      </ul>
      <Action onAct={copy}>
        <span role="status">{t(copied === codes ? 'copied' : 'copy')}</span>
      </Action>
    </section>
  );
}
