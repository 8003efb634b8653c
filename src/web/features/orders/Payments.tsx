import { useTranslations } from 'use-intl';
import { Panel } from '#web/features/user-area/index.ts';
import type { OrderWholeFragment } from '#web/graphql/documents.gen.ts';
import { formatCents, formatDate } from '#web/i18n/index.ts';

type Money = NonNullable<OrderWholeFragment['money']>;

/** The payments received for an order and the amounts still due, for its buyer; nothing before the first payment. */
export function Payments({ order: { money, state, withdrawal } }: { order: OrderWholeFragment }) {
  const t = useTranslations('orders.money');
  if (!money || money.lines.length === 0) return null;
  const isUnsigned = state === 'CREATED';
  const waits = [money.price, money.fee].some(
    due => isUnsigned && due.cameCents >= due.expectedCents && !due.isSettled && due.expectedCents > 0,
  );
  return (
    <Panel title={t('title')}>
      <dl>
        {(['PRICE', 'FEE'] as const).map(purpose => (
          <Due
            key={purpose}
            word={t(`purpose.${purpose}`)}
            due={purpose === 'PRICE' ? money.price : money.fee}
            keptCents={purpose === 'PRICE' ? (withdrawal?.reductionCents ?? 0) : 0}
          />
        ))}
      </dl>
      {waits && <p className="text-14 text-ink-soft">{t('waits')}</p>}
      <ul className="flex flex-col">
        {money.lines.map(line => (
          <Line key={`${line.id} ${line.purpose}`} line={line} />
        ))}
      </ul>
    </Panel>
  );
}

type DueProps = {
  word: string;
  due: Money['price'];
  /** What the house keeps for the car's loss of value in the buyer's hands. */
  keptCents: number;
};

function Due({ word, due, keptCents }: DueProps) {
  const t = useTranslations('orders.money');
  const rows = [
    ...(keptCents === 0 || due.cameCents > keptCents ? ([['came', due.cameCents]] as const) : []),
    ['kept', Math.min(keptCents, due.cameCents)],
    ['missing', due.missingCents],
    ['over', due.overCents],
  ] as const;
  return (
    <div className="flex flex-col gap-1 border-line py-3 not-last:border-b">
      <dt className="font-[560]">{word}</dt>
      {rows.map(
        ([name, cents]) =>
          (cents > 0 || name === 'came') && (
            <dd key={name} className="flex flex-wrap justify-between gap-x-4 text-14">
              <span className="text-ink-soft">{t(name)}</span>
              <span className="tabular">{formatCents(cents)}</span>
            </dd>
          ),
      )}
    </div>
  );
}

function Line({ line }: { line: Money['lines'][number] }) {
  const t = useTranslations('orders.money');
  const { kind, purpose, cents, valueOn, source, ibanEnd, isReversed } = line;
  const more = [
    source && t(`source.${source}`),
    ibanEnd !== '' && t('account', { end: ibanEnd }),
    isReversed && t('undone'),
  ].filter(part => part);
  return (
    <li className="flex flex-wrap justify-between gap-x-4 border-line border-t py-2 text-14">
      <span>
        {t(`kind.${kind}`)} · {t(`purpose.${purpose}`)}
        <span className="text-ink-soft">
          {' '}
          · {formatDate(`${valueOn}T12:00:00Z`)}
          {more.length > 0 && ` · ${more.join(' · ')}`}
        </span>
      </span>
      <span className="tabular ml-auto">{formatCents(cents)}</span>
    </li>
  );
}
