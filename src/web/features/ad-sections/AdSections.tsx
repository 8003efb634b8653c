import { Fragment, type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type AdSection, sectionOrder } from '#shared/sale/index.ts';
import { dateWords } from '#shared/words/date-words.ts';
import { LocaleLink } from '#web/i18n/index.ts';
import { classes, Icon, Photo } from '#web/ui/index.ts';
import { carTitle } from '../cards/index.ts';
import type { PhotoGroup } from '../gallery/index.ts';
import { Equipment } from './Equipment.tsx';
import { Features } from './Features.tsx';
import { FileLink } from './FileLink.tsx';
import type { Ad } from './in-words.ts';
import { paperEntries } from './paper-entries.ts';
import { Rest } from './Rest.tsx';
import { Section, Toggle } from './Section.tsx';
import { useAllWords, useText, type Words } from './use-text.ts';

type Props = {
  ad: Ad;
  /** The condition report, if there is one; shown in the section of the car's state. */
  condition?: ReactNode;
};

/** The eight sections in the order of the car's kind (spec §2.1). */
export function AdSections({ ad, condition }: Props) {
  return sectionOrder(ad.carType, ad.calandreCollection).map(section => {
    const Section = SECTIONS[section];
    return (
      <Fragment key={section}>
        <Section ad={ad} condition={condition} />
        <Picture ad={ad} after={section} />
      </Fragment>
    );
  });
}

/** Photos shown after a section, on wide pages only: on narrow ones the visitor swipes through the gallery. */
const PICTURES: Partial<Record<AdSection, PhotoGroup>> = {
  history: 'exteriors',
  states: 'interiors',
  works: 'mechanics',
};

function Picture({ ad, after }: { ad: Ad; after: AdSection }) {
  const group = PICTURES[after];
  const photo = group && ad.photos[group].findLast(({ url }) => url !== ad.photos.front?.url);
  if (!photo) return null;
  return (
    <figure className="hidden xl:block">
      <Photo
        source={{ ...photo, placeholder: null }}
        alt={carTitle(ad)}
        sizes="(min-width: 1280px) 54vw, 1px"
        className="aspect-[3/2] rounded-box"
      />
    </figure>
  );
}

function History({ ad }: { ad: Ad }) {
  const text = useText();
  const history = text(ad.history);
  if (!history) return null;
  return (
    <Section name="history">
      <p lang={history.lang} className="max-w-prose whitespace-pre-line">
        {history.words}
      </p>
    </Section>
  );
}

const STATES = ['globalState', 'exteriorState', 'interiorState', 'mechanicalState'] as const;

function States({ ad, condition }: Props) {
  const t = useTranslations('ad');
  const text = useText();
  const shown = STATES.flatMap(name => {
    const words = text(ad[name]);
    return words ? [{ name, ...words }] : [];
  });
  if (shown.length === 0 && !condition) return null;
  return (
    <Section name="states">
      <div className="grid gap-6 empty:hidden sm:grid-cols-2">
        {shown.map(({ name, words, lang }) => (
          <div key={name}>
            <h3 className="font-[560]">{t(name)}</h3>
            <p lang={lang} className="mt-1 whitespace-pre-line text-ink-soft">
              {words}
            </p>
          </div>
        ))}
      </div>
      {condition}
      {isOurs(ad) && <ExpertiseLink />}
    </Section>
  );
}

/** Whether the car is the house's own; such ads carry no disclaimer. */
const isOurs = (ad: Ad): boolean => ad.calandreCollection;

function ExpertiseLink() {
  const t = useTranslations('ad');
  return (
    <LocaleLink to="services/expertise" className="link-line self-start text-14">
      {t('expertise')}
    </LocaleLink>
  );
}

function Disclaimer({ ad }: { ad: Ad }) {
  if (ad.disclaimer === null) return null;
  return (
    <Section name="disclaimer">
      <p className="max-w-prose text-14 whitespace-pre-line text-ink-soft">{ad.disclaimer}</p>
      <ExpertiseLink />
    </Section>
  );
}

const SECTIONS: Readonly<Record<AdSection, (props: Props) => ReactNode>> = {
  strengths: Strengths,
  features: Features,
  history: History,
  states: States,
  disclaimer: Disclaimer,
  works: Works,
  documents: Documents,
  equipment: Equipment,
};

/** The car's documents; invalid URLs are left out (spec §8). */
function Documents({ ad }: { ad: Ad }) {
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

type Work = Ad['works'][number];

const dateOf = ({ endDate, startDate }: Work): string => endDate || startDate || '';

/** Returns the period of the work, or its one known date. */
function datesOf({ startDate, endDate }: Work): string {
  const dates = [startDate, endDate].flatMap(date => (date ? [dateWords(date)] : []));
  return [...new Set(dates)].join(' – ');
}

/** The works done on the car, newest first. */
function Works({ ad }: { ad: Ad }) {
  const text = useText();
  const works = ad.works.toSorted((one, other) => dateOf(other).localeCompare(dateOf(one)));
  if (works.length === 0) return null;
  return (
    <Section name="works">
      <ol className="flex flex-col gap-6 border-line border-l pl-6">
        {works.map((work, index) => {
          const name = text(work.name);
          const description = text(work.description);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and two works may be equal
            <li key={index}>
              <p className="tabular text-14 text-ink-soft">{datesOf(work)}</p>
              {name && (
                <h3 lang={name.lang} className="font-[560]">
                  {name.words}
                </h3>
              )}
              {description && (
                <p lang={description.lang} className="mt-1 max-w-prose whitespace-pre-line text-ink-soft">
                  {description.words}
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

const SHOWN_FIRST = 3;

const GRID = 'grid gap-4 md:grid-cols-3';

/** The car's strengths: three at first, then all (spec §4). */
function Strengths({ ad }: { ad: Ad }) {
  const [isWhole, setWhole] = useState(false);
  const strengths = useAllWords(ad.highlights, ad.customHighlights);
  if (strengths.length === 0) return null;
  const isLong = strengths.length > SHOWN_FIRST;
  return (
    <Section name="strengths">
      <div>
        <ul className={GRID}>
          <Items strengths={strengths.slice(0, SHOWN_FIRST)} />
        </ul>
        {isLong && (
          <Rest
            as="ul"
            isShown={isWhole}
            onFound={() => setWhole(true)}
            className={classes(GRID, isWhole && 'pt-4')}
          >
            <Items strengths={strengths.slice(SHOWN_FIRST)} />
          </Rest>
        )}
      </div>
      {isLong && <Toggle isWhole={isWhole} onChange={setWhole} />}
    </Section>
  );
}

function Items({ strengths }: { strengths: readonly Words[] }) {
  return strengths.map(({ words, lang }) => (
    <li key={words} lang={lang} className="flex items-start gap-3">
      <Icon name="check" className="mt-1 size-5 shrink-0 text-good" />
      {words}
    </li>
  ));
}
