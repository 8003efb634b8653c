import type { OrderFacts, OrderParty } from '#shared/sale/index.ts';
import type { AccountingEnums } from '../accounting/schema.ts';
import { type Permission, type RequestContext, requireFreshPermission, type Viewer } from '../context.ts';
import { type Builder, exposed, type ObjectRef } from '../graphql/index.ts';
import { FACTORS, factorOf, type Signature, type Stamp } from './contract/signing-store.ts';
import { type Happening, HISTORY_KINDS } from './history.ts';
import type { Transfer } from './money/paying.ts';
import type { OrderDocument } from './order-documents.ts';
import type { Order } from './orders-store.ts';
import { FAULTS, type Step } from './steps.ts';

/** An order as one of its sides, or staff, sees it. */
export type OrderView = {
  readonly order: Order;
  readonly accountId: string;
  /** STAFF handle orders; a READER of the accounts sees money only, no messages or documents. */
  readonly role: OrderParty | 'STAFF' | 'READER';
  readonly steps: readonly Step[];
  readonly facts: OrderFacts;
};

export const isOfHouse = (role: OrderView['role']): role is 'STAFF' | 'READER' =>
  role === 'STAFF' || role === 'READER';

/** The role of a member of staff on orders of others. */
export const roleOfStaff = ({ permissions }: Viewer) =>
  permissions.has('Orders:update') ? 'STAFF' : 'READER';

/** Returns an order for a viewer who may see it. @throws AppError Unauthenticated, NotFound */
export type Show = (context: RequestContext, id: string) => Promise<OrderView>;

/** Returns the id of a member of staff who has the permission and has just signed in. @throws AppError */
export const staffOf = (context: RequestContext, right: Permission = 'Orders:update') =>
  requireFreshPermission(context, right).id;

/** The argument for an idempotency key. */
export const KEY = {
  description:
    'A UUID of the sending: it counts once, however often it is sent. With other content it is refused (IdempotencyMismatch), and by `state` where what it booked was undone.',
} as const;

type OfOrder = { readonly id: string };
type ByStaff<Args> = (args: Args, viewer: Viewer, view: OrderView) => Promise<unknown>;

/** Runs a staff mutation and returns the order after it. The permission is checked before the order is read. */
export const asStaff =
  (show: Show, right: Permission = 'Orders:update') =>
  <Args extends OfOrder>(act: ByStaff<Args>) =>
  async (_root: unknown, args: Args, context: RequestContext): Promise<OrderView> => {
    const viewer = requireFreshPermission(context, right);
    await act(args, viewer, await show(context, args.id));
    return show(context, args.id);
  };

type BySide<Args> = (args: Args, view: OrderView, context: RequestContext) => Promise<unknown>;

/** Runs a mutation in the viewer's role on the order and returns the order after it. */
export const asSide =
  (show: Show) =>
  <Args extends OfOrder>(act: BySide<Args>) =>
  async (_root: unknown, args: Args, context: RequestContext): Promise<OrderView> => {
    await act(args, await show(context, args.id), context);
    return show(context, args.id);
  };

export type OrderRef = ObjectRef<OrderView>;

/** What each part of the orders' API is built with: the order type, its small types, and `show`. */
export type Ways = ReturnType<typeof orderParts> & { readonly OrderType: OrderRef; readonly show: Show };

type Fee = {
  readonly state: 'UNPAID' | 'WAITING' | 'FAILED' | 'PAID' | 'REFUNDED';
  readonly failure?: string | null;
};

/** Returns the text of a step: the reason or note of staff, no data of the other side. */
function textOf({ data }: Happening): string | null {
  const { reason, note } = data;
  const text = typeof reason === 'string' ? reason : note;
  return typeof text === 'string' && text !== '' ? text : null;
}

function orderEnums(builder: Builder) {
  return {
    State: builder.enumType('OrderState', {
      values: ['CREATED', 'SIGNED', 'PAID', 'HANDED_OVER', 'CLOSED', 'WITHDRAWN', 'CANCELLED'] as const,
    }),
    Role: builder.enumType('OrderRole', { values: ['BUYER', 'SELLER', 'STAFF'] as const }),
    Party: builder.enumType('OrderParty', { values: ['BUYER', 'SELLER', 'HOUSE'] as const }),
    Task: builder.enumType('OrderTask', {
      values: [
        ...(['SIGN_CONTRACT', 'AWAIT_CONTRACT', 'AWAIT_PARTICULARS', 'PAY_FEE', 'SEND_PRICE'] as const),
        'AWAIT_PAYMENT' as const,
        ...(['WRITE_REPORT', 'AWAIT_REPORT', 'SIGN_REPORT', 'AWAIT_SIGNATURE', 'AWAIT_CLOSE'] as const),
        ...(['GIVE_ACCOUNT', 'RETURN_CAR', 'AWAIT_RETURN', 'NONE'] as const),
        ...(['HAND_IN_PAPERS', 'ANSWER_VIGILANCE', 'AWAIT_HANDOVER', 'OPEN_ACCOUNT'] as const),
        'AWAIT_WITHDRAWAL' as const,
      ],
    }),
    StepKind: builder.enumType('OrderStepKind', { values: HISTORY_KINDS }),
    FeeState: builder.enumType('FeeState', {
      values: ['UNPAID', 'WAITING', 'FAILED', 'PAID', 'REFUNDED'] as const,
    }),
    Fault: builder.enumType('OrderFault', { values: FAULTS }),
    PaperKind: builder.enumType('OrderPaperKind', {
      values: [
        ...(['CONTRACT', 'REPORT', 'MANDATE', 'INVOICE', 'CREDIT_NOTE'] as const),
        ...(['WITHDRAWAL', 'WITHDRAWAL_FORM', 'SETTLEMENT', 'EXPORT'] as const),
      ],
    }),
  };
}

/** Defines the small types that an order is made of. */
export function orderParts(builder: Builder, { Item }: Pick<AccountingEnums, 'Item'>) {
  const enums = orderEnums(builder);
  const Step = builder.objectRef<Happening>('OrderStep').implement({
    fields: t => ({
      kind: t.expose('kind', { type: enums.StepKind }),
      party: t.expose('party', { type: enums.Party }),
      at: t.expose('at', { type: 'DateTime' }),
      text: t.string({ nullable: true, resolve: textOf }),
    }),
  });
  const Fee = builder.objectRef<Fee>('OrderFee').implement({
    fields: t => ({
      state: t.expose('state', { type: enums.FeeState }),
      failure: t.string({ nullable: true, resolve: ({ failure }) => failure ?? null }),
    }),
  });
  const Transfer = builder.objectRef<Transfer>('BankTransfer').implement({
    fields: t => ({
      ...exposed(t, { String: ['payee', 'iban', 'bic', 'reference'], Float: ['amountCents'] }),
    }),
  });
  const Signature = builder.objectRef<Signature & { readonly id: string }>('OrderSignature').implement({
    fields: t => ({
      id: t.exposeID('id', { description: 'What `documentLink` takes: the very bytes that were signed.' }),
      paper: t.expose('paper', { type: enums.PaperKind }),
      party: t.expose('party', { type: enums.Party }),
      signedAt: t.expose('signedAt', { type: 'DateTime' }),
      factor: t.field({
        type: builder.enumType('SigningFactor', { values: FACTORS }),
        description: 'What they showed, then, that it was them with.',
        resolve: factorOf,
      }),
      sha256: t.exposeString('sha256', { description: 'Of the bytes that were read and signed.' }),
    }),
  });
  const Stamp = builder.objectRef<Stamp & { readonly id: string }>('OrderStamp').implement({
    fields: t => ({
      ...exposed(t, { String: ['authority'], DateTime: ['stampedAt'] }),
      id: t.exposeID('id', { description: 'What `documentLink` takes: the authority’s answer (RFC 3161).' }),
      paper: t.expose('paper', { type: enums.PaperKind }),
    }),
  });
  const Paper = builder.objectRef<OrderDocument>('OrderPaper').implement({
    fields: t => ({
      ...exposed(t, { String: ['reference'], DateTime: ['at'] }),
      id: t.exposeID('id', { description: 'What `documentLink` takes.' }),
      kind: t.expose('kind', { type: enums.PaperKind }),
      item: t.field({
        type: Item,
        nullable: true,
        description:
          'What it charges for, or takes back; null of a paper that is no invoice and no credit note.',
        resolve: ({ item }) => item ?? null,
      }),
    }),
  });
  return { ...enums, Step, Fee, Transfer, Signature, Stamp, Paper };
}
