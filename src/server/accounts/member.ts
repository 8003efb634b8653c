import { statement } from '../database/index.ts';
import { IS_PUBLIC_AD } from '../public-ads.ts';

/** The public profile of a seller, or of a bidder with a pseudonym. */
export type Member = {
  readonly id: string;
  readonly pseudo: string | null;
  readonly isPro: boolean;
  readonly since: number;
};

/** Returns null for a person with neither a pseudonym nor a public ad: nothing about them is public. */
export const findMember = statement(
  'accounts.findMember',
  `select id, pseudo, is_professional as "isPro", created_at as since from accounts p
   where id = $1 and erased_at is null and blocked_at is null
     and (pseudo is not null or exists (select from ads d where owner_id = p.id and ${IS_PUBLIC_AD}
       and not handle_by_calandre and not calandre_collection))`,
).byId<Member>();
