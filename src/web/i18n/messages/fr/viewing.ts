/** What staff read while they look at somebody's account. */
export const viewing = {
  label: 'Compte d’une autre personne',
  text: 'Vous voyez le compte de {name} comme cette personne, sans rien pouvoir y changer, jusqu’à {time}.',
  end: 'Terminer',
} as const;
