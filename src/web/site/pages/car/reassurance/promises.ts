import type { RouteName } from '#shared/paths/route-table.ts';
import type { IconName } from '#web/ui/index.ts';

export type HousePromise = {
  readonly word: 'warranty' | 'payment' | 'support' | 'delivery';
  readonly icon: IconName;
  readonly to: RouteName;
  readonly hash?: string;
};

/** Returns the house's promises for this car, in the order of spec §2.1. */
export function promisesOf(car: {
  hasWarranty: boolean;
  isDeliveredAbroad: boolean;
  isAuction: boolean;
}): readonly HousePromise[] {
  const hash = car.isAuction ? { hash: 'auction-warranty' } : {};
  const warranty: HousePromise = { word: 'warranty', icon: 'shield', to: 'services/warranty', ...hash };
  const delivery: HousePromise = { word: 'delivery', icon: 'truck', to: 'services/delivery' };
  return [
    ...(car.hasWarranty ? [warranty] : []),
    { word: 'payment', icon: 'lock', to: 'services/secureTransactions' },
    { word: 'support', icon: 'document', to: 'services/administrativeSupport' },
    ...(car.isDeliveredAbroad ? [delivery] : []),
  ];
}
