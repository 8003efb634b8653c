export const member = {
  nameless: 'Member of Calandre',
  description: '{name} on Calandre: the cars they have for sale.',
  pro: 'Trader',
  since: 'Member since {year}',
  ads: 'For sale',
  none: 'No car for sale at the moment.',
  search: 'See all cars',
};
