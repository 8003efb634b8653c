/** Letters on their way, and work that failed. */
export const letters = {
  title: 'Courriers',
  text: 'À qui et à quel sujet ; le texte d’une lettre n’est jamais montré.',
  views: { label: 'Présentation', letters: 'Lettres', jobs: 'Tâches en échec' },
  label: 'Liste des lettres',
  search: 'Chercher une adresse, un sujet',
  state: 'État',
  states: { WAITING: 'En attente', SENT: 'Envoyée', REFUSED: 'Refusée' },
  filters: { WAITING: 'En attente', SENT: 'Envoyées', REFUSED: 'Refusées' },
  empty: 'Aucune lettre ne correspond.',
  columns: { to: 'À', subject: 'Sujet', state: 'État', at: 'Écrite', act: 'Actions' },
  retry: 'Réessayer',
  jobs: {
    label: 'Tâches en échec',
    empty: 'Rien n’a échoué.',
    dead: 'Abandonnée le {date}',
    later: 'Nouvel essai le {date}',
    attempts: '{count, plural, one {# essai} other {# essais}}',
  },
} as const;
