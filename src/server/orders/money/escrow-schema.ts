import { linkTo } from '#shared/paths/links.ts';
import { localeOf } from '#shared/words/locale.ts';
import type { AdEnums } from '../../ads/index.ts';
import { READS_ACCOUNTS, requireParty } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { type Builder, exposed, withRight } from '../../graphql/index.ts';
import { ESCROW_TITLES, type EscrowName } from '../../payments/index.ts';
import type { Orders } from '../index.ts';
import { asSide, asStaff, isOfHouse, type OrderView, type Ways } from '../part-types.ts';
import { referenceOf } from '../reference.ts';
import type { Differing, Move } from './escrow-store.ts';

type Held = OrderView & { readonly name: EscrowName };
type Parts = Ways & { readonly Locale: AdEnums['Locale'] };

/** Adds the price in escrow and its operations, for buyer, seller and staff. */
export function addEscrow(builder: Builder, orders: Orders, parts: Parts): void {
  addHeld(builder, orders, parts);
  addActs(builder, orders, parts);
  addDifferences(builder, orders);
}

function addHeld(builder: Builder, orders: Orders, { OrderType, Transfer }: Parts): void {
  const MoveType = builder.objectRef<Move>('EscrowMove').implement({
    fields: t => ({
      ...exposed(t, { ID: ['id'], String: ['reason'], Float: ['amountCents'] }),
      kind: t.expose('kind', {
        type: builder.enumType('EscrowMoveKind', {
          description: 'RELEASE: to the seller. RETURN: back to the buyer.',
          values: ['RELEASE', 'RETURN'] as const,
        }),
      }),
      state: t.expose('state', {
        type: builder.enumType('EscrowMoveState', { values: ['PROMISED', 'DONE', 'REFUSED'] as const }),
      }),
      failure: t.exposeString('failure', { nullable: true, description: 'As the provider says it.' }),
      at: t.expose('promisedAt', { type: 'DateTime' }),
    }),
  });
  const EscrowType = builder.objectRef<Held>('OrderEscrow').implement({
    fields: t => ({
      provider: t.string({ description: 'As people read it.', resolve: ({ name }) => ESCROW_TITLES[name] }),
      isSandbox: t.boolean({ resolve: ({ name }) => name === 'sandbox' }),
      transfer: t.field({
        type: Transfer,
        nullable: true,
        description:
          'Where the buyer sends the price; null before the provider has said so, and for a seller.',
        resolve: ({ order, role }) => (role === 'SELLER' ? null : orders.escrowTransferOf(order)),
      }),
      isPayeeReady: t.boolean({
        nullable: true,
        description:
          'Whether the provider knew the seller well enough to pay them when it was last asked; null for the buyer.',
        resolve: ({ order, role }) => (role === 'BUYER' ? null : orders.isPayeeReady(order)),
      }),
      paysSeller: t.boolean({
        nullable: true,
        description:
          'Whether what the seller is owed comes from them: not once the seller had it and gave it back to the house; null for the buyer.',
        resolve: ({ order, role }) => (role === 'BUYER' ? null : orders.paysSellerOf(order)),
      }),
      heldCents: t.float({
        description: 'What they hold of the price by now: nothing once it was released, or has gone back.',
        resolve: ({ order }) => orders.heldElsewhereOf(order),
      }),
      moves: t.field({
        type: [MoveType],
        description: 'What left, or was to leave; for staff.',
        resolve: ({ order, role }) => (isOfHouse(role) ? orders.escrowMovesOf(order.id) : []),
      }),
    }),
  });
  builder.objectField(OrderType, 'escrow', t =>
    t.field({
      type: EscrowType,
      nullable: true,
      description: 'Who holds the price until the car is handed over; null where the house does.',
      resolve: view => (view.order.escrow === null ? null : { ...view, name: view.order.escrow }),
    }),
  );
}

function addActs(builder: Builder, orders: Orders, { OrderType, Locale, show }: Parts): void {
  const act = asStaff(show);
  const refund = asStaff(show, 'Refunds:create');
  const moveId = 'The caller’s own: asked for twice it is one.';
  builder.mutationFields(t => ({
    releaseEscrow: t.field({
      type: OrderType,
      description:
        'Orders:update. The price leaves its provider for the seller, once both have signed the handover and the buyer can go back on it no more.',
      args: {
        id: t.arg.id({ required: true }),
        moveId: t.arg.id({ required: true, description: moveId }),
      },
      resolve: act(({ id, moveId }, viewer) => orders.releaseEscrow(id, moveId, viewer.id)),
    }),
    returnEscrow: t.field({
      type: OrderType,
      description: 'Refunds:create. What is owed to the buyer of a price goes back from its provider.',
      args: {
        id: t.arg.id({ required: true }),
        moveId: t.arg.id({ required: true, description: moveId }),
        amountCents: t.arg.float({ required: true }),
        reason: t.arg.string({ required: true }),
      },
      resolve: refund(({ id, moveId, ...given }, viewer) =>
        orders.returnEscrow(id, moveId, viewer.id, given),
      ),
    }),
    openEscrowPayee: t.string({
      nullable: true,
      description:
        'The seller makes themselves known to who holds their price, after a fresh proof: where they go on, null where nothing is asked of them.',
      args: { id: t.arg.id({ required: true }), language: t.arg({ type: Locale, required: true }) },
      resolve: (_root, { id, language }, context) => {
        const { id: accountId, isFresh } = requireParty(context);
        if (!isFresh) throw new AppError('PasswordNeeded');
        return orders.openEscrowPayee(
          id,
          accountId,
          `${linkTo('user/orders/order', localeOf(language), { id })}#account`,
        );
      },
    }),
    refreshEscrowPayee: t.field({
      type: OrderType,
      description:
        'The seller, back from who holds their price: asks it whether it knows them by now, once a minute at the most.',
      args: { id: t.arg.id({ required: true }) },
      resolve: asSide(show)(({ id }, { accountId }) => orders.refreshEscrowPayee(id, accountId)),
    }),
    payIntoSandbox: t.field({
      type: OrderType,
      description: 'Of the sandbox alone: the buyer’s transfer comes in.',
      args: { id: t.arg.id({ required: true }), amountCents: t.arg.float({ required: true }) },
      resolve: asSide(show)(({ id, amountCents }, { accountId }) =>
        orders.payIntoSandbox(id, accountId, amountCents),
      ),
    }),
  }));
}

/** Adds the prices for which journal and provider differ. */
function addDifferences(builder: Builder, orders: Orders): void {
  const Flows = builder.objectRef<Differing['ours']>('EscrowFlows').implement({
    fields: t => ({
      ...exposed(t, { Float: ['receivedCents', 'releasedCents', 'returnedCents'] }),
    }),
  });
  const Difference = builder.objectRef<Differing>('EscrowDifference').implement({
    fields: t => ({
      ...exposed(t, { ID: ['orderId'], DateTime: ['checkedAt'] }),
      reference: t.string({ resolve: ({ number }) => referenceOf({ number }) }),
      ours: t.expose('ours', { type: Flows }),
      theirs: t.expose('theirs', { type: Flows }),
    }),
  });
  builder.queryField('escrowDifferences', t =>
    t.field({
      type: [Difference],
      description:
        'Orders:update or Accounts:read. Prices of which the journal and who holds them say different things, as of the last night.',
      resolve: withRight(READS_ACCOUNTS, () => orders.listEscrowDifferences()),
    }),
  );
}
