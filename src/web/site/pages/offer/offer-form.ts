import type { OfferName } from './crumbs.ts';

/** The form of those offers that are asked for on their own page. */
const FORMS: Partial<Record<OfferName, string>> = {
  'services/expertise': 'expertise',
  'services/delivery': 'delivery',
  'services/funding': 'funding',
  'services/warranty': 'warranty',
  'services/recovery': 'tradeIn',
  'services/recovery/classic': 'tradeIn',
  'services/recovery/youngtimer': 'tradeIn',
  'services/recovery/gt': 'tradeIn',
  'services/photoShoot': 'photoShoot',
  'services/registration': 'registration',
  'services/carSpecialist': 'specialist',
};

export const formOf = (name: OfferName): string | null => FORMS[name] ?? null;
