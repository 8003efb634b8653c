import { useTranslations } from 'use-intl';
import { CardGrid } from '#web/features/cards/index.ts';
import { Spread } from '#web/features/content/index.ts';
import type { AdCardFragment } from '#web/graphql/documents.gen.ts';
import type { OfferName } from './crumbs.ts';
import { DeliveryEstimate } from './DeliveryEstimate.tsx';
import { FundingSimulator } from './FundingSimulator.tsx';

/** Values for fields of the page's form, by name. */
export type Reckoned = Readonly<Record<string, readonly string[]>>;

type Props = {
  name: OfferName;
  found: readonly AdCardFragment[];
  /** Receives the calculated values, for the form below. */
  onReckoned: (reckoned: Reckoned) => void;
};

/** A page's tool beside its text: a calculator, an estimate, cars. */
export function Extra({ name, found, onReckoned }: Props) {
  const t = useTranslations('pages');
  switch (name) {
    case 'services/funding':
      return (
        <Spread id="simulator" heading={t('simulator.heading')}>
          <FundingSimulator onReckoned={onReckoned} />
        </Spread>
      );
    case 'services/delivery':
      return (
        <Spread id="estimate" heading={t('delivery.heading')}>
          <DeliveryEstimate />
        </Spread>
      );
    case 'carHunter/cars':
      return (
        <section className="py-12 lg:py-16">
          <h2 className="display mb-8 text-28 lg:text-36">{t('found')}</h2>
          {found.length > 0 ? <CardGrid ads={found} /> : <p className="text-ink-soft">{t('foundNone')}</p>}
        </section>
      );
    default:
      return null;
  }
}
