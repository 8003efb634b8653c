/** What the house promises every buyer. */
export const promises = {
  heading: 'Acheter l’esprit tranquille',
  warranty: {
    title: 'Garantie 12 mois',
    text: 'Moteur, boîte et pont couverts pendant 12 mois sur les voitures éligibles.',
  },
  payment: {
    title: 'Paiement sécurisé',
    text: 'Les fonds restent sous séquestre jusqu’à la remise des clés.',
  },
  support: {
    title: 'Accompagnement administratif',
    text: 'Certificat de cession, carte grise, passage de frontière : nous tenons le dossier.',
  },
  funding: { title: 'Financement', text: 'Une réponse de principe en 48 heures, sans engagement.' },
  delivery: {
    title: 'Livraison internationale',
    text: 'Transport fermé, assuré, jusqu’à votre porte en Europe et au-delà.',
  },
  search: {
    title: 'Retrouvée en 72 heures',
    text: 'Voiture vendue ? Nous vous en proposons une semblable sous 72 heures.',
  },
  more: 'En savoir plus',
};
