/** What the sides of an order and the house write to each other. */
export const orderMessages = {
  title: 'Messages',
  readBy: {
    SELLER_AND_HOUSE: 'Le vendeur et Calandre lisent ce que vous écrivez ici.',
    BUYER_AND_HOUSE: 'L’acheteur et Calandre lisent ce que vous écrivez ici.',
    HOUSE: 'Calandre lit ce que vous écrivez ici.',
    SIDES: 'Vous écrivez au nom de Calandre ; les deux parties vous lisent.',
    BUYER: 'Vous écrivez au nom de Calandre ; l’acheteur vous lit.',
  },
  emptyYet: 'Aucun message. Convenez ici du jour et du lieu de la remise.',
  empty: 'Aucun message.',
  earlier: 'Voir les messages précédents',
  you: 'Vous',
  party: { BUYER: 'L’acheteur', SELLER: 'Le vendeur', HOUSE: 'Calandre' },
  yours: 'Votre message',
  send: 'Envoyer',
  wrong: {
    missing: 'Écrivez d’abord votre message.',
    tooLong: 'Deux mille signes au plus : raccourcissez votre message.',
  },
  closed: 'Cette commande est terminée depuis plus de trois mois : on la lit, on n’y écrit plus.',
  unread: '{count, plural, one {# nouveau message} other {# nouveaux messages}}',
} as const;
