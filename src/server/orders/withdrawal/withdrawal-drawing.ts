import { lastDayOf } from '#shared/sale/index.ts';
import { formatCents, formatDate, formatDateTime, formatKilometres } from '#shared/words/format.ts';
import type { Language } from '#shared/words/locale.ts';
import { dueOf, PURPOSES } from '../../accounting/index.ts';
import type { Reads } from '../../database/index.ts';
import { type Block, drawPdf, footerOf } from '../../pdf/index.ts';
import { wordsIn } from '../../words/index.ts';
import { addressIn, filled, type Rows, type Say } from '../contract/drawing.ts';
import { type Particulars, readParticulars } from '../contract/particulars.ts';
import type { Order } from '../orders-store.ts';
import type { OrdersParts } from '../parts.ts';
import { readMoney } from '../standing.ts';
import { listSteps } from '../steps.ts';
import { type Withdrawal, withdrawalOf, withdrawalUntil } from './withdrawal.ts';

/** A date on the form, or a blank to fill in. */
const written = (said: string | null): string => said ?? '……………………………………………………';

/**
 * Draws the consumer's withdrawal form (annex to article R221-1 of the French consumer code), addressed to the seller
 * and filled in as far as known; after the declaration, the statement with its time and outcome.
 */
export async function drawWithdrawal(
  parts: OrdersParts,
  reads: Reads,
  order: Order,
  language: Language,
): Promise<{ bytes: Buffer; title: string }> {
  const say = wordsIn(language, order.createdAt);
  const steps = await listSteps(reads, order.id);
  const { particulars } = await readParticulars(parts, reads, order);
  const withdrawal = withdrawalOf(steps);
  const received = steps.find(({ kind }) => kind === 'HANDED_OVER')?.at ?? null;
  const { house, seller } = particulars;
  const to = seller
    ? [seller.name, addressIn(language, seller.address), seller.email].join('\n')
    : [house.name, house.address, house.email].join('\n');
  const title = say(`papers.withdrawal.title.${withdrawal ? 'STATEMENT' : 'FORM'}`);
  const statement: Block[] = [
    { kind: 'rows', rows: [[say('papers.withdrawal.row.to'), to]] },
    { kind: 'text', text: say('papers.withdrawal.sentence', { car: particulars.car.name }) },
    { kind: 'rows', rows: rowsOf(say, { of: particulars, received, withdrawal, language }) },
  ];
  const until = withdrawalUntil(order, steps);
  const blocks: Block[] = withdrawal
    ? [...statement, ...outcome(say, withdrawal, await dueOfIt(reads, order, withdrawal))]
    : [
        { kind: 'text', text: say('papers.withdrawal.howTo') },
        ...statement,
        {
          kind: 'note',
          text:
            until === null
              ? say('papers.withdrawal.untilLater')
              : say('papers.withdrawal.until', { until: formatDate(lastDayOf(until)) }),
        },
      ];
  const bytes = await drawPdf({
    language: language.toLowerCase(),
    ...{ title, blocks, reference: particulars.reference, at: withdrawal?.at ?? order.createdAt },
    footer: footerOf(house, say('papers.sale.row.vatNumber')),
  });
  return { bytes, title };
}

type Known = {
  readonly of: Particulars;
  readonly received: number | null;
  readonly withdrawal: Withdrawal | null;
  readonly language: Language;
};

function rowsOf(say: Say, { of, received, withdrawal, language }: Known): Rows {
  const { car, buyer, sale, reference } = of;
  const way = withdrawal?.by === 'BUYER' ? 'BUYER' : 'HOUSE';
  const said = withdrawal && say(`papers.withdrawal.way.${way}`, { at: formatDateTime(withdrawal.at) });
  return filled([
    [say('papers.sale.row.car'), [car.name, car.vin ?? ''].filter(part => part !== '').join(', ')],
    [say('papers.withdrawal.row.ordered'), `${formatDate(sale.at)} (${reference})`],
    [
      say('papers.withdrawal.row.received'),
      // A declaration from before the handover has no date of receipt.
      withdrawal && received === null ? null : written(received === null ? null : formatDate(received)),
    ],
    [say('papers.withdrawal.row.consumer'), buyer.name],
    [say('papers.sale.row.address'), addressIn(language, buyer.address)],
    [say('papers.withdrawal.row.signature'), withdrawal ? null : written(null)],
    [
      say('papers.sale.row.date'),
      withdrawal ? `${formatDate(withdrawal.declaredOn)}\n${said}` : written(null),
    ],
  ]);
}

/** The deadlines for car and money; null for what is returned, and for what was never received. */
async function dueOfIt(reads: Reads, order: Order, { returnBy, refundBy }: Withdrawal) {
  const { terms, books } = await readMoney(reads, order);
  const came = PURPOSES.map(purpose => dueOf(terms, books, purpose));
  const isOwed = came.some(({ cameCents, overCents }) => (terms.isCancelled ? overCents : cameCents) > 0);
  return { returnBy: terms.isCancelled ? null : returnBy, refundBy: isOwed ? refundBy : null };
}
type DueOfIt = Awaited<ReturnType<typeof dueOfIt>>;

/** The deadlines of the return, and the car's condition on its return. */
function outcome(say: Say, { returned, note }: Withdrawal, { returnBy, refundBy }: DueOfIt): Block[] {
  const reduced = returned && returned.reductionCents > 0 ? returned : null;
  const rows = filled([
    [say('papers.withdrawal.row.note'), note],
    [say('papers.withdrawal.row.returned'), returned && formatDate(returned.on)],
    [say('papers.sale.row.odometer'), returned && formatKilometres(returned.odometer)],
    [say('papers.withdrawal.row.state'), returned?.remarks ?? null],
    [say('papers.withdrawal.row.reduction'), reduced && formatCents(reduced.reductionCents)],
    [say('papers.sale.row.reason'), reduced && (reduced.reductionReason ?? '')],
    [say('papers.withdrawal.row.returnBy'), returnBy && formatDate(lastDayOf(returnBy))],
    [say('papers.withdrawal.row.refundBy'), refundBy && formatDate(lastDayOf(refundBy))],
  ]);
  return [
    { kind: 'heading', text: say('papers.withdrawal.then') },
    ...(rows.length > 0 ? [{ kind: 'rows' as const, rows }] : []),
    { kind: 'note', text: say('papers.withdrawal.rule') },
  ];
}
