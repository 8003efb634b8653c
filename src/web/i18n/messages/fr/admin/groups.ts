/** Permissions that several people have together. */
export const groups = {
  title: 'Groupes',
  text: 'Ce que peuvent les membres d’un groupe. Un changement vaut dès leur prochaine action.',
  add: 'Créer un groupe',
  change: 'Modifier',
  remove: 'Supprimer',
  members: '{count, plural, =0 {Personne} one {# personne} other {# personnes}}',
  none: 'Aucune permission',
  empty: 'Aucun groupe pour l’instant.',
  failed: 'Les groupes n’ont pas pu être chargés.',
  again: 'Réessayer',
  form: { title: 'Groupe', name: 'Nom', permissions: 'Permissions' },
  removeForm: {
    title: 'Supprimer le groupe {name}',
    text: 'Ses membres perdent aussitôt ce qu’ils pouvaient par lui.',
    send: 'Supprimer',
  },
} as const;
