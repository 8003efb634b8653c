import { CAR_TOPICS } from '#shared/fields/index.ts';
import type { AdChange, Ads } from '../ads/index.ts';
import type { Builder } from '../graphql/index.ts';
import type { AuctionRef } from './schema.ts';

/** Adds the public list of edits to the car's ad since its auction began. */
export function adEditsSchema(builder: Builder, ads: Pick<Ads, 'listChanges'>, Auction: AuctionRef): void {
  const AdTopic = builder.enumType('AdTopic', { values: CAR_TOPICS });
  const AdEdit = builder.objectRef<AdChange>('AdEdit').implement({
    fields: t => ({
      editedAt: t.expose('changedAt', { type: 'DateTime' }),
      topics: t.expose('topics', { type: [AdTopic] }),
    }),
  });
  builder.objectField(Auction, 'adEdits', t =>
    t.field({
      type: [AdEdit],
      description: 'Edits of the ad since the auction began, newest first.',
      resolve: ({ adUuid, startAt }) => ads.listChanges(adUuid, startAt),
    }),
  );
}
