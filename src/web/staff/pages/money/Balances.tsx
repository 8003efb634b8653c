import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { parisDay } from '#shared/words/paris.ts';
import { Loaded, useQueryOf } from '#web/features/cache/index.ts';
import { Panel } from '#web/features/user-area/index.ts';
import { BalancesDocument, type BalancesQuery } from '#web/graphql/documents.gen.ts';
import { formatCents } from '#web/i18n/index.ts';
import { ExportButton } from '#web/staff/frame/index.ts';
import { FigureRow, FiguresTable, SumRow } from '#web/staff/money/index.ts';
import { Skeleton, TextField } from '#web/ui/index.ts';

/** The balance of each account of the house, and what is held for each person, at the end of a day. */
export function Balances() {
  const t = useTranslations('admin.money.balances');
  const [day, setDay] = useState(() => parisDay(Date.now()));
  const query = useQueryOf(BalancesDocument, { day });
  return (
    <Panel title={t('title')}>
      <TextField
        type="date"
        name="day"
        label={t('day')}
        isRequired
        value={day}
        onChange={event => event.target.value !== '' && setDay(event.target.value)}
      />
      <Loaded query={query} waiting={<Skeleton className="h-48" />}>
        {({ accountBalances, personBalances }) => (
          <>
            <Accounts balances={accountBalances} />
            <People people={personBalances} day={day} />
          </>
        )}
      </Loaded>
    </Panel>
  );
}

function Accounts({ balances }: { balances: BalancesQuery['accountBalances'] }) {
  const t = useTranslations('admin.money');
  const sum = balances.reduce((total, { cents }) => total + Math.max(0, cents), 0);
  const sides = (cents: number) => ({
    debit: cents > 0 ? cents : null,
    credit: cents < 0 ? 0 - cents : null,
  });
  return (
    <FiguresTable
      label={t('balances.title')}
      what={t('balances.account')}
      columns={[t('balances.debit'), t('balances.credit')]}
    >
      <tbody>
        {balances.map(({ account, cents }) => (
          <FigureRow key={account} of={t(`accounts.${account}`)} cents={sides(cents)} />
        ))}
      </tbody>
      <SumRow of={t('balances.sum')} cents={{ debit: sum, credit: sum }} />
    </FiguresTable>
  );
}

/** How many rows are shown; the export contains all. */
const SHOWN = 500;

function People({ people, day }: { people: BalancesQuery['personBalances']; day: string }) {
  const t = useTranslations('admin.money.balances');
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-[560]">{t('people')}</h3>
      {people.length === 0 ? (
        <p className="text-14 text-ink-soft">{t('nobody')}</p>
      ) : (
        <ExportButton sheet={['person-balances', t('file')]} variables={{ day }} day={day} />
      )}
      {people.length === SHOWN && <p className="text-14 text-ink-soft">{t('more')}</p>}
      <dl className="text-14">
        {people.map(({ accountId, name, cents }) => (
          <div key={accountId} className="flex justify-between gap-4 border-line py-2 not-last:border-b">
            <dt>{name}</dt>
            <dd className="tabular">{formatCents(cents)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
