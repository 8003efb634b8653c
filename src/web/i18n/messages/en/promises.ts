export const promises = {
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
};
