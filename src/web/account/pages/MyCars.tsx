import { useTranslations } from 'use-intl';
import { carTitle } from '#web/features/cards/index.ts';
import type { MyCarState, MyDashboardQuery } from '#web/graphql/documents.gen.ts';
import { LocaleLink } from '#web/i18n/index.ts';
import { Badge, type BadgeTone } from '#web/ui/index.ts';
import { NAME_LINK } from '../lots/index.ts';
import { More, Section } from './Section.tsx';

type OwnCar = NonNullable<MyDashboardQuery['myCars']>[number];

const SHOWN_MAX = 4;
const TONES: Partial<Record<MyCarState, BadgeTone>> = {
  PREPARING: 'brass',
  PUBLISHED: 'good',
  IN_REVIEW: 'brass',
  CHANGES_ASKED: 'red',
  REFUSED: 'red',
  SOLD: 'night',
};
/** The most active first: with the house, then drafts, then published. */
const ORDER: readonly MyCarState[] = [
  'CHANGES_ASKED',
  'IN_REVIEW',
  'PREPARING',
  'DRAFT',
  'PUBLISHED',
  'REFUSED',
  'SOLD',
  'WITHDRAWN',
];
const rankOf = ({ state }: OwnCar) => ORDER.indexOf(state);
const isBegun = ({ state }: OwnCar) => state === 'DRAFT' || state === 'CHANGES_ASKED';

/** The user's ads with the state of each; nothing if there are none. */
export function MyCars({ cars }: { cars: readonly OwnCar[] }) {
  const t = useTranslations('mine.dashboard');
  const shown = cars
    .filter(({ state }) => state !== 'WITHDRAWN')
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .slice(0, SHOWN_MAX);
  if (shown.length === 0) return null;
  return (
    <Section title={t('cars')} more={<More to="user/cars">{t('toCars')}</More>}>
      <ul className="divide-y divide-line border-line border-y">
        {shown.map(car => (
          <li
            key={car.uuid}
            data-own-car={car.state}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-4"
          >
            <div className="min-w-0">
              <h3 className="display text-18">
                <LocaleLink
                  to={isBegun(car) ? 'user/cars/create' : 'user/cars/edit'}
                  params={{ id: car.uuid }}
                  className={NAME_LINK}
                >
                  {carTitle(car.ad)}
                </LocaleLink>
              </h3>
              {isBegun(car) && (
                <p className="text-14 text-ink-soft">{t('missing', { count: car.missing.length })}</p>
              )}
            </div>
            <Badge tone={TONES[car.state] ?? 'plain'}>{t(`carStates.${car.state}`)}</Badge>
          </li>
        ))}
      </ul>
    </Section>
  );
}
