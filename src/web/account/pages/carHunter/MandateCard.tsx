import { useTranslations } from 'use-intl';
import { carTitle } from '#web/features/cards/index.ts';
import type { MandateState, MyMandatesQuery } from '#web/graphql/documents.gen.ts';
import { formatDate, formatEuros, formatKilometres } from '#web/i18n/index.ts';
import { Badge, type BadgeTone, Card, classes, FactRow } from '#web/ui/index.ts';
import { ProposalRow } from './ProposalRow.tsx';

/** The stages of a search; a closed one has left them. */
const WAY = ['RECEIVED', 'SEARCHING', 'PROPOSALS', 'FOUND'] as const satisfies readonly MandateState[];
const TONES: Partial<Record<MandateState, BadgeTone>> = { PROPOSALS: 'brass', FOUND: 'good' };

type Mandate = MyMandatesQuery['myMandates'][number];

/** One search: the car wanted, the progress, and the proposed cars. */
export function MandateCard({ mandate }: { mandate: Mandate }) {
  const t = useTranslations('mine.mandates');
  const { state, sentAt, proposals } = mandate;
  const facts = useFacts(mandate);
  return (
    <Card className="flex flex-col gap-6 p-5 sm:p-8" data-mandate={state}>
      <header className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <h2 className="display text-22">{carTitle(mandate)}</h2>
          <Badge tone={TONES[state] ?? 'plain'}>{t(`states.${state}`)}</Badge>
        </div>
        <FactRow facts={[...facts, t('sentOn', { date: formatDate(sentAt) })]} className="text-14" />
      </header>
      {state !== 'CLOSED' && <Progress state={state} />}
      <p role="status">{t(`stateTexts.${state}`)}</p>
      {proposals.length > 0 && (
        <section aria-label={t('proposals')} className="flex flex-col">
          <h3 className="display text-18">{t('proposals')}</h3>
          <ul className="divide-y divide-line">
            {proposals.map(proposal => (
              <li key={proposal.id} className="py-5 last:pb-0">
                <ProposalRow proposal={proposal} isOpen={state !== 'CLOSED'} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </Card>
  );
}

function useFacts({ yearFrom, yearTo, mileageMax, budget }: Mandate): string[] {
  const t = useTranslations('mine.mandates');
  const [from, to] = [String(yearFrom), String(yearTo)];
  const years = () => {
    if (yearFrom !== null && yearTo !== null) return t('years', { from, to });
    if (yearFrom !== null) return t('yearFrom', { from });
    return yearTo === null ? null : t('yearTo', { to });
  };
  return [
    years(),
    mileageMax === null ? null : t('mileageMax', { distance: formatKilometres(mileageMax) }),
    budget === null ? null : t('budget', { amount: formatEuros(budget) }),
  ].filter(fact => fact !== null);
}

/** Four stages in a row; the current one is marked by more than a colour. */
function Progress({ state }: { state: (typeof WAY)[number] }) {
  const t = useTranslations('mine.mandates');
  const place = WAY.indexOf(state);
  return (
    <ol aria-label={t('progress')} className="grid grid-cols-4 gap-2">
      {WAY.map((step, index) => (
        <li
          key={step}
          aria-current={index === place ? 'step' : undefined}
          className={classes(
            'border-t-2 pt-2 text-12 sm:text-14',
            index <= place ? 'border-green' : 'border-line text-ink-soft',
            index === place && 'font-[600]',
          )}
        >
          <span className={classes(index !== place && 'sr-only sm:not-sr-only')}>{t(`states.${step}`)}</span>
        </li>
      ))}
    </ol>
  );
}
