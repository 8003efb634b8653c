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
  finishedText: 'Prix adjugés, offres reçues : ce que les voitures ont vraiment valu.',
  allResults: 'Tous les résultats',
  counts: {
    running: '{count, plural, one {# enchère en cours} other {# enchères en cours}}',
    coming: '{count, plural, one {# à venir} other {# à venir}}',
    cars: '{count, plural, one {# voiture en vente} other {# voitures en vente}}',
  },
  brands: 'Par marque',
  allBrands: 'Toutes les marques',
  types: 'Par époque',
  typeCount: '{count, plural, one {# voiture} other {# voitures}}',
  sell: {
    heading: 'Vous vendez la vôtre ?',
    text: 'Annonce, vente accompagnée ou enchères : comparez les trois, nous estimons avec vous.',
    action: 'Vendre ma voiture',
  },
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
