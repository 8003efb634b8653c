import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { parisDay } from '#shared/words/paris.ts';
import { Loaded, useQueryOf } from '#web/features/cache/index.ts';
import { Panel } from '#web/features/user-area/index.ts';
import { VatStatementDocument, type VatStatementQuery } from '#web/graphql/documents.gen.ts';
import { formatCents, formatDate } from '#web/i18n/index.ts';
import { FiguresTable } from '#web/staff/money/index.ts';
import { Skeleton, TextField } from '#web/ui/index.ts';

const NUMBER = 'tabular whitespace-nowrap py-2 pl-3 text-right';
const FIGURES = ['total', 'base', 'tax'] as const;

/** The VAT of what was invoiced in a period, which begins with the month. */
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
            <tr key={`${item} ${regime}`} className="border-line border-t">
              <th scope="row" className="py-2 text-left font-normal">
                {t(`item.${item}`)}
                <span className="block text-12 text-ink-soft">{t(`regime.${regime}`)}</span>
              </th>
              <td className={NUMBER}>{formatCents(totalCents)}</td>
              <td className={NUMBER}>{formatCents(baseCents)}</td>
              <td className={NUMBER}>{formatCents(vatCents)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-line border-t font-[560]">
            <th scope="row" colSpan={3} className="py-2 text-left">
              {t('sum')}
            </th>
            <td className={NUMBER}>{formatCents(due)}</td>
          </tr>
        </tfoot>
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

/** Fees whose tax falls due in another period than the one in which the journal has it. */
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
            <tr key={reference} className="border-line border-t">
              <th scope="row" className="py-2 text-left font-normal">
                <span className="tabular">{reference}</span> {t(`item.${item}`)}
                <span className="block text-12 text-ink-soft">
                  {bookedOn === null
                    ? t('moves.open', { received: formatDate(receivedOn) })
                    : t('moves.booked', { received: formatDate(receivedOn), booked: formatDate(bookedOn) })}
                </span>
              </th>
              <td className={NUMBER}>{formatCents(totalCents)}</td>
              <td className={NUMBER}>{formatCents(baseCents)}</td>
              <td className={NUMBER}>{formatCents(vatCents)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-line border-t font-[560]">
            <th scope="row" colSpan={3} className="py-2 text-left">
              {t('moves.payable')}
            </th>
            <td className={NUMBER}>{formatCents(payableCents)}</td>
          </tr>
        </tfoot>
      </FiguresTable>
    </>
  );
}

/** What traders of other member states owe the tax of: declared buyer by buyer. */
function UnionSales({ sales }: { sales: VatStatementQuery['vatStatement']['unionSales'] }) {
  const t = useTranslations('admin.money.vat');
  return (
    <>
      <h3 className="font-[560]">{t('union.title')}</h3>
      <p className="text-14 text-ink-soft">{t('union.text')}</p>
      <FiguresTable label={t('union.title')} what={t('union.buyer')} columns={[t('union.net')]}>
        <tbody>
          {sales.map(({ month, item, vatNumber, name, netCents }) => (
            <tr key={`${month} ${item} ${vatNumber}`} className="border-line border-t">
              <th scope="row" className="py-2 text-left font-normal">
                <span className="tabular">{vatNumber}</span> {name}
                <span className="block text-12 text-ink-soft">
                  {t(`item.${item}`)} · {month}
                </span>
              </th>
              <td className={NUMBER}>{formatCents(netCents)}</td>
            </tr>
          ))}
        </tbody>
      </FiguresTable>
    </>
  );
}
