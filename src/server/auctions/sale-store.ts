import { type SaleRegime, saleRegime } from '#shared/sale/index.ts';
import { type Reads, statement } from '../database/index.ts';
import { found } from '../errors.ts';

const sellerSql = statement(
  'auctions.findSeller',
  `select d.calandre_collection as "calandreCollection", coalesce(p.is_professional, false) as "ownerIsPro"
   from ads d left join accounts p on p.id = d.owner_id where d.uuid = $1`,
);

/** Whose sale the ad's auction would be. @throws AppError NotFound */
export async function findRegime(reads: Reads, adUuid: string): Promise<SaleRegime> {
  const [ad] = await reads.query<{ calandreCollection: boolean; ownerIsPro: boolean }>(sellerSql, [adUuid]);
  return saleRegime(found(ad));
}
