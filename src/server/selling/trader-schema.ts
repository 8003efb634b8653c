import { TRADER_FIELDS, type Trader } from '#shared/fields/index.ts';
import { TRADE_STATES } from '../accounts/index.ts';
import type { MemberRef } from '../accounts/member-schema.ts';
import type { Ad } from '../ads/index.ts';
import type { CarAdRef } from '../ads/schema.ts';
import { requireViewer } from '../context.ts';
import { isUuid } from '../database/index.ts';
import {
  type Builder,
  describedFields,
  describedInputs,
  exposed,
  exposedOrNull,
  withRight,
} from '../graphql/index.ts';
import type { Selling } from './index.ts';
import { CHECK_KINDS, CHECK_STATES } from './registers.ts';
import type { TraderCheck, VatFinding } from './trader-checks.ts';
import type { OwnTrader } from './traders.ts';

const isSoldByTrade = (ad: Ad) => ad.ownerIsPro && !ad.handleByCalandre && !ad.calandreCollection;

const traderType = (builder: Builder) =>
  builder.objectRef<Trader>('Trader').implement({ fields: t => describedFields(t, TRADER_FIELDS) });

const ownTraderType = (builder: Builder) =>
  builder.objectRef<OwnTrader>('OwnTrader').implement({
    fields: t => ({
      ...describedFields(t, TRADER_FIELDS),
      state: t.expose('state', { type: builder.enumType('TradeState', { values: TRADE_STATES }) }),
      decidedAt: t.expose('decidedAt', {
        type: 'DateTime',
        nullable: true,
        description:
          'When staff confirmed or refused it; null while they have not, or where that is not known.',
      }),
    }),
  });
type OwnTraderRef = ReturnType<typeof ownTraderType>;

/** Adds the details of trading sellers. */
export function addTrader(
  builder: Builder,
  selling: Selling,
  { CarAd, Member }: { readonly CarAd: CarAdRef; readonly Member: MemberRef },
): void {
  const TraderType = traderType(builder);
  const TraderInput = builder.inputType('TraderInput', {
    fields: t => describedInputs(t, TRADER_FIELDS),
  });
  builder.objectField(CarAd, 'trader', t =>
    t.field({
      type: TraderType,
      nullable: true,
      description:
        'The professional who sells the car; null where somebody else does, or the house for them, and where staff do not know who they are.',
      resolve: ad => (isSoldByTrade(ad) && ad.ownerId !== null ? selling.confirmedTrader(ad.ownerId) : null),
    }),
  );
  builder.objectField(Member, 'trader', t =>
    t.field({
      type: TraderType,
      nullable: true,
      description: 'Who they are by trade, once the house knows that they are.',
      resolve: ({ id }) => selling.confirmedTrader(id),
    }),
  );
  const Own = ownTraderType(builder);
  builder.queryField('myTrader', t =>
    t.field({
      type: Own,
      nullable: true,
      resolve: (_root, _args, { viewer }) => (viewer ? selling.ownTrader(viewer.id) : null),
    }),
  );
  addDeclared(builder, selling, Own);
  builder.mutationField('saveTrader', t =>
    t.field({
      type: Own,
      args: { data: t.arg({ type: TraderInput, required: true }) },
      resolve: (_root, { data }, context) => selling.saveTrader(requireViewer(context).id, data),
    }),
  );
}

/** Adds what staff compare before they confirm a trader. */
function addDeclared(builder: Builder, selling: Selling, Own: OwnTraderRef): void {
  const Check = builder.objectRef<TraderCheck>('TraderCheck').implement({
    fields: t => ({
      ...exposed(t, { String: ['number'], DateTime: ['askedAt'] }),
      kind: t.expose('kind', {
        type: builder.enumType('TraderCheckKind', { values: CHECK_KINDS }),
        description: 'VAT: the Union’s register of VAT numbers. COMPANY: the French register of companies.',
      }),
      answeredAt: t.expose('answeredAt', { type: 'DateTime', nullable: true }),
      state: t.expose('state', {
        type: builder.enumType('TraderCheckState', { values: CHECK_STATES }),
        nullable: true,
        description: 'null while the register has not answered.',
      }),
      name: t.exposeString('name', { nullable: true, description: 'As registered.' }),
    }),
  });
  const Finding = builder.objectRef<VatFinding>('VatFinding').implement({
    fields: t => ({
      ...exposed(t, { String: ['number'], DateTime: ['answeredAt'] }),
      ...exposedOrNull(t, { String: ['name', 'consultation'] }),
      isKnown: t.boolean({ resolve: ({ state }) => state === 'KNOWN' }),
    }),
  });
  const Declared = builder.objectRef<{ accountId: string; trader: OwnTrader }>('DeclaredTrader').implement({
    fields: t => ({
      trader: t.expose('trader', { type: Own }),
      checks: t.field({ type: [Check], resolve: ({ accountId }) => selling.traderChecks(accountId) }),
      vatFindings: t.field({
        type: [Finding],
        description: 'Every answer of VIES about their numbers, the newest first.',
        resolve: ({ accountId }) => selling.vatFindings(accountId),
      }),
    }),
  });
  builder.queryField('declaredTrader', t =>
    t.field({
      type: Declared,
      nullable: true,
      description: 'Users:update. What somebody says of their trade, and what the registers say of it.',
      args: { personId: t.arg.id({ required: true }) },
      resolve: withRight('Users:update', async ({ personId }) => {
        const trader = isUuid(personId) ? await selling.ownTrader(personId) : null;
        return trader && { accountId: personId, trader };
      }),
    }),
  );
}
