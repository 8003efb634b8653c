import { Fragment, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type AdSection, sectionOrder } from '#shared/sale/index.ts';
import { LocaleLink } from '#web/i18n/index.ts';
import { Photo } from '#web/ui/index.ts';
import { carTitle } from '../cards/index.ts';
import type { PhotoGroup } from '../gallery/index.ts';
import { Documents } from './Documents.tsx';
import { Equipment } from './Equipment.tsx';
import { Features } from './Features.tsx';
import type { Ad } from './in-words.ts';
import { Section } from './Section.tsx';
import { Strengths } from './Strengths.tsx';
import { useText } from './use-text.ts';
import { Works } from './Works.tsx';

type Props = {
  ad: Ad;
  /** What a specialist found, if one looked: it stands with the state of the car. */
  condition?: ReactNode;
};

/** The eight sections in the order that the kind of car has (spec §2.1). */
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

/** What is shown after a chapter, on a wide page alone: whoever looks at a narrow one sweeps the photographs there. */
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

/** The house's own cars carry no disclaimer. */
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
