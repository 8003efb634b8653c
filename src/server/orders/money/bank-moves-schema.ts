import { BANK_MOVE_KINDS } from '#shared/fields/index.ts';
import { type Builder, type ObjectRef, withFreshRight, withRight } from '../../graphql/index.ts';
import type { Orders } from '../index.ts';
import type { BankFileTypes } from './bank-file-schema.ts';
import type { MoveReading } from './bank-moves.ts';
import type { AnyPayout } from './payouts-store.ts';

/** Adds the transfers to sellers on a bank statement: those made and those returned. */
export function addBankMoves(
  builder: Builder,
  orders: Orders,
  { Line, Outcome, Payout }: BankFileTypes & { readonly Payout: ObjectRef<AnyPayout> },
): void {
  const Move = builder.inputType('BankMoveInput', {
    description: 'A debit of the house’s account, or a credit by which its bank gives back what it sent.',
    fields: t => ({
      kind: t.field({ type: builder.enumType('BankMoveKind', { values: BANK_MOVE_KINDS }), required: true }),
      line: t.field({ type: Line, required: true }),
      reason: t.string({ required: true, description: 'Why it came back, as the bank has it; else empty.' }),
    }),
  });
  const Reading = builder.objectRef<MoveReading>('BankMoveReading').implement({
    fields: t => ({
      state: t.expose('state', {
        type: builder.enumType('BankMoveState', { values: ['NEW', 'KNOWN', 'NONE'] as const }),
        description: 'NEW: of the transfer that is told. KNOWN: booked. NONE: no transfer waits for it.',
      }),
      payout: t.expose('payout', { type: Payout, nullable: true }),
    }),
  });
  const args = builder.args(t => ({ moves: t.field({ type: [Move], required: true }) }));
  const flat = (moves: readonly { kind: string; reason: string; line: object }[]) =>
    moves.map(({ line, ...more }) => ({ ...line, ...more }));
  builder.queryField('bankMoves', t =>
    t.field({
      type: [Reading],
      description: 'Orders:update. What is known of moves of a statement, one an entry, in their order.',
      args,
      resolve: withRight('Orders:update', ({ moves }) => orders.readBankMoves(flat(moves))),
    }),
  );
  builder.mutationField('bookBankMoves', t =>
    t.field({
      type: [Outcome],
      description: 'Orders:update. Books transfers to sellers as made, or as given back, each once.',
      args,
      resolve: withFreshRight('Orders:update', ({ moves }, { id }) => orders.bookBankMoves(id, flat(moves))),
    }),
  );
}
