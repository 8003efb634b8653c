import { found } from '../errors.ts';
import { type Builder, exposed, withRight } from '../graphql/index.ts';
import { type BidLog, bidLogCsv, bidLogJson } from './bid-log.ts';
import type { Auctions } from './index.ts';

/** Adds the sealed history, for staff who have to prove it. It contains no maximum. */
export function addBidLog(builder: Builder, auctions: Pick<Auctions, 'bidLog'>): void {
  const BidLogType = builder.objectRef<BidLog>('BidLog').implement({
    description: 'The history of an auction, each row sealed with a hash of itself and of the row before.',
    fields: t => ({
      ...exposed(t, { Int: ['lineCount'] }),
      isWhole: t.boolean({
        description: 'Every seal was worked out again just now, and holds.',
        resolve: log => log.broken === null,
      }),
      brokenLine: t.int({
        nullable: true,
        description: 'The first line that does not follow from the one before it.',
        resolve: log => log.broken?.line ?? null,
      }),
      seal: t.exposeString('seal', { nullable: true, description: 'The newest row’s hash.' }),
      csv: t.string({ resolve: bidLogCsv }),
      json: t.string({ resolve: bidLogJson }),
    }),
  });
  builder.queryField('bidLog', t =>
    t.field({
      type: BidLogType,
      description: 'Auctions:update.',
      args: { auctionId: t.arg.id({ required: true }) },
      resolve: withRight('Auctions:update', async ({ auctionId }) => found(await auctions.bidLog(auctionId))),
    }),
  );
}
