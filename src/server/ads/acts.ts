import type { Writes } from '../database/index.ts';
import type { ActedList, ListAct } from '../list-acts.ts';
import type { Ad, AdInput } from './ad.ts';
import type { Editing, Moving } from './ads.ts';
import { nameOf } from './changes.ts';

type Verb<By> = (writes: Writes, uuid: string, by: By) => Promise<boolean>;
type Verbs = {
  readonly find: (uuid: string) => Promise<Ad | null>;
  readonly publishFor: Verb<Moving>;
  readonly withdrawFor: Verb<Moving>;
  readonly updateFor: (writes: Writes, uuid: string, input: AdInput, by: Editing) => Promise<boolean>;
};

/** The bulk actions on ads: the same as on one ad, except those that cancel an auction. */
export function adActs(ads: Verbs): ActedList {
  const collect = (calandreCollection: boolean): ListAct => ({
    permission: 'Ads:update',
    run: (writes, id, { actorId }) => ads.updateFor(writes, id, { calandreCollection }, { actorId }),
  });
  return {
    async nameOf(id) {
      const ad = await ads.find(id);
      return ad && nameOf(ad);
    },
    acts: {
      // Nobody checks each ad: an incomplete one is not published.
      PUBLISH: {
        permission: 'Ads:publish',
        run: (writes, id, { actorId }) =>
          ads.publishFor(writes, id, { actorId, isWhole: true, auctionId: null }),
      },
      // Without a reason, so a car under the hammer is not withdrawn.
      WITHDRAW: {
        permission: 'Ads:publish',
        run: (writes, id, { actorId }) => ads.withdrawFor(writes, id, { actorId }),
      },
      COLLECT: collect(true),
      UNCOLLECT: collect(false),
    },
  };
}
