import type { Ad } from '../ads/index.ts';
import type { CarAdRef } from '../ads/schema.ts';
import { requireViewer } from '../context.ts';
import type { Builder } from '../graphql/index.ts';
import type { Selling } from './index.ts';
import type { Trader } from './traders.ts';

const isSoldByTrade = (ad: Ad) => ad.ownerIsPro && !ad.handleByCalandre && !ad.calandreCollection;

/** Who sells by trade says who they are. */
export function addTrader(builder: Builder, selling: Selling, CarAd: CarAdRef): void {
  const TraderType = builder.objectRef<Trader>('Trader').implement({
    fields: t => ({
      company: t.exposeString('company'),
      registerNumber: t.exposeString('registerNumber'),
      vatNumber: t.exposeString('vatNumber'),
      street: t.exposeString('street'),
      zipCode: t.exposeString('zipCode'),
      city: t.exposeString('city'),
      country: t.exposeString('country'),
    }),
  });
  const TraderInput = builder.inputType('TraderInput', {
    fields: t => ({
      company: t.string({ required: true }),
      registerNumber: t.string({ required: true }),
      vatNumber: t.string({ required: true }),
      street: t.string({ required: true }),
      zipCode: t.string({ required: true }),
      city: t.string({ required: true }),
      country: t.string({ required: true }),
    }),
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
