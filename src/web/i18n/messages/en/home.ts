export const home = {
  title: 'Collector cars, live auctions',
  description:
    'Buy and sell collector, classic and young-timer cars: live auctions, 12-month warranty, secure payment, and support from viewing to registration.',
  heading: 'Where fine old cars change hands',
  lead: 'Every car is told, photographed and documented. Auctions unfold live, second by second.',
  next: 'Next under the hammer',
  seeAuction: 'Follow the auction',
  noAuction: 'No auction is running at the moment. The next ones are announced below.',
  endingSoon: 'Ending soon',
  allAuctions: 'All auctions',
  coming: 'Coming to the saleroom',
  newAds: 'Latest arrivals',
  allAds: '{count, plural, one {See the listing} other {See all # listings}}',
  finished: 'The hammer has fallen',
  finishedText: 'Hammer prices, bids received: what the cars were really worth.',
  allResults: 'All results',
  counts: {
    running: '{count, plural, one {# auction under way} other {# auctions under way}}',
    coming: '{count, plural, one {# to come} other {# to come}}',
    cars: '{count, plural, one {# car for sale} other {# cars for sale}}',
  },
  brands: 'By make',
  allBrands: 'All makes',
  types: 'By era',
  typeCount: '{count, plural, one {# car} other {# cars}}',
  sell: {
    heading: 'Selling yours?',
    text: 'An ad, a managed sale or an auction: compare the three, we value it with you.',
    action: 'Sell my car',
  },
  promises: {
    heading: 'Buy with an easy mind',
    warranty: {
      title: '12-month warranty',
      text: 'Engine, gearbox and axle covered for 12 months on eligible cars.',
    },
    payment: { title: 'Secure payment', text: 'Funds stay in escrow until the keys are handed over.' },
    support: {
      title: 'Administrative support',
      text: 'Bill of sale, registration, customs: we look after the paperwork.',
    },
    funding: { title: 'Financing', text: 'An answer in principle within 48 hours, with no commitment.' },
    delivery: {
      title: 'International delivery',
      text: 'Enclosed, insured transport to your door, in Europe and beyond.',
    },
    search: {
      title: 'Found within 72 hours',
      text: 'Sold already? We offer you a similar car within 72 hours.',
    },
    more: 'Learn more',
  },
};
