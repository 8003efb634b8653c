export const reviews = {
  heading: 'Ils ont franchi le pas',
  count: '{count, number}+ avis clients',
  google: 'Google',
  trustpilot: 'Trustpilot',
  own: 'Avis Calandre',
  outOf: '{rating} sur 5',
  anonymous: 'Anonyme',
  previous: 'Avis précédents',
  next: 'Avis suivants',
} as const;
