import type { AdInput } from '#server/ads/index.ts';
import { flatCar } from '#shared/fields/index.ts';
import type { DemoCar } from './cars/car.ts';

/** A demo car as staff would write it into its ad. */
export function toAdInput({ seller, ...car }: DemoCar): AdInput {
  const sellerEmail = seller === 'house' ? null : `${seller}@demo.calandre.test`;
  return structuredClone({ ...flatCar(car), sellerEmail });
}
