export const member = {
  nameless: 'Membre de Calandre',
  description: '{name} sur Calandre : ses voitures à vendre.',
  pro: 'Professionnel',
  since: 'Membre depuis {year}',
  ads: 'En vente',
  none: 'Aucune voiture à vendre pour l’instant.',
  search: 'Voir toutes les voitures',
} as const;
