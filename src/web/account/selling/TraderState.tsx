import { useTranslations } from 'use-intl';
import { NotYet, useQueryOf } from '#web/features/cache/index.ts';
import { MyTraderDocument, type MyTraderQuery } from '#web/graphql/documents.gen.ts';
import { formatDate, LocaleButton } from '#web/i18n/index.ts';
import { Badge, Card } from '#web/ui/index.ts';

export type OwnTrader = NonNullable<MyTraderQuery['myTrader']>;

const TONES = { CONFIRMED: 'good', CHECKING: 'brass', REFUSED: 'red' } as const;

/** Whether the account is confirmed as professional, since when, and the consequences for its ads. */
export function TraderState({ trader: { state, decidedAt, company } }: { trader: OwnTrader }) {
  const t = useTranslations('selling.trader');
  const date = decidedAt === null ? '' : formatDate(decidedAt);
  return (
    <div data-trade={state} className="flex flex-col items-start gap-2">
      <Badge tone={TONES[state]}>{t(`states.${state}`, { isDated: String(decidedAt !== null), date })}</Badge>
      <p className="max-w-prose text-14">{t(`means.${state}`, { company })}</p>
    </div>
  );
}

/** A notice above the cars, while the user's declaration as a professional is not confirmed. */
export function TraderNotice() {
  const t = useTranslations('selling.trader');
  const query = useQueryOf(MyTraderDocument, {});
  if (!query.data) return <NotYet query={query} waiting={null} />;
  const trader = query.data.myTrader;
  if (trader === null || trader.state === 'CONFIRMED') return null;
  return (
    <Card className="mb-6 flex flex-col gap-4 p-5 sm:flex-row sm:items-center sm:justify-between sm:gap-6">
      <TraderState trader={trader} />
      <LocaleButton look="secondary" className="shrink-0" to="user/profile" hash="trader">
        {t('see')}
      </LocaleButton>
    </Card>
  );
}
