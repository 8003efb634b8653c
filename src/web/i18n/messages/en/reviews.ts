export const reviews = {
  heading: 'They took the plunge',
  count: '{count, number}+ customer reviews',
  google: 'Google',
  trustpilot: 'Trustpilot',
  own: 'Calandre reviews',
  outOf: '{rating} out of 5',
  anonymous: 'Anonymous',
  previous: 'Previous reviews',
  next: 'Next reviews',
};
