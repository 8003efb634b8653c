import type { AdInput } from '#server/ads/index.ts';
import type { DemoCar } from './cars/car.ts';

/** A demo car as staff would write it into its ad. */
export function toAdInput(car: DemoCar): AdInput {
  const { slug, sold, location, seller, drawing, scene, auction, optionalData, ...rest } = car;
  const { brand, model, version, year, carType, price, reducedPrice, isPriceHidden, mileage, ...more } = rest;
  const { transmission, body, isRetromobile, calandreCollection, handleByCalandre, ...details } = more;
  const { fuel, ...technical } = optionalData;
  return structuredClone({
    ...{ brand, model, version, year, carType, price, reducedPrice, isPriceHidden, mileage },
    ...{ transmission, body, fuel, isRetromobile, calandreCollection, handleByCalandre },
    ...location,
    details: { ...details, optionalData: technical },
    sellerEmail: seller === 'house' ? null : `${seller}@demo.calandre.test`,
  }) as AdInput;
}
