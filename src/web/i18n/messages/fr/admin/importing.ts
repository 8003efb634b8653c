/** Ads from a file. */
export const importing = {
  title: 'Importer des annonces',
  text: 'Un fichier entre en entier ou pas du tout. Les annonces arrivent en brouillon.',
  file: 'Fichier CSV ou JSON',
  hint: 'Les colonnes sont celles de l’export. En JSON : une liste d’annonces, champs de l’API. 2 000 annonces au plus.',
  try: 'Essayer sans rien écrire',
  bring: 'Importer',
  sending: 'Envoi du fichier…',
  running: 'Lecture : {done} sur {count}',
  done: '{count, plural, one {# annonce importée.} other {# annonces importées.}}',
  tried:
    '{count, plural, one {# annonce lue sans faute. Rien n’a été écrit.} other {# annonces lues sans faute. Rien n’a été écrit.}}',
  refused:
    '{count, plural, one {Rien n’a été importé : une ligne est à corriger.} other {Rien n’a été importé : # lignes sont à corriger.}}',
  line: 'Ligne {line}',
  fault: '« {field} » n’est pas valable.',
  noTable: 'Cette ligne n’est pas lisible.',
  past: 'Derniers fichiers',
  states: { WAITING: 'En attente', RUNNING: 'En cours', DONE: 'Importé', TRIED: 'Essayé', REFUSED: 'Refusé' },
} as const;
