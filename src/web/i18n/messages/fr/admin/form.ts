/** What the windows with forms say. */
export const form = {
  cancel: 'Revenir',
  save: 'Enregistrer',
  wrong: 'Cette valeur ne convient pas. Vérifiez-la.',
  parisTime: 'Heure de Paris',
  reason: 'Motif',
} as const;
