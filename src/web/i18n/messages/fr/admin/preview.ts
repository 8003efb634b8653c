/** An ad as the public would see it. */
export const preview = {
  title: 'Comme le public la verra',
  text: 'Les mêmes rubriques que sur le site, dans chacune des langues. Rien n’est publié d’ici.',
  back: 'Revenir à l’annonce',
  languages: 'Langue de l’aperçu',
} as const;
