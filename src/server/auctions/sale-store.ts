import {
  type Euros,
  type Instant,
  isTradeSale,
  mandateFault,
  type SaleMandateTerms,
  type SaleTerms,
  saleRegime,
} from '#shared/sale/index.ts';
import { parisDay } from '#shared/words/paris.ts';
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

const mandateSql = statement(
  'auctions.findMandate',
  `select m.reserve, to_char(m.from_on, 'YYYY-MM-DD') as "fromOn", to_char(m.until_on, 'YYYY-MM-DD') as "untilOn"
   from sale_mandates m join ads d on d.uuid = m.ad_uuid and d.owner_id = m.seller_id
   where m.ad_uuid = $1 and m.signed_at is not null and m.ended_at is null`,
);

/** What of a sale is about to be: all of a new one, of one that has begun what changes. */
type MandatedPlan = {
  readonly startAt?: Instant;
  readonly endAt?: Instant;
  readonly reserve?: Euros | null;
};

/**
 * What of a public sale goes beyond what its owner has signed; null: nothing, or this house asks for no mandates, or
 * the car is none that it sells for somebody.
 */
export async function findMandateFault(
  reads: Reads,
  settings: Settings,
  { adUuid, regime }: { adUuid: string; regime: SaleTerms['regime'] },
  { startAt, endAt, reserve }: MandatedPlan,
): Promise<ReturnType<typeof mandateFault>> {
  if (regime !== 'PUBLIC_SALE' || !settings.read('mandates').areAsked) return null;
  const [mandate] = await reads.query<SaleMandateTerms>(mandateSql, [adUuid]);
  return mandateFault(mandate ?? null, {
    ...(startAt === undefined ? {} : { startOn: parisDay(startAt) }),
    ...(endAt === undefined ? {} : { endOn: parisDay(endAt) }),
    ...(reserve === undefined ? {} : { reserve }),
  });
}

/** The same, for who goes no further. @throws AppError MandateRequired with the field */
export async function requireMandate(...of: Parameters<typeof findMandateFault>): Promise<void> {
  const field = await findMandateFault(...of);
  if (field !== null) throw new AppError('MandateRequired', { field });
}

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
