/** The first page of the staff application. */
export const home = {
  title: 'Vue d’ensemble',
  text: 'Ce qui attend quelqu’un de la maison, à cet instant.',
  calm: 'Rien n’attend.',
  failed: 'Les chiffres n’ont pas pu être chargés.',
  again: 'Réessayer',
  since: 'La plus ancienne attend depuis le {date}',
  figures: {
    closingsFailed:
      '{count, plural, one {vente n’a pas pu être close} other {ventes n’ont pas pu être closes}}',
    endingSoon: '{count, plural, one {enchère à moins d’une heure} other {enchères à moins d’une heure}}',
    endingToday: '{count, plural, one {enchère finit aujourd’hui} other {enchères finissent aujourd’hui}}',
    running: '{count, plural, one {enchère en cours} other {enchères en cours}}',
    questions: '{count, plural, one {question sans réponse} other {questions sans réponse}}',
    questionsFlagged: '{count, plural, one {question à vérifier} other {questions à vérifier}}',
    adsToReview: '{count, plural, one {annonce à relire} other {annonces à relire}}',
    drafts: '{count, plural, one {annonce en brouillon} other {annonces en brouillon}}',
    ordersLate: '{count, plural, one {commande en retard} other {commandes en retard}}',
    ordersUnread: '{count, plural, one {commande avec un message} other {commandes avec un message}}',
    leadsDue: '{count, plural, one {demande à échéance} other {demandes à échéance}}',
    leads: '{count, plural, one {demande ouverte} other {demandes ouvertes}}',
    mailsRefused: '{count, plural, one {courrier refusé} other {courriers refusés}}',
    jobsDead: '{count, plural, one {tâche abandonnée} other {tâches abandonnées}}',
  },
} as const;
