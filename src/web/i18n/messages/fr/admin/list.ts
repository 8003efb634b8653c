/** What every list of the staff application says. */
export const list = {
  total: '{count, plural, =0 {Aucun résultat} one {# résultat} other {# résultats}}',
  all: '{label} : tout',
  failed: 'La liste n’a pas pu être chargée.',
  again: 'Réessayer',
  pages: 'Pages de la liste',
  previous: 'Précédente',
  next: 'Suivante',
  page: 'Page {page} sur {count}',
  sort: 'Ordre',
  sortOwn: 'Ordre de la liste',
  sorts: { ASC: '{title} : croissant', DESC: '{title} : décroissant' },
  exportCsv: 'Exporter en CSV',
  history: 'Historique',
  noHistory: 'Rien n’a été changé depuis l’arrivée.',
} as const;
