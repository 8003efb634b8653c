import { useTranslations } from 'use-intl';
import { Icon } from '#web/ui/index.ts';
import { FileLink } from './FileLink.tsx';
import type { Ad } from './in-words.ts';
import { paperEntries } from './paper-entries.ts';
import { Section } from './Section.tsx';

/** The car's papers; an address that is none is left out (spec §8). */
export function Documents({ ad }: { ad: Ad }) {
  const t = useTranslations('ad');
  const { entries } = paperEntries([
    ...ad.documents,
    ...ad.customDocs,
    ...(ad.carVerticalUrl ? [{ label: t('historyReport'), urls: [ad.carVerticalUrl] }] : []),
  ]);
  if (entries.length === 0) return null;
  return (
    <Section name="documents">
      <ul className="grid gap-3 md:grid-cols-2">
        {entries.map(({ label, urls }) => (
          <li
            key={label}
            className="flex items-start gap-3 rounded-box border border-line bg-surface px-4 py-2"
          >
            <Icon name="document" className="mt-3 size-5 shrink-0 text-ink-soft" />
            <div className="flex min-w-0 flex-1 flex-col">
              {urls.map((url, index) => (
                <FileLink
                  key={url}
                  url={url}
                  title={
                    urls.length === 1 ? label : t('documentNumber', { label, number: String(index + 1) })
                  }
                />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
