export const toasts = {
  bidSuccess: 'Votre enchère est enregistrée.',
  questionSuccess: 'Votre question est envoyée.',
  profilSuccess: 'Vos coordonnées sont enregistrées.',
  passwordResetMailSent: 'Si un compte existe, un e-mail vient de partir.',
  passwordChanged: 'Votre nouveau mot de passe est enregistré.',
  confirmationSent: 'Un e-mail de confirmation vient de partir.',
  preferencesSaved: 'Vos préférences sont enregistrées.',
  cardSaved: 'Votre carte est enregistrée.',
  cardRemoved: 'Votre carte est retirée.',
  addressSaved: 'Votre adresse est enregistrée.',
  absenteeBidTriggered: 'Votre enchère automatique a renchéri pour vous.',
  reservePriceReached: 'Le prix de réserve est atteint.',
} as const;
