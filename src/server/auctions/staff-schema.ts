import type { TieRule } from '#shared/sale/index.ts';
import { type RequestContext, requireFresh, requireFreshPermission } from '../context.ts';
import { found } from '../errors.ts';
import { type Builder, type EnumRef, type ObjectRef, withRight } from '../graphql/index.ts';
import type { Auctions } from './index.ts';
import type { Auction as AuctionRecord } from './ledger.ts';

/** Adds the staff mutations, all audited, with Auctions:update; on a running auction they need a recent sign-in. */
export function addStaffMutations(
  builder: Builder,
  auctions: Auctions,
  parts: {
    readonly findAd: (uuid: string) => Promise<{ readonly uuid: string; readonly isPublic: boolean } | null>;
  },
  Auction: ObjectRef<AuctionRecord>,
  TieRule: EnumRef<TieRule>,
): void {
  const ScheduleAuctionInput = scheduleInput(builder, TieRule);

  async function actOn(
    context: RequestContext,
    uuid: string,
    act: (auctionId: string, actorId: string) => Promise<void>,
  ): Promise<AuctionRecord> {
    const viewer = requireFreshPermission(context, 'Auctions:update');
    const { id } = found(await auctions.findByAd(uuid));
    await act(id, viewer.id);
    return found(await auctions.find(id));
  }

  builder.mutationFields(t => ({
    scheduleAuction: t.field({
      type: Auction,
      description:
        'Auctions:update, just signed in where there is an auction already. Before or after publishing. A start in the past means now; any length is accepted. Before the start everything can be changed; after it only what harms no bidder.',
      args: {
        uuid: t.arg.id({ required: true }),
        data: t.arg({ type: ScheduleAuctionInput, required: true }),
        seenChangeId: t.arg.id({
          description:
            'The newest change of its open auction that was read, null for none: another plan made since is StaleVersion. Not given: whatever stands is replaced.',
        }),
      },
      resolve: withRight('Auctions:update', async ({ uuid, data, seenChangeId }, viewer, context) => {
        const ad = found(await parts.findAd(uuid));
        // A car that already had an auction needs a recent sign-in: a new plan could undo protected changes.
        if (await auctions.findByAd(ad.uuid)) requireFresh(context);
        const plan = {
          startAt: data.start,
          endAt: data.end,
          startingPrice: data.startingPrice ?? 0,
          reserve: data.reservePrice ?? null,
          asksForCard: data.askForCardDetails ?? true,
          extensionWindowMs: 1000 * (data.extensionWindowSeconds ?? 120),
          tieRule: data.tieRule ?? 'REFUSE',
        };
        return found(await auctions.find(await auctions.schedule(ad.uuid, plan, viewer.id, seenChangeId)));
      }),
    }),
    cancelAuction: t.field({
      type: Auction,
      description: 'Auctions:update. Ends the auction without a sale; watchers read the reason.',
      args: { uuid: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
      resolve: (_root, { uuid, reason }, context) =>
        actOn(context, uuid, (id, actorId) => auctions.cancel(id, reason, actorId)),
    }),
    lowerReserve: t.field({
      type: Auction,
      description: 'Auctions:update. While it runs: a lower reserve, or null to drop it. Never a higher one.',
      args: { uuid: t.arg.id({ required: true }), reservePrice: t.arg.int() },
      resolve: (_root, { uuid, reservePrice }, context) =>
        actOn(context, uuid, (id, actorId) => auctions.lowerReserve(id, reservePrice ?? null, actorId)),
    }),
    moveAuctionEnd: t.field({
      type: Auction,
      description: 'Auctions:update. While it runs: a later end, never an earlier one.',
      args: { uuid: t.arg.id({ required: true }), end: t.arg({ type: 'DateTime', required: true }) },
      resolve: (_root, { uuid, end }, context) =>
        actOn(context, uuid, (id, actorId) => auctions.moveEnd(id, end, actorId)),
    }),
  }));
}

function scheduleInput(builder: Builder, TieRule: EnumRef<TieRule>) {
  return builder.inputType('ScheduleAuctionInput', {
    fields: t => ({
      start: t.field({ type: 'DateTime', required: true }),
      end: t.field({ type: 'DateTime', required: true }),
      startingPrice: t.int({ defaultValue: 0 }),
      reservePrice: t.int({ description: 'null: no reserve.' }),
      askForCardDetails: t.boolean({ defaultValue: true }),
      extensionWindowSeconds: t.int({
        defaultValue: 120,
        description:
          'A bid in the last extensionWindowSeconds moves the end to that long after the bid. 0: never.',
      }),
      tieRule: t.field({ type: TieRule, defaultValue: 'REFUSE' }),
    }),
  });
}
