/**
 * Which ads everybody may see and who sells them, in SQL on an ad that the statement calls `d`. The one place where
 * that is said: every statement that answers what is public asks it in these words, by which the partial indexes of ads
 * are found too.
 */

/** It is offered or sold, and its page was not taken from the public. */
export const IS_PUBLIC_AD = "(d.status in ('PUBLISHED', 'SOLD') and d.hidden_at is null)";

/** It was before the public, and was taken away. */
export const IS_GONE_AD = "(d.status = 'WITHDRAWN' or d.hidden_at is not null)";

/**
 * Whether its owner, whose account the statement calls `p`, sells by trade. A planned auction follows its seller, and
 * one that runs stands as it began: the ad says what its auction says, and goes on to once the car is sold.
 */
export const OWNER_IS_PRO = `coalesce(
  (select a.is_trade_sale from auctions a
   where a.ad_uuid = d.uuid and not d.calandre_collection and (a.status = 'open' or d.status = 'SOLD'
     and exists (select from orders o where o.auction_id = a.id and o.state <> 'CANCELLED'))),
  p.is_professional, false)`;

/** As the rules of sale have it (`isTradeSale`): a trader sells, the house or a professional. */
export const IS_TRADE_AD = `(d.calandre_collection or ${OWNER_IS_PRO})`;

/** As the rules of sale have it (`adKind`). */
export const AD_KIND = `case when d.is_retromobile then 'RETROMOBILE'
  when d.calandre_collection then 'CALANDRE_COLLECTION' when d.handle_by_calandre then 'HANDLED'
  when ${OWNER_IS_PRO} then 'PROFESSIONAL' else 'INDIVIDUAL' end`;
