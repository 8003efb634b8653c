export const account = {
  title: 'Mon compte',
  description: 'Vos coordonnées et vos préférences sur Calandre.',
  greeting: 'Bonjour {name}',
  intro: 'Vos coordonnées, tenues à jour, et votre nom en salle.',
  details: 'Mes coordonnées',
  detailsText: 'Elles ne sont transmises au vendeur que lorsque la vente est conclue.',
  save: 'Enregistrer',
  emailNote: 'L’adresse e-mail sert à vous connecter.',
  pseudoTitle: 'Mon nom en salle',
  pseudoText:
    'C’est ainsi que les autres enchérisseurs vous voient. Sans pseudonyme, ils lisent les deux premières lettres de votre prénom, suivies de trois étoiles.',
  pseudo: 'Pseudonyme',
  pseudoSeen: 'Vous apparaissez comme',
  bids: 'Enchérir',
  bidsText: 'Suivez les ventes en cours et placez votre prochaine enchère.',
  session: 'Session',
  sessionText: 'Vous êtes connecté sur cet appareil.',
} as const;
