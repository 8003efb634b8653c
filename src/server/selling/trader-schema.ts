import { TRADER_FIELDS, type Trader } from '#shared/fields/index.ts';
import type { MemberRef } from '../accounts/member-schema.ts';
import type { Ad } from '../ads/index.ts';
import type { CarAdRef } from '../ads/schema.ts';
import { requireViewer } from '../context.ts';
import { type Builder, describedFields, describedInputs } from '../graphql/index.ts';
import type { Selling } from './index.ts';

const isSoldByTrade = (ad: Ad) => ad.ownerIsPro && !ad.handleByCalandre && !ad.calandreCollection;

/** Who sells by trade says who they are. */
export function addTrader(
  builder: Builder,
  selling: Selling,
  { CarAd, Member }: { readonly CarAd: CarAdRef; readonly Member: MemberRef },
): void {
  const TraderType = builder.objectRef<Trader>('Trader').implement({
    fields: t => describedFields(t, TRADER_FIELDS),
  });
  const TraderInput = builder.inputType('TraderInput', {
    fields: t => describedInputs(t, TRADER_FIELDS),
  });
  builder.objectField(CarAd, 'trader', t =>
    t.field({
      type: TraderType,
      nullable: true,
      description:
        'The professional who sells the car; null where somebody else does, or the house for them.',
      resolve: ad => (isSoldByTrade(ad) && ad.ownerId !== null ? selling.trader(ad.ownerId) : null),
    }),
  );
  builder.objectField(Member, 'trader', t =>
    t.field({
      type: TraderType,
      nullable: true,
      description: 'Who they are by trade, once the house knows that they are.',
      resolve: ({ id, isPro }) => (isPro ? selling.trader(id) : null),
    }),
  );
  builder.queryField('myTrader', t =>
    t.field({
      type: TraderType,
      nullable: true,
      resolve: (_root, _args, { viewer }) => (viewer ? selling.trader(viewer.id) : null),
    }),
  );
  builder.mutationField('saveTrader', t =>
    t.field({
      type: TraderType,
      args: { data: t.arg({ type: TraderInput, required: true }) },
      resolve: (_root, { data }, context) => selling.saveTrader(requireViewer(context).id, data),
    }),
  );
}
