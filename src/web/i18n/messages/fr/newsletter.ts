/** The house's letter. */
export const newsletter = {
  heading: 'La lettre de Calandre',
  text: 'Une fois par semaine : les enchères qui ouvrent, les voitures qui arrivent, les prix adjugés. Rien d’autre.',
  email: 'Votre adresse e-mail',
  consent: 'J’accepte de recevoir la lettre de Calandre par e-mail ; je peux me désinscrire à tout moment.',
  missing: 'Cochez la case pour que nous puissions vous écrire.',
  subscribe: 'Recevoir la lettre',
  sent: 'Presque fini : ouvrez le lien que nous venons de vous envoyer pour confirmer votre adresse.',
  choice:
    'Confirmez que vous souhaitez recevoir la lettre, ou désinscrivez-vous : nous oublierons alors votre adresse.',
  confirm: 'Confirmer mon inscription',
  leave: 'Me désinscrire',
  outcomes: {
    confirmed: 'C’est confirmé. À bientôt dans votre boîte de réception.',
    left: 'C’est fait : votre adresse est effacée.',
    unknown:
      'Ce lien n’est plus valable : l’adresse a déjà été effacée, ou un lien plus récent vous a été envoyé.',
  },
} as const;
