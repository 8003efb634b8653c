import { BANK_LINE_PURPOSES, type BankLinePurpose } from '#shared/fields/index.ts';
import { type Builder, type EnumRef, withFreshRight, withRight } from '../../graphql/index.ts';
import type { Orders } from '../index.ts';
import { referenceOf } from '../reference.ts';
import { LINE_STATES, type LineOutcome, type LineReading, type Proposal } from './bank-file.ts';

/** Adds reading and booking the credits of a bank statement. Returns the types of a line and of its outcome. */
export function addBankFile(builder: Builder, orders: Orders) {
  const Purpose = builder.enumType('BankLinePurpose', {
    values: BANK_LINE_PURPOSES,
    description: 'GIVEN_BACK: a price that its seller gives back, whose buyer went back on the sale.',
  });
  const Line = builder.inputType('BankLineInput', {
    description: 'A line of the house’s account, as its bank has it; its amount is above zero.',
    fields: t => ({
      account: t.string({ required: true }),
      bankReference: t.string({ required: true, description: 'The bank’s own; empty where it gave none.' }),
      position: t.int({ required: true, description: 'Its place among those of that reference, from 0.' }),
      amountCents: t.float({ required: true }),
      valueOn: t.string({ required: true, description: 'YYYY-MM-DD' }),
      payer: t.string({ required: true }),
      reference: t.string({ required: true, description: 'What the payer wrote.' }),
    }),
  });
  const Chosen = builder.inputType('ChosenBankLineInput', {
    fields: t => ({
      line: t.field({ type: Line, required: true }),
      orderId: t.id({ description: 'null: it waits for somebody to say whose it is.' }),
      purpose: t.field({ type: Purpose, required: true }),
    }),
  });
  const Outcome = outcomeType(builder);
  const Reading = readingType(builder, Purpose);
  builder.queryField('bankLines', t =>
    t.field({
      type: [Reading],
      description:
        'Orders:update. What is known of the credits of a statement, one an entry, in their order.',
      args: { lines: t.arg({ type: [Line], required: true }) },
      resolve: withRight('Orders:update', ({ lines }) => orders.readBankLines(lines)),
    }),
  );
  builder.mutationField('bookBankLines', t =>
    t.field({
      type: [Outcome],
      description: 'Orders:update. Books credits of a statement, each once, in their order.',
      args: { lines: t.arg({ type: [Chosen], required: true }) },
      resolve: withFreshRight('Orders:update', ({ lines }, { id }) =>
        orders.bookBankLines(
          id,
          lines.map(({ line, orderId, purpose }) => ({ line, orderId: orderId ?? null, purpose })),
        ),
      ),
    }),
  );
  return { Line, Outcome, Purpose };
}

export type BankFileTypes = ReturnType<typeof addBankFile>;
type PurposeRef = EnumRef<BankLinePurpose>;

function outcomeType(builder: Builder) {
  return builder.objectRef<LineOutcome>('BankLineOutcome').implement({
    fields: t => ({
      state: t.expose('state', {
        type: builder.enumType('BankLineOutcomeState', { values: ['BOOKED', 'KNOWN', 'REFUSED'] as const }),
      }),
      code: t.exposeString('code', { nullable: true, description: 'Why it was refused.' }),
    }),
  });
}

function readingType(builder: Builder, Purpose: PurposeRef) {
  const ProposalType = builder.objectRef<Proposal>('BankLineProposal').implement({
    fields: t => ({
      orderId: t.id({ resolve: ({ order }) => order.id }),
      reference: t.string({ resolve: ({ order }) => referenceOf(order) }),
      purpose: t.expose('purpose', { type: Purpose }),
      by: t.expose('by', {
        type: builder.enumType('BankLineProposedBy', { values: ['REFERENCE', 'AMOUNT'] as const }),
      }),
    }),
  });
  return builder.objectRef<LineReading>('BankLineReading').implement({
    fields: t => ({
      state: t.expose('state', {
        type: builder.enumType('BankLineState', { values: LINE_STATES }),
        description:
          'KNOWN: booked from a file before. ALIKE: a receipt of that day and amount stands. PAID: nothing is missing of the order that it names, or will be with the lines before it. OWED: its seller owes another amount, or nothing more with those lines.',
      }),
      proposal: t.expose('proposal', { type: ProposalType, nullable: true }),
      sellerOwesCents: t.exposeFloat('sellerOwesCents', {
        nullable: true,
        description: 'What the seller of the order that it names owes the house, where it is OWED.',
      }),
    }),
  });
}
