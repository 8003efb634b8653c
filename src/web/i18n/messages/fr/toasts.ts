export const toasts = {
  bidSuccess: 'Votre enchère est enregistrée.',
  questionSuccess: 'Votre question est envoyée.',
  profilSuccess: 'Vos coordonnées sont enregistrées.',
  passwordResetMailSent: 'Si un compte existe, un e-mail vient de partir.',
  passwordChanged: 'Votre nouveau mot de passe est enregistré.',
  absenteeBidTriggered: 'Votre enchère automatique a renchéri pour vous.',
  reservePriceReached: 'Le prix de réserve est atteint.',
} as const;
