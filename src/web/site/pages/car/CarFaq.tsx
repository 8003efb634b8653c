import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Rest, Toggle } from '#web/features/ad-sections/index.ts';
import { Disclosure } from '#web/ui/index.ts';

export type FaqEntry = { readonly question: string; readonly answer: string };

/** How many questions the two pages show at first (spec §9). */
const ON_AUCTIONS = 4;
const ON_ADS = 3;

/** The questions of an auction's page: four in all. */
export function AuctionFaq({ entries }: { entries: readonly FaqEntry[] }) {
  return <CarFaq entries={entries.slice(0, ON_AUCTIONS)} />;
}

/** The questions of an ad's page: three, then all. */
export function AdFaq({ entries }: { entries: readonly FaqEntry[] }) {
  const [isWhole, setWhole] = useState(false);
  return (
    <CarFaq entries={entries.slice(0, ON_ADS)}>
      {entries.length > ON_ADS && (
        <>
          <Rest as="div" isShown={isWhole} onFound={() => setWhole(true)}>
            <Entries entries={entries.slice(ON_ADS)} />
          </Rest>
          <Toggle isWhole={isWhole} onChange={setWhole} />
        </>
      )}
    </CarFaq>
  );
}

function CarFaq({ entries, children }: { entries: readonly FaqEntry[]; children?: React.ReactNode }) {
  const t = useTranslations('ad');
  if (entries.length === 0) return null;
  return (
    <section data-section="faq" id="faq" className="flex flex-col gap-3">
      <h2 className="display text-28">{t('faq')}</h2>
      <div>
        <Entries entries={entries} />
      </div>
      {children}
    </section>
  );
}

function Entries({ entries }: { entries: readonly FaqEntry[] }) {
  return entries.map(({ question, answer }) => (
    <Disclosure key={question} title={question}>
      {answer.split('\n\n').map(paragraph => (
        <p key={paragraph} className="mb-3 last:mb-0">
          {paragraph}
        </p>
      ))}
    </Disclosure>
  ));
}
