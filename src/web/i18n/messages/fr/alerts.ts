/** Searches that are kept. */
export const alerts = {
  title: 'Alertes',
  intro: 'Vos recherches enregistrées : nous vous écrivons dès qu’une voiture leur correspond.',
  create: 'Créer une alerte',
  created: 'Alerte créée.',
  toList: 'Voir mes alertes',
  paused: 'En pause',
  pause: 'Mettre en pause',
  resume: 'Reprendre',
  remove: 'Supprimer',
  rename: 'Renommer',
  name: 'Nom de l’alerte',
  save: 'Enregistrer',
  cancel: 'Annuler',
  frequency: 'Fréquence',
  matches:
    '{count, plural, =0 {Aucune voiture en ce moment} one {Voir la voiture} other {Voir les # voitures}}',
  empty: 'Aucune alerte',
  emptyText: 'Lancez une recherche, puis « Créer une alerte » : vous serez le premier à voir la prochaine.',
  toSearch: 'Chercher une voiture',
  failed: 'Vos alertes n’ont pas pu être chargées.',
  retry: 'Réessayer',
  frequencies: {
    IMMEDIATE: 'Dès la publication',
    DAILY: 'Une fois par jour',
    WEEKLY: 'Une fois par semaine',
  },
} as const;
