/** Words for cars wherever one is shown. */
export const car = {
  kind: {
    RETROMOBILE: 'Exposée à Rétromobile',
    CALANDRE_COLLECTION: 'Collection Calandre',
    HANDLED: 'Vendue par nos soins',
    PROFESSIONAL: 'Vendeur professionnel',
    INDIVIDUAL: 'Vendeur particulier',
  },
  type: { CLASSIC: 'Classique', YOUNGTIMER: 'Youngtimer', GT: 'GT', OTHER: 'Autre' },
  sold: 'Vendu',
  withdrawal: 'Rétractation 14 jours',
  report: { AD: 'Signaler cette annonce', QUESTION: 'Signaler', MEMBER: 'Signaler ce membre' },
  priceOnAsking: 'Prix sur demande',
  oldPrice: 'Ancien prix',
  newPrice: 'Nouveau prix',
  price: 'Prix',
  year: 'Année',
  mileage: 'Kilométrage',
  place: 'Lieu',
  noPhoto: 'Photo à venir',
  photoAlt: '{title}, vue principale',
  description:
    '{title} : photos, histoire et prix sur Calandre, la place de marché des voitures de collection.',
  transmission: { MANUAL: 'Manuelle', AUTOMATIC: 'Automatique', SEMI_AUTOMATIC: 'Semi-automatique' },
} as const;
