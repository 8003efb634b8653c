import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { parisDay } from '#shared/words/paris.ts';
import { Loaded, useQueryOf } from '#web/features/cache/index.ts';
import { Panel } from '#web/features/user-area/index.ts';
import { VatStatementDocument, type VatStatementQuery } from '#web/graphql/documents.gen.ts';
import { formatCents, formatDate } from '#web/i18n/index.ts';
import { FigureRow, FiguresTable, SumRow } from '#web/staff/money/index.ts';
import { Skeleton, TextField } from '#web/ui/index.ts';

const FIGURES = ['total', 'base', 'tax'] as const;

/** The VAT on the invoices of a period, by default the current month. */
export function Vat() {
  const t = useTranslations('admin.money.vat');
  const today = parisDay(Date.now());
  const [from, setFrom] = useState(`${today.slice(0, 7)}-01`);
  const [to, setTo] = useState(today);
  const isReversed = to < from;
  const query = useQueryOf(VatStatementDocument, { from, to }, { enabled: !isReversed });
  const day = (name: 'from' | 'to', value: string, set: (day: string) => void) => (
    <TextField
      type="date"
      name={`vat-${name}`}
      label={t(name)}
      isRequired
      value={value}
      onChange={event => event.target.value !== '' && set(event.target.value)}
      error={name === 'to' && isReversed ? { key: 'admin.money.vat.reversed', text: t('reversed') } : null}
    />
  );
  return (
    <Panel title={t('title')} text={t('text')}>
      <div className="grid gap-5 sm:grid-cols-2">
        {day('from', from, setFrom)}
        {day('to', to, setTo)}
      </div>
      {!isReversed && (
        <Loaded query={query} waiting={<Skeleton className="h-48" />}>
          {({ vatStatement }) => <Statement statement={vatStatement} />}
        </Loaded>
      )}
    </Panel>
  );
}

function Statement({ statement }: { statement: VatStatementQuery['vatStatement'] }) {
  const t = useTranslations('admin.money.vat');
  const { lines, unionSales, moves, dueCents, agrees, unknownCosts } = statement;
  const due = lines.reduce((sum, { vatCents }) => sum + vatCents, 0);
  if (lines.length === 0 && moves.length === 0) return <p className="text-14 text-ink-soft">{t('none')}</p>;
  return (
    <>
      <FiguresTable label={t('title')} what={t('what')} columns={FIGURES.map(name => t(name))}>
        <tbody>
          {lines.map(({ item, regime, totalCents, baseCents, vatCents }) => (
            <FigureRow
              key={`${item} ${regime}`}
              of={t(`item.${item}`)}
              below={t(`regime.${regime}`)}
              cents={{ totalCents, baseCents, vatCents }}
            />
          ))}
        </tbody>
        <SumRow of={t('sum')} span={3} cents={{ due }} />
      </FiguresTable>
      <p className="text-14 text-ink-soft">
        {agrees
          ? t('agrees')
          : dueCents === due
            ? t('offRate')
            : t('differs', { amount: formatCents(dueCents) })}
      </p>
      {moves.length > 0 && <Moves statement={statement} />}
      {unionSales.length > 0 && <UnionSales sales={unionSales} />}
      {unknownCosts > 0 && <p className="text-14 text-red">{t('unknown', { count: unknownCosts })}</p>}
    </>
  );
}

/** Fees whose VAT is due in another period than their journal entry. */
function Moves({ statement: { moves, payableCents } }: { statement: VatStatementQuery['vatStatement'] }) {
  const t = useTranslations('admin.money.vat');
  const columns = [t('moves.total'), t('base'), t('tax')];
  return (
    <>
      <h3 className="font-[560]">{t('moves.title')}</h3>
      <p className="text-14 text-ink-soft">{t('moves.text')}</p>
      <FiguresTable label={t('moves.title')} what={t('moves.what')} columns={columns}>
        <tbody>
          {moves.map(({ item, reference, receivedOn, bookedOn, totalCents, baseCents, vatCents }) => (
            <FigureRow
              key={reference}
              number={reference}
              of={t(`item.${item}`)}
              below={
                bookedOn === null
                  ? t('moves.open', { received: formatDate(receivedOn) })
                  : t('moves.booked', { received: formatDate(receivedOn), booked: formatDate(bookedOn) })
              }
              cents={{ totalCents, baseCents, vatCents }}
            />
          ))}
        </tbody>
        <SumRow of={t('moves.payable')} span={3} cents={{ payableCents }} />
      </FiguresTable>
    </>
  );
}

/** Sales with reverse charge to companies in other member states, declared by buyer. */
function UnionSales({ sales }: { sales: VatStatementQuery['vatStatement']['unionSales'] }) {
  const t = useTranslations('admin.money.vat');
  return (
    <>
      <h3 className="font-[560]">{t('union.title')}</h3>
      <p className="text-14 text-ink-soft">{t('union.text')}</p>
      <FiguresTable label={t('union.title')} what={t('union.buyer')} columns={[t('union.net')]}>
        <tbody>
          {sales.map(({ month, item, vatNumber, name, netCents }) => (
            <FigureRow
              key={`${month} ${item} ${vatNumber}`}
              number={vatNumber}
              of={name}
              below={`${t(`item.${item}`)} · ${month}`}
              cents={{ netCents }}
            />
          ))}
        </tbody>
      </FiguresTable>
    </>
  );
}
