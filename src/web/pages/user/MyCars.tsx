import { useTranslations } from 'use-intl';
import { carTitle } from '../../features/cards/index.ts';
import type { MyCarState, MyDashboardQuery } from '../../graphql/documents.gen.ts';
import { LocaleLink } from '../../i18n/index.ts';
import { hasPage } from '../../route-table.ts';
import { Badge, type BadgeTone } from '../../ui/index.ts';
import { LINK, Section } from './Section.tsx';

const SHOWN_MAX = 4;
const TONES: Partial<Record<MyCarState, BadgeTone>> = {
  PUBLISHED: 'good',
  CHANGES_ASKED: 'brass',
  SOLD: 'night',
};

/** One's own ads, and how many questions wait for an answer; nothing where there is none. */
export function MyCars({ cars }: { cars: NonNullable<MyDashboardQuery['myCars']> }) {
  const t = useTranslations('mine.dashboard');
  const shown = cars.filter(({ state }) => state !== 'WITHDRAWN').slice(0, SHOWN_MAX);
  if (shown.length === 0) return null;
  return (
    <Section
      title={t('cars')}
      more={
        hasPage('user/cars') && (
          <LocaleLink to="user/cars" className={LINK}>
            {t('toCars')}
          </LocaleLink>
        )
      }
    >
      <ul className="divide-y divide-line border-line border-y">
        {shown.map(({ uuid, state, ad, questions }) => {
          const count = questions.filter(({ answer }) => answer === null).length;
          return (
            <li key={uuid} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-4">
              <div>
                <h3 className="display text-18">{carTitle(ad)}</h3>
                {count > 0 && <p className="text-14 text-ink-soft">{t('waiting', { count })}</p>}
              </div>
              <Badge tone={TONES[state] ?? 'plain'}>{t(`carStates.${state}`)}</Badge>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
