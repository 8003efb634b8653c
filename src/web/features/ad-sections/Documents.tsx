import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { Icon, VisuallyHidden } from '../../ui/index.ts';
import { isFileUrl } from './file-url.ts';
import { type Ad, Section } from './Section.tsx';
import { useCodeWords } from './use-text.ts';

type Entry = { readonly label: string; readonly urls: readonly string[] };

/** The car's papers. An address that is none is left out, and only the console hears of it (spec §8). */
export function Documents({ ad }: { ad: Ad }) {
  const t = useTranslations('ad');
  const wordOf = useCodeWords();
  const report = ad.carVerticalUrl ? [{ label: t('historyReport'), urls: [ad.carVerticalUrl] }] : [];
  const given: Entry[] = [
    ...ad.documents.map(({ label, urls }) => ({ label: wordOf('documentLabel', label) ?? label, urls })),
    ...ad.customDocs,
    ...report,
  ];
  useWarnings(given);
  const entries = given
    .map(({ label, urls }) => ({ label, urls: urls.filter(isFileUrl) }))
    .filter(({ urls }) => urls.length > 0);
  if (entries.length === 0) return null;
  return (
    <Section name="documents">
      <ul className="grid gap-3 sm:grid-cols-2">
        {entries.map(({ label, urls }) => (
          <li key={label} className="flex items-start gap-3 rounded-box border border-line bg-surface p-4">
            <Icon name="document" className="mt-0.5 size-5 shrink-0 text-ink-soft" />
            <div className="flex flex-wrap gap-x-4">
              {urls.map((url, index) => (
                <a
                  key={url}
                  href={url}
                  target="_blank"
                  rel="noopener"
                  className="text-link underline-offset-4 hover:underline"
                >
                  {urls.length === 1 ? label : t('documentNumber', { label, number: String(index + 1) })}
                  <VisuallyHidden> {t('newTab')}</VisuallyHidden>
                </a>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function useWarnings(entries: readonly Entry[]): void {
  const wrong = entries.flatMap(({ urls }) => urls.filter(url => !isFileUrl(url))).join(' ');
  useEffect(() => {
    if (wrong !== '') console.warn('Documents without a usable address:', wrong);
  }, [wrong]);
}
