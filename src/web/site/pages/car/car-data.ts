import type { MetaDescriptor } from 'react-router';
import { isLotOffered, isLotSold, type LotState, priceState } from '#shared/sale/index.ts';
import type { Ad } from '#web/features/ad-sections/index.ts';
import { datedCarTitle } from '#web/features/cards/index.ts';
import { machineData } from '#web/page-head.ts';

type Told = { ad: Ad; address: string; description: string; origin: string };

/**
 * Returns the car's structured data, with nothing that the page hides. A sold or hidden price is no offer, and of an
 * auction only the current bid.
 */
export function carData({ ad, address, description, origin }: Told): MetaDescriptor {
  const photos = [ad.photos.front, ...ad.photos.exteriors].filter(photo => photo !== null);
  return machineData({
    '@type': 'Car',
    name: datedCarTitle(ad),
    description,
    url: address,
    brand: { '@type': 'Brand', name: ad.brand },
    model: ad.model,
    itemCondition: 'https://schema.org/UsedCondition',
    ...(ad.year ? { vehicleModelDate: String(ad.year) } : {}),
    ...(ad.mileage
      ? { mileageFromOdometer: { '@type': 'QuantitativeValue', value: ad.mileage, unitCode: 'KMT' } }
      : {}),
    image: photos.slice(0, 6).map(({ url }) => (url.startsWith('/') ? origin + url : url)),
    offers: offerOf(ad, address),
  });
}

function offerOf(ad: Ad, address: string): object {
  const amount = offeredAmount(ad);
  return {
    '@type': 'Offer',
    url: address,
    availability: `https://schema.org/${availabilityOf(ad.lotState)}`,
    ...(amount === null ? {} : { price: amount, priceCurrency: 'EUR' }),
    ...(ad.auction && isLotOffered(ad.lotState) ? { availabilityEnds: ad.auction.end } : {}),
  };
}

/** Only a sold car is sold out: an unsold one is merely out of stock for now. */
function availabilityOf(lot: LotState): string {
  if (isLotSold(lot)) return 'SoldOut';
  return isLotOffered(lot) ? 'InStock' : 'OutOfStock';
}

/** Returns the price that the page shows, in euros; null if it shows none. */
function offeredAmount(ad: Ad): number | null {
  if (ad.auction) return isLotOffered(ad.lotState) ? ad.auction.currentBid : null;
  const state = priceState(ad);
  if (state.kind === 'reduced') return state.reducedPrice;
  return state.kind === 'plain' ? state.price : null;
}
