import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Action } from '#web/features/user-area/index.ts';

/** Recovery codes, shown once. They take the focus from the form that created them, which may be far above and gone. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useTranslations('mine.secondFactor');
  const section = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new codes take the focus again
  useEffect(() => section.current?.focus(), [codes]);
  const [copied, setCopied] = useState<readonly string[] | null>(null);
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    setCopied(codes);
  };
  return (
    <section
      ref={section}
      tabIndex={-1}
      className="scroll-mt-24 rounded-box bg-wash p-5 outline-none"
      aria-label={t('codes')}
    >
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
