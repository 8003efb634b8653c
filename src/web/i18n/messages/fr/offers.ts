/** The private word after an auction that sold nothing, or whose buyer defaulted. */
export const offers = {
  title: 'Offres après la vente',
  one: 'Offre après la vente',
  intro:
    'Quand une enchère n’a pas abouti, le dernier enchérisseur et le vendeur peuvent encore s’entendre, en privé.',
  none: 'Aucune offre pour l’instant. Si l’une de vos ventes s’arrête sous la réserve, c’est ici que cela continue.',
  goneCar: 'Voiture retirée',
  yourTurn: 'C’est à vous',
  lastBid: 'Dernière enchère',
  amount: 'Offre',
  timeLeft: 'Temps restant',
  until: 'Jusqu’au (heure de Paris)',
  toOrders: 'Voir ma commande',
  states: {
    BIDDER_TURN: 'À l’enchérisseur de répondre',
    SELLER_TURN: 'Au vendeur de répondre',
    ACCEPTED: 'Offre acceptée',
    DECLINED: 'Offre déclinée',
    EXPIRED: 'Délai passé',
    CLOSED: 'Close par la maison',
  },
  outcomes: {
    ACCEPTED: 'La vente est conclue. Une commande est ouverte.',
    DECLINED: 'Personne n’est engagé.',
    EXPIRED: 'Sans réponse à temps, personne n’est engagé.',
    CLOSED: 'Personne n’est engagé.',
  },
  explain: {
    BEST_OFFER: {
      BIDDER:
        'La réserve n’a pas été atteinte. Vous faites une seule offre, le vendeur l’accepte ou la décline : un jour chacun, un seul tour.',
      SELLER:
        'La réserve n’a pas été atteinte. L’enchérisseur fait une seule offre, vous l’acceptez ou la déclinez : un jour chacun, un seul tour.',
    },
    SECOND_CHANCE: {
      BIDDER:
        'La vente à un autre enchérisseur n’a pas abouti. La voiture vous est proposée à votre propre enchère.',
      SELLER:
        'La vente n’a pas abouti. La voiture est proposée à l’enchérisseur suivant, à sa propre enchère.',
    },
  },
  offerTitle: 'Votre offre',
  chanceTitle: 'Prendre la voiture à {amount} ?',
  binding: 'Votre accord vous engage : si la vente se conclut, la commande s’ouvre aussitôt.',
  tooLow: 'Indiquez au moins {minimum}, votre dernière enchère.',
  send: 'Envoyer mon offre',
  takeCar: 'Je prends la voiture',
  answerTitle: 'On vous offre {amount}',
  selling: 'Accepter vend la voiture aussitôt à ce prix. Décliner met fin à l’échange.',
  accept: 'Accepter et vendre',
  decline: 'Décliner',
  unsold: {
    title: 'Vos voitures non vendues',
    text: 'Dites à la maison si vous souhaitez une nouvelle vente aux enchères.',
    note: 'Vos souhaits',
    noteHint: 'Une date, une autre réserve : tout ce qui aide à bien la replacer.',
    send: 'Demander une nouvelle vente',
    change: 'Modifier ma demande',
    kept: 'Votre demande est notée. Nous vous écrivons.',
  },
} as const;
