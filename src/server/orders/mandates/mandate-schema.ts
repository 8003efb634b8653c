import { MANDATE_ENDINGS } from '#shared/fields/index.ts';
import { SALE_MANDATE_STATES } from '#shared/sale/index.ts';
import { requireFreshPermission, requireParty, themselves, toThemselves } from '../../context.ts';
import { found } from '../../errors.ts';
import { type Builder, done, textLanguage, withFreshRight, withRight } from '../../graphql/index.ts';
import { provenSigner, rowType, type SigningParts } from '../change-schema.ts';
import type { Orders } from '../index.ts';
import type { Ways } from '../part-types.ts';
import type { SaleMandate } from './mandate.ts';
import { openTermRows, termRows } from './mandate-drawing.ts';

const stateType = (builder: Builder) => builder.enumType('SaleMandateState', { values: SALE_MANDATE_STATES });
export type SaleMandateStateRef = ReturnType<typeof stateType>;

/** Mandates to sell: staff propose them, and their seller signs. */
export function addMandates(builder: Builder, orders: Orders, parts: Parts): SaleMandateStateRef {
  const State = stateType(builder);
  const Mandate = mandateType(builder, orders, { ...parts, State });
  const Ending = builder.enumType('SaleMandateEnding', {
    description: 'WITHDRAWN: its seller took the car back after signing; TAKEN_BACK: the house its proposal.',
    values: MANDATE_ENDINGS,
  });
  addQueries(builder, orders, Mandate);
  const Input = builder.inputType('SaleMandateInput', {
    fields: t => ({
      reserve: t.int({ description: 'null: the car is sold to whoever bids most.' }),
      estimateLow: t.int(),
      estimateHigh: t.int(),
      fromOn: t.string({ required: true, description: 'YYYY-MM-DD' }),
      untilOn: t.string({ required: true, description: 'YYYY-MM-DD' }),
      commissionBp: t.int({
        required: true,
        description: 'Of the price, VAT within, in hundredths of a per cent.',
      }),
      commissionMinCents: t.int({ required: true, description: 'At least so much, where the car is sold.' }),
      withdrawalFeeCents: t.int({ required: true }),
    }),
  });
  builder.mutationFields(t => ({
    proposeSaleMandate: t.field({
      type: [Mandate],
      description: 'Ads:update. The next version; what was signed holds until its owner signs this one.',
      args: { uuid: t.arg.id({ required: true }), data: t.arg({ type: Input, required: true }) },
      resolve: withFreshRight('Ads:update', async ({ uuid, data }, { id }) => {
        await orders.proposeMandate(uuid, id, data);
        return orders.listMandatesOf(uuid);
      }),
    }),
    endSaleMandate: t.boolean({
      description: 'Ads:update. Takes a proposal back, or writes down that its seller takes the car back.',
      args: {
        id: t.arg.id({ required: true }),
        ending: t.arg({ type: Ending, required: true }),
        reason: t.arg.string({ required: true }),
      },
      resolve: (_root, { id, ending, reason }, context) =>
        done(orders.endMandate(id, requireFreshPermission(context, 'Ads:update').id, { ending, reason })),
    }),
  }));
  addSigning(builder, orders, parts, Mandate);
  return State;
}

type Parts = SigningParts & Pick<Ways, 'Stamp' | 'Transfer'>;

type MandateParts = Parts & { State: SaleMandateStateRef };

function mandateType(builder: Builder, orders: Orders, { Locale, Stamp, Transfer, State }: MandateParts) {
  const Row = rowType(builder, 'SaleMandateRow');
  return builder.objectRef<SaleMandate>('SaleMandate').implement({
    description: 'A version of what an owner has the house sell their car for: theirs and staff’s.',
    fields: t => ({
      id: t.exposeID('id'),
      document: t.id({ description: 'What `documentLink` opens.', resolve: ({ id }) => `mandate_${id}` }),
      number: t.exposeString('number'),
      car: t.exposeString('car'),
      adUuid: t.exposeID('adUuid'),
      state: t.field({ type: State, resolve: mandate => orders.mandateStateOf(mandate) }),
      terms: t.field({
        type: [Row],
        args: { language: t.arg({ type: Locale, defaultValue: 'FR' }) },
        resolve: (mandate, { language }, context) => [
          ...(themselves(context) ? termRows : openTermRows)(mandate, language ?? 'FR'),
        ],
      }),
      reserve: t.int({
        nullable: true,
        resolve: ({ reserve }, _args, context) => toThemselves(context, reserve),
      }),
      estimateLow: t.exposeInt('estimateLow', { nullable: true }),
      estimateHigh: t.exposeInt('estimateHigh', { nullable: true }),
      commissionBp: t.exposeInt('commissionBp'),
      commissionMinCents: t.exposeInt('commissionMinCents'),
      withdrawalFeeCents: t.exposeInt('withdrawalFeeCents'),
      feeTransfer: t.field({
        type: Transfer,
        nullable: true,
        description:
          'Where its owner sends the fee of having taken the car back; null while none is due, and once it is paid.',
        resolve: mandate => orders.feeTransferOf(mandate),
      }),
      feeInvoice: t.id({
        nullable: true,
        description: 'Of the fee of taking the car back, once it is paid: what `documentLink` opens.',
        resolve: async ({ id }) => {
          const invoice = await orders.findMandateInvoice(id);
          return invoice && `invoice_${invoice.id}`;
        },
      }),
      missing: t.stringList({
        description: 'What its owner has yet to say of themselves before they can sign it: address, phone.',
        resolve: mandate => orders.lackingOfMandate(mandate),
      }),
      version: t.string({
        nullable: true,
        description:
          'Names the words that are read before it is signed; null where there is nothing to sign.',
        resolve: (mandate, _args, context) => (themselves(context) ? orders.versionOfMandate(mandate) : null),
      }),
      proposedAt: t.expose('proposedAt', { type: 'DateTime' }),
      signedAt: t.expose('signedAt', { type: 'DateTime', nullable: true }),
      sha256: t.string({
        nullable: true,
        // The reserve could be found by trying it in the words that were signed.
        resolve: ({ sha256 }, _args, context) => toThemselves(context, sha256),
      }),
      stamp: t.field({
        type: Stamp,
        nullable: true,
        description: 'That what was signed was there at a time, by an authority’s word.',
        resolve: async ({ id }) => (await orders.stampsOf(id))[0] ?? null,
      }),
      reason: t.string({
        nullable: true,
        description: 'Why it was refused, or ended.',
        resolve: ({ refusal, endReason }) => refusal ?? endReason,
      }),
      reasonLanguage: textLanguage(t, ({ refusal, endReason }) => refusal ?? endReason),
    }),
  });
}
type MandateRef = ReturnType<typeof mandateType>;

function addQueries(builder: Builder, orders: Orders, Mandate: MandateRef): void {
  const Usual = builder.objectRef<Awaited<ReturnType<Orders['usualMandate']>>>('UsualSaleMandate').implement({
    description: 'What a new mandate of a car is proposed with.',
    fields: t => ({
      estimateLow: t.exposeInt('estimateLow', {
        nullable: true,
        description: 'The estimate that both agreed to in its file; null where there is none.',
      }),
      estimateHigh: t.exposeInt('estimateHigh', { nullable: true }),
      mandateDays: t.exposeInt('mandateDays'),
      commissionBp: t.exposeInt('commissionBp'),
      commissionMinCents: t.exposeInt('commissionMinCents'),
      withdrawalFeeCents: t.exposeInt('withdrawalFeeCents'),
    }),
  });
  builder.queryFields(t => ({
    saleMandates: t.field({
      type: [Mandate],
      description: 'Ads:update. Every version of a car’s mandate, the newest first.',
      args: { uuid: t.arg.id({ required: true }) },
      resolve: withRight('Ads:update', ({ uuid }) => orders.listMandatesOf(uuid)),
    }),
    usualSaleMandate: t.field({
      type: Usual,
      description: 'Ads:update.',
      args: { uuid: t.arg.id({ description: 'Without it, of no car in particular.' }) },
      resolve: withRight('Ads:update', ({ uuid }) => orders.usualMandate(uuid ?? null)),
    }),
    mySaleMandates: t.field({
      type: [Mandate],
      description: 'What the house sells for me, or would, the newest first.',
      resolve: (_root, _args, { viewer }) => (viewer ? orders.listOwnMandates(viewer.id) : []),
    }),
    mySaleMandate: t.field({
      type: Mandate,
      nullable: true,
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, { viewer }) => (viewer ? orders.findOwnMandate(id, viewer.id) : null),
    }),
  }));
}

function addSigning(
  builder: Builder,
  orders: Orders,
  { Locale, accounts }: Parts,
  Mandate: MandateRef,
): void {
  builder.mutationFields(t => ({
    sendSaleMandateCode: t.string({
      nullable: true,
      description: 'As sendSigningCode, for a mandate of mine.',
      args: {
        id: t.arg.id({ required: true }),
        language: t.arg({ type: Locale, required: true }),
        read: t.arg.string({ description: 'The version that was read; another is StaleVersion.' }),
      },
      resolve: (_root, { id, language, read }, context) =>
        orders.sendMandateCode(id, { accountId: requireParty(context).id, language }, read ?? null),
    }),
    signSaleMandate: t.field({
      type: Mandate,
      args: { id: t.arg.id({ required: true }), code: t.arg.string(), passkey: t.arg.string() },
      resolve: async (_root, { id, ...shown }, context) => {
        const { signer, proof } = await provenSigner(context, accounts, shown);
        await orders.signMandate(id, signer, proof);
        return found(await orders.findOwnMandate(id, signer.accountId));
      },
    }),
    refuseSaleMandate: t.field({
      type: Mandate,
      args: { id: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
      resolve: async (_root, { id, reason }, context) => {
        const accountId = requireParty(context).id;
        await orders.refuseMandate(id, accountId, reason);
        return found(await orders.findOwnMandate(id, accountId));
      },
    }),
  }));
}
