import type { Ad } from '../ads/index.ts';
import type { CarAdRef } from '../ads/schema.ts';
import type { Builder } from '../graphql/index.ts';
import type { Secrets } from '../secrets/index.ts';
import type { Auctions } from './index.ts';
import type { Auction } from './ledger.ts';
import { pastPrices } from './past-prices.ts';
import { logWords, type PublicLog, publicLogOf } from './proof.ts';

type Parts = {
  readonly CarAd: CarAdRef;
  /** Returns a public ad; null where there is none. */
  readonly findPublicAd: (uuid: string) => Promise<Ad | null>;
  readonly signer: Pick<Secrets, 'signPublicly' | 'publicKey'>;
  readonly areResultsPublic: () => boolean;
};

type SignedLog = PublicLog & { readonly signature: string };

/** Adds the signed log of a finished auction, for all who may read its bids. */
export function proofSchema(builder: Builder, auctions: Auctions, parts: Parts): void {
  const { CarAd, findPublicAd, signer } = parts;
  const mayRead = pastPrices(auctions, parts.areResultsPublic);
  // Not before the hammer: after an outage the end may still move.
  const isOver = ({ status }: Auction) => status === 'sold' || status === 'unsold';
  const Log = builder.objectRef<SignedLog>('PublicLog').implement({
    description: 'docs/bid-log.md says how it is checked.',
    fields: t => ({
      lines: t.exposeStringList('lines', {
        description: 'A row each, oldest first: its words as they are hashed, and its hash last.',
      }),
      seal: t.exposeString('seal', { nullable: true, description: 'The last hash; null where nobody bid.' }),
      signature: t.exposeString('signature', {
        description: 'Under `log,<auction>,<number of lines>,<seal>`: Ed25519, base64url.',
      }),
    }),
  });
  const Proof = builder.objectRef<Auction>('SaleProof').implement({
    fields: t => ({
      car: t.field({ type: CarAd, nullable: true, resolve: ({ adUuid }) => findPublicAd(adUuid) }),
      isOver: t.boolean({ resolve: isOver }),
      publicKey: t.string({
        description: 'What the house’s signatures are checked with: Ed25519, 32 bytes, base64url.',
        resolve: () => signer.publicKey(),
      }),
      log: t.field({
        type: Log,
        nullable: true,
        description: 'null before the end, and for whoever may not read any more what was bid.',
        resolve: async (auction, _args, context) => {
          if (!isOver(auction) || !(await mayRead(auction, context))) return null;
          const log = publicLogOf(await auctions.wholeHistory(auction.id));
          return { ...log, signature: await signer.signPublicly(logWords(auction.id, log)) };
        },
      }),
    }),
  });
  builder.queryField('saleProof', t =>
    t.field({
      type: Proof,
      nullable: true,
      description: 'What anybody may check of an auction; null where there is none before the public.',
      args: { auctionId: t.arg.id({ required: true }) },
      resolve: async (_root, { auctionId }, { cacheTags }) => {
        const auction = await auctions.findPublic(auctionId);
        if (auction) cacheTags.add(`auction:${auction.id}`).add('ads');
        return auction;
      },
    }),
  );
}
