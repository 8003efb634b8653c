import { useTranslations } from 'use-intl';
import type { MyDashboardQuery } from '#web/graphql/documents.gen.ts';
import { Badge } from '#web/ui/index.ts';
import { More, Section } from './Section.tsx';

const SHOWN_MAX = 3;

/** The user's search mandates, with the proposals that await an answer; nothing if there are none. */
export function MyMandates({ mandates }: { mandates: MyDashboardQuery['myMandates'] }) {
  const t = useTranslations('mine');
  const open = mandates.filter(({ state }) => state !== 'CLOSED');
  if (open.length === 0) return null;
  return (
    <Section
      title={t('dashboard.mandates')}
      more={<More to="user/carHunter">{t('dashboard.toMandates')}</More>}
    >
      <ul className="divide-y divide-line border-line border-y">
        {open.slice(0, SHOWN_MAX).map(({ id, state, brand, model, proposals }) => {
          const count = proposals.filter(({ answer }) => answer === null).length;
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-4">
              <h3 className="display text-18">{[brand, model].filter(Boolean).join(' ')}</h3>
              <Badge tone={count > 0 ? 'brass' : 'plain'}>
                {count > 0 ? t('dashboard.proposals', { count }) : t(`mandates.states.${state}`)}
              </Badge>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
