/**
 * SQL conditions on which ads are public and who sells them, for an ad aliased as `d`. Defined only here: every
 * statement on public ads uses these exact words, since the partial indexes match them.
 */

/** Offered or sold, and not taken down. */
export const IS_PUBLIC_AD = "(d.status in ('PUBLISHED', 'SOLD') and d.hidden_at is null)";

/** Withdrawn or taken down. */
export const IS_GONE_AD = "(d.status = 'WITHDRAWN' or d.hidden_at is not null)";

/**
 * Whether the owner, aliased as `p`, sells by trade. A planned auction follows the seller's status and a running one
 * keeps its own: the ad agrees with its auction, even after the sale.
 */
export const OWNER_IS_PRO = `coalesce(
  (select a.is_trade_sale from auctions a
   where a.ad_uuid = d.uuid and not d.calandre_collection and (a.status = 'open' or d.status = 'SOLD'
     and exists (select from orders o where o.auction_id = a.id and o.state <> 'CANCELLED'))),
  p.is_professional, false)`;

/** Same as `isTradeSale`: the seller is the house or a professional. */
export const IS_TRADE_AD = `(d.calandre_collection or ${OWNER_IS_PRO})`;

/** Same as `adKind`. */
export const AD_KIND = `case when d.is_retromobile then 'RETROMOBILE'
  when d.calandre_collection then 'CALANDRE_COLLECTION' when d.handle_by_calandre then 'HANDLED'
  when ${OWNER_IS_PRO} then 'PROFESSIONAL' else 'INDIVIDUAL' end`;
