export const home = {
  title: 'Voitures de collection, enchères en direct',
  description:
    'Achetez et vendez voitures de collection, classiques et youngtimers : enchères en direct, garantie 12 mois, paiement sécurisé, accompagnement de la visite à la carte grise.',
  heading: 'Les belles anciennes changent de mains ici',
  lead: 'Chaque voiture est racontée, photographiée et documentée. Les enchères se suivent en direct, seconde après seconde.',
  next: 'La prochaine à tomber sous le marteau',
  seeAuction: 'Suivre l’enchère',
  noAuction: 'Aucune enchère n’est en cours en ce moment. Les prochaines sont annoncées ci-dessous.',
  endingSoon: 'Elles se terminent bientôt',
  allAuctions: 'Toutes les enchères',
  coming: 'Bientôt en salle',
  newAds: 'Dernières arrivées',
  allAds: '{count, plural, one {Voir l’annonce} other {Voir les # annonces}}',
  finished: 'Le marteau est tombé',
  finishedText: 'Une voiture vous a échappé ? Nous en cherchons une semblable en 72 heures.',
  promises: {
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
  },
} as const;
