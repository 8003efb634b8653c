import { type RequestContext, requireFreshPermission, requirePermission } from '../context.ts';
import { isUuid } from '../database/index.ts';
import { found, requireInput } from '../errors.ts';
import { type Builder, withRight } from '../graphql/index.ts';
import { givenIn, missingOf } from './ad.ts';
import type { CarAdInputRef, CarAdRef } from './car-schema.ts';
import type { Ads } from './index.ts';

const ALT_LENGTH_MAX = 300;
const REASON_LENGTH_MAX = 1_000;

/** Adds the staff mutations of ads; each needs its permission and is logged. */
export function addStaffMutations(
  builder: Builder,
  ads: Ads,
  CarAd: CarAdRef,
  CarAdInput: CarAdInputRef,
  hasOpenAuction: (uuid: string) => Promise<boolean>,
): void {
  builder.objectFields(CarAd, t => ({
    revision: t.exposeInt('revision', { description: 'Grows by one with every edit.' }),
    missing: t.stringList({
      nullable: true,
      description: 'Ads:update: the fields without which it should not be published; null for others.',
      resolve: async (ad, _args, { viewer }) =>
        viewer?.permissions.has('Ads:update') ? [...missingOf(ad, await hasOpenAuction(ad.uuid))] : null,
    }),
  }));
  addWriting(builder, ads, CarAd, CarAdInput);
  addSteps(builder, ads, CarAd);
  addDescribing(builder, ads);
}

const REASON =
  'Why the open auction of the car is cancelled with it, which needs Auctions:update; everybody reads it. Without it a car under the hammer stays: ReasonNeeded.';

/** Reads a reason, which may cancel the auction and so needs the same rights. @throws AppError Forbidden, BadInput */
function reasonIn(context: RequestContext, given: string | null | undefined): string | null {
  const reason = given?.trim() ?? '';
  if (reason === '') return null;
  requireInput(reason.length <= REASON_LENGTH_MAX, 'reason');
  requireFreshPermission(context, 'Auctions:update');
  return reason;
}

const anyAd = async (ads: Ads, uuid: string) => found(await ads.find(uuid));

function addWriting(builder: Builder, ads: Ads, CarAd: CarAdRef, CarAdInput: CarAdInputRef): void {
  builder.mutationFields(t => ({
    createCarAd: t.field({
      type: CarAd,
      description:
        'Ads:create. Every field of the ad can be given; what is missing can be added later with updateCarAd.',
      args: {
        data: t.arg({ type: CarAdInput, required: true }),
        key: t.arg.id({
          description:
            'Made by the page: the same with the same data, from the same person within two minutes, makes no second ad; with other data it makes another. An empty one is none.',
        }),
      },
      resolve: withRight('Ads:create', async ({ data, key }, { id }, context) => {
        // A car created as sold is public at once.
        if (data.sold) requirePermission(context, 'Ads:publish');
        return anyAd(ads, await ads.create(givenIn(data), { actorId: id, key }));
      }),
    }),
    updateCarAd: t.field({
      type: CarAd,
      description:
        'Ads:update. With the revision that the editor saw, an edit made meanwhile is refused: StaleVersion.',
      args: {
        uuid: t.arg.id({ required: true }),
        data: t.arg({ type: CarAdInput, required: true }),
        revision: t.arg.int(),
        reason: t.arg.string({ description: REASON }),
      },
      resolve: withRight('Ads:update', async ({ uuid, data, revision, reason }, { id }, context) => {
        const by = { actorId: id, revision: revision ?? null, reason: reasonIn(context, reason) };
        await ads.update((await anyAd(ads, uuid)).uuid, givenIn(data), by);
        return anyAd(ads, uuid);
      }),
    }),
  }));
}

function addSteps(builder: Builder, ads: Ads, CarAd: CarAdRef): void {
  builder.mutationFields(t => ({
    publishCarAd: t.field({
      type: CarAd,
      description:
        'Ads:publish. brand, model and carType are enough; what is missing is a warning to staff, not a refusal.',
      args: {
        uuid: t.arg.id({ required: true }),
        isWhole: t.arg.boolean({
          defaultValue: false,
          description:
            'true: refuse where something is missing that a buyer would look for, or an auction is open that `auctionId` does not name (BadInput).',
        }),
        auctionId: t.arg.id({
          description:
            'With isWhole: the auction, planned or running, that goes before the public with the ad.',
        }),
      },
      resolve: withRight('Ads:publish', async ({ uuid, isWhole, auctionId }, { id }) => {
        const by = { actorId: id, ...(isWhole ? { isWhole, auctionId: auctionId ?? null } : {}) };
        await ads.publish((await anyAd(ads, uuid)).uuid, by);
        return anyAd(ads, uuid);
      }),
    }),
    withdrawCarAd: t.field({
      type: CarAd,
      description: 'Ads:publish. Ends the auction where one is open.',
      args: { uuid: t.arg.id({ required: true }), reason: t.arg.string({ description: REASON }) },
      resolve: withRight('Ads:publish', async ({ uuid, reason }, { id }, context) => {
        const by = { actorId: id, reason: reasonIn(context, reason) };
        await ads.withdraw((await anyAd(ads, uuid)).uuid, by);
        return anyAd(ads, uuid);
      }),
    }),
  }));
}

function addDescribing(builder: Builder, ads: Ads): void {
  builder.mutationField('describeCarAdPhoto', t =>
    t.boolean({
      description: 'Ads:update. What a photo of the ad shows, for those who do not see it.',
      args: {
        uuid: t.arg.id({ required: true }),
        photoId: t.arg.id({ required: true }),
        alt: t.arg.string(),
      },
      resolve: withRight('Ads:update', async ({ uuid, photoId, alt }, { id: actorId }) => {
        const ad = await anyAd(ads, uuid);
        requireInput((alt ?? '').length <= ALT_LENGTH_MAX, 'alt');
        requireInput(isUuid(photoId), 'photoId');
        await ads.describePhoto(ad, photoId, alt?.trim() || null, actorId);
        return true;
      }),
    }),
  );
}
