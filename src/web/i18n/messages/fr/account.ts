export const account = {
  title: 'Mon compte',
  description: 'Vos coordonnées et vos préférences sur Calandre.',
  details: 'Mes coordonnées',
  detailsText: 'Elles ne sont transmises au vendeur que lorsque la vente est conclue.',
  save: 'Enregistrer',
  pseudoTitle: 'Mon nom en salle',
  pseudoText:
    'C’est ainsi que les autres enchérisseurs vous voient. Sans pseudonyme, ils lisent les deux premières lettres de votre prénom, suivies de trois étoiles.',
  pseudo: 'Pseudonyme',
  pseudoSeen: 'Vous apparaissez comme',
  failed: { text: 'Cette partie n’a pas pu être chargée.', again: 'Réessayer' },
  nav: {
    label: 'Mon espace',
    pages: {
      overview: 'Vue d’ensemble',
      favorites: 'Favoris',
      alerts: 'Alertes',
      notifications: 'Notifications',
      orders: 'Commandes',
      offers: 'Offres',
      cars: 'Mes annonces',
      carHunter: 'Recherches confiées',
      documents: 'Documents',
      addresses: 'Adresses',
      profile: 'Profil',
    },
  },
  profile: {
    title: 'Mon profil',
    intro: 'Vos coordonnées, tenues à jour, et votre nom en salle.',
  },
} as const;
