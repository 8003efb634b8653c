export const auction = {
  requiredFields: 'Indiquez le montant de votre enchère.',
  bidMinTooLow: "Votre enchère doit être d'au moins {amount}",
  bidMaxTooLow: "Votre enchère maximum doit être d'au moins {amount}",
  bidEqualMaxBid:
    "Ce montant est déjà l'enchère maximum d'un autre participant. Choisissez un autre montant.",
  bidWholeEuros: 'Indiquez un montant en euros entiers, sans centimes.',
  badge: 'Enchère',
  currentBid: 'Enchère actuelle',
  startingPrice: 'Mise à prix',
  bidCount: '{count, plural, =0 {Aucune enchère} one {# enchère} other {# enchères}}',
  endsAt: 'Fin le {date}',
  startsAt: 'Début le {date}',
  endsIn: 'Fin dans',
  startsIn: 'Début dans',
  finished: 'Vente terminée',
  cancelled: 'Vente annulée',
  reserve: {
    none: 'Sans réserve',
    reached: 'Réserve atteinte',
    notReached: 'Réserve non atteinte',
  },
  units: { days: 'j', hours: 'h', minutes: 'm', seconds: 's' },
} as const;
