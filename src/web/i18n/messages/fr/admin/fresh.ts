/** Before what cannot be taken back. */
export const fresh = {
  title: 'C’est bien vous ?',
  text: 'Cette action ne s’annule pas. Confirmez votre mot de passe ; il ne sera pas redemandé pendant dix minutes.',
  password: 'Mot de passe',
  wrong: 'Ce n’est pas votre mot de passe.',
  confirm: 'Confirmer',
  cancel: 'Renoncer',
  noPassword:
    'Votre compte n’a pas de mot de passe. Déconnectez-vous, puis reconnectez-vous pour faire cette action dans les dix minutes.',
} as const;
