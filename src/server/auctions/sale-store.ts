import { isTradeSale, type SaleTerms, saleRegime } from '#shared/sale/index.ts';
import { type Reads, statement } from '../database/index.ts';
import { AppError, found } from '../errors.ts';
import type { Settings } from '../settings/index.ts';

type Seller = Parameters<typeof saleRegime>[0];

const sellerSql = statement(
  'auctions.findSeller',
  `select d.calandre_collection as "calandreCollection", d.handle_by_calandre as "handleByCalandre",
     coalesce(p.is_professional, false) as "ownerIsPro"
   from ads d left join accounts p on p.id = d.owner_id where d.uuid = $1`,
);

/**
 * Whose sale the ad's auction would be. A house that has not said under which declaration it sells holds no public
 * sale (L321-4 of the code de commerce). @throws AppError NotFound, DeclarationMissing
 */
export async function findSaleTerms(reads: Reads, settings: Settings, adUuid: string): Promise<SaleTerms> {
  const ad = found((await reads.query<Seller>(sellerSql, [adUuid]))[0]);
  const regime = saleRegime(ad);
  if (regime === 'PUBLIC_SALE' && settings.read('operator').declaration === null)
    throw new AppError('DeclarationMissing', { field: 'operator' });
  return { regime, isTradeSale: isTradeSale(ad) };
}
