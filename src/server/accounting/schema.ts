import { INVOICE_ITEMS } from '#shared/sale/index.ts';
import { READS_ACCOUNTS } from '../context.ts';
import { type CsvColumn, cents, day } from '../csv/index.ts';
import { requireInput } from '../errors.ts';
import { type Builder, exposed, sheetOf, withRight } from '../graphql/index.ts';
import type { Accounting, OpenReceipt, PersonBalance } from './index.ts';
import { LEDGER_ACCOUNTS } from './reckoning.ts';
import type { VatMove } from './vat-moves.ts';
import type { UnionSale, VatLine, VatStatement } from './vat-statement.ts';

const DAY = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** The maximum shown on one page. */
const PEOPLE_SHOWN = 500;
const PEOPLE_SHEET: readonly CsvColumn<PersonBalance & { readonly asOf: string }>[] = [
  ['asOf', ({ asOf }) => day(asOf)],
  ['id', ({ accountId }) => accountId],
  ['name', ({ name }) => name],
  ['balance', each => cents(each.cents)],
];

export type AccountingEnums = ReturnType<typeof enumsOf>;

const enumsOf = (builder: Builder) => ({
  Item: builder.enumType('InvoiceItem', { values: INVOICE_ITEMS }),
  Regime: builder.enumType('VatRegime', {
    values: ['STANDARD', 'MARGIN', 'REVERSE_CHARGE', 'OUTSIDE', 'INTRA_EU', 'EXPORT'] as const,
  }),
});

/** Adds the journal for staff: unallocated receipts and the balances of a day. Returns the enums of invoiced VAT. */
export function accountingSchema(builder: Builder, accounting: Accounting): AccountingEnums {
  const ReceiptType = builder.objectRef<OpenReceipt>('OpenReceipt').implement({
    fields: t => ({
      ...exposed(t, { String: ['payer', 'reference'] }),
      id: t.id({ resolve: ({ id }) => String(id) }),
      leftCents: t.exposeFloat('leftCents', { description: 'What of it is not allocated.' }),
      valueOn: t.exposeString('valueOn', { description: 'YYYY-MM-DD' }),
      canReverse: t.boolean({
        description: 'Nothing of it was allocated or sent back.',
        resolve: ({ postings, leftCents }) => postings.some(({ cents }) => cents === leftCents),
      }),
    }),
  });
  type AccountBalance = Awaited<ReturnType<Accounting['balancesOn']>>[number];
  const BalanceType = builder.objectRef<AccountBalance>('AccountBalance').implement({
    fields: t => ({
      account: t.expose('account', { type: builder.enumType('LedgerAccount', { values: LEDGER_ACCOUNTS }) }),
      cents: t.exposeFloat('cents', { description: 'A debit above zero, a credit below.' }),
    }),
  });
  const PersonType = builder.objectRef<PersonBalance>('PersonBalance').implement({
    fields: t => ({
      ...exposed(t, { ID: ['accountId'], String: ['name'] }),
      cents: t.exposeFloat('cents', { description: 'What the house holds of them, or owes them.' }),
    }),
  });
  builder.queryFields(t => ({
    openReceipts: t.field({
      type: [ReceiptType],
      description: 'Orders:update or Accounts:read. Money that nobody has allocated, the oldest first.',
      resolve: withRight(READS_ACCOUNTS, () => accounting.listUnallocated()),
    }),
    accountBalances: t.field({
      type: [BalanceType],
      description: 'Orders:update or Accounts:read. What stands on each account at the end of a day.',
      args: { day: t.arg.string({ required: true, description: 'YYYY-MM-DD' }) },
      resolve: withRight(READS_ACCOUNTS, ({ day }) => {
        requireInput(isDay(day), 'day');
        return accounting.balancesOn(day);
      }),
    }),
    personBalances: t.field({
      type: [PersonType],
      description:
        'Orders:update or Accounts:read. What the house holds of each person or owes them, at the end of a day: the 500 largest; all of them are in its sheet.',
      args: { day: t.arg.string({ required: true, description: 'YYYY-MM-DD' }) },
      extensions: sheetOf({
        ...{ name: 'person-balances', permission: READS_ACCOUNTS, isFresh: true, columns: PEOPLE_SHEET },
        rows: async ({ day: asOf }: { day: string }, span) => {
          requireInput(isDay(asOf), 'day');
          const { rows, ...page } = await accounting.peopleOn(asOf, span);
          return { ...page, rows: rows.map(row => ({ ...row, asOf })) };
        },
      }),
      resolve: withRight(READS_ACCOUNTS, async ({ day }) => {
        requireInput(isDay(day), 'day');
        return [...(await accounting.peopleOn(day, { limit: PEOPLE_SHOWN, offset: 0 })).rows];
      }),
    }),
  }));
  const enums = enumsOf(builder);
  addVat(builder, accounting, enums);
  return enums;
}

/** Adds the VAT of a period by item and regime. */
function addVat(builder: Builder, accounting: Accounting, { Item, Regime }: AccountingEnums): void {
  const LineType = builder.objectRef<VatLine>('VatLine').implement({
    fields: t => ({
      item: t.expose('item', { type: Item }),
      regime: t.expose('vat', { type: Regime }),
      totalCents: t.exposeFloat('totalCents', { description: 'Invoiced, less what was credited.' }),
      baseCents: t.exposeFloat('baseCents', {
        description: 'What the tax is of: without it, and of cars under the margin scheme the margin.',
      }),
      vatCents: t.exposeFloat('vatCents'),
    }),
  });
  const UnionSaleType = builder.objectRef<UnionSale>('UnionSale').implement({
    fields: t => ({
      ...exposed(t, { String: ['vatNumber', 'name'] }),
      item: t.expose('item', { type: Item }),
      month: t.exposeString('month', { description: 'YYYY-MM' }),
      netCents: t.exposeFloat('netCents', { description: 'Invoiced, less what was credited.' }),
    }),
  });
  const MoveType = builder.objectRef<VatMove>('VatMove').implement({
    description: 'The tax of a fee that came in another period than the one in which it is booked.',
    fields: t => ({
      ...exposed(t, { Float: ['totalCents', 'baseCents'] }),
      item: t.expose('item', { type: Item }),
      reference: t.exposeString('reference', { description: 'Of the order, or of the mandate.' }),
      receivedOn: t.exposeString('receivedOn', {
        description: 'When the last of it came, by the end of the period. YYYY-MM-DD',
      }),
      bookedOn: t.exposeString('bookedOn', {
        nullable: true,
        description: 'When its tax was booked; null where it lies on advances. YYYY-MM-DD',
      }),
      vatCents: t.exposeFloat('vatCents', {
        description: 'Above zero what is added to the period, below zero what an earlier one has had.',
      }),
    }),
  });
  const StatementType = builder.objectRef<VatStatement>('VatStatement').implement({
    fields: t => ({
      lines: t.expose('lines', { type: [LineType] }),
      unionSales: t.expose('unionSales', {
        type: [UnionSaleType],
        description: 'What was sold without French VAT to traders of other member states, number by number.',
      }),
      dueCents: t.exposeFloat('dueCents', { description: 'What the journal has for those days.' }),
      moves: t.expose('moves', { type: [MoveType] }),
      payableCents: t.exposeFloat('payableCents', {
        description: 'What falls due in those days: the journal’s tax, with what is moved.',
      }),
      agrees: t.exposeBoolean('agrees', {
        description: 'The lines’ tax is the journal’s, and each line’s is its base at its rate.',
      }),
      unknownCosts: t.exposeInt('unknownCosts', {
        description: 'Cars under the margin scheme that were invoiced though nobody has said what they cost.',
      }),
    }),
  });
  builder.queryField('vatStatement', t =>
    t.field({
      type: StatementType,
      description:
        'Orders:update or Accounts:read. The VAT of what was invoiced from one day to another, both included.',
      args: {
        from: t.arg.string({ required: true, description: 'YYYY-MM-DD' }),
        to: t.arg.string({ required: true, description: 'YYYY-MM-DD' }),
      },
      resolve: withRight(READS_ACCOUNTS, ({ from, to }) => {
        requireInput(isDay(from), 'from');
        requireInput(isDay(to) && to >= from, 'to');
        return accounting.vatStatement(from, to);
      }),
    }),
  );
}

/** Whether the date exists in the calendar. */
const isDay = (day: string): boolean =>
  DAY.test(day) && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
