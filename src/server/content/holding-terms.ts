import { type Euros, feeCents, totalCents } from '#shared/sale/index.ts';
import { formatCents, formatEuros } from '#shared/words/format.ts';
import { type Settings, usualSettings } from '../settings/index.ts';

/** What a text may name of what the house has decided: as it holds now. */
export type HoldingTerms = Readonly<ReturnType<typeof holdingTerms>>;

/** The fee, the increments and the days to pay that hold now. */
export const holdingTerms = ({ read }: Settings) => ({
  fee: read('buyerFee'),
  ...read('increments'),
  payDays: read('orderTimes').payDays,
});

/** `4,8 %`, from thousandths of it. */
const percent = (thousandths: number) => `${String(thousandths / 1_000).replace('.', ',')}\u00a0%`;

/** `{feeMost|what is said where a fee has no limit|where it has one}`, `{payDays|of one day|of several}` */
const CHOICE = /\{(feeMost|payDays)\|((?:[^{}|]|\{\w+\})*)\|((?:[^{}|]|\{\w+\})*)\}/g;
/** Fee and total of a price, in whole euros: `{fee25000}`, `{total25000}` */
const EXAMPLE = /\{(fee|total)(\d+)\}/g;
/** The rows of a table: `{increments|under {amount}|{amount} and above}` */
const ROWS = /\{increments\|((?:[^{}|]|\{amount\})*)\|((?:[^{}|]|\{amount\})*)\}/g;

/** A text that is no sentence of the catalogue, with what the house has decided where it stands for it. */
export function inTerms(text: string, terms: HoldingTerms = holdingTerms(usualSettings)): string {
  const { fee, steps, payDays } = terms;
  const { basisPoints, leastCents, mostCents } = fee;
  const rows = (below: string, above: string) =>
    steps.map(({ from, increment }, at) => {
      const next = steps[at + 1]?.from;
      const reached = next === undefined ? above : below;
      return `| ${reached.replaceAll('{amount}', formatEuros(next ?? from))} | ${formatEuros(increment)} |`;
    });
  const cost = {
    fee: (price: Euros) => feeCents(price, fee),
    total: (price: Euros) => totalCents(price, fee),
  };
  const said: Readonly<Record<string, string>> = {
    feePercent: percent(10 * basisPoints),
    feePercentWithVat: percent(12 * basisPoints),
    feeLeast: formatCents(leastCents),
    feeLeastWithVat: formatCents(feeCents(0, fee)),
    feeMost: formatCents(mostCents ?? 0),
    feeMostWithVat: formatCents(feeCents(0, { ...fee, leastCents: mostCents ?? 0 })),
    payDays: String(payDays),
  };
  const isOther: Readonly<Record<string, boolean>> = { feeMost: mostCents !== null, payDays: payDays > 1 };
  return text
    .replaceAll(CHOICE, (_all, name: string, one: string, other: string) => (isOther[name] ? other : one))
    .replaceAll(ROWS, (_all, below: string, above: string) => rows(below, above).join('\n'))
    .replaceAll(EXAMPLE, (_all, what: 'fee' | 'total', price: string) =>
      formatCents(cost[what](Number(price))),
    )
    .replaceAll(/\{(\w+)\}/g, (all, name: string) => said[name] ?? all);
}
