export const saleroom = {
  edits: {
    title: 'Edits since the sale began',
    topics: {
      IDENTITY: 'facts of the car',
      PRICE: 'price',
      DESCRIPTION: 'description',
      STATE: 'condition',
      PHOTOS: 'photos',
      DOCUMENTS: 'documents',
      EQUIPMENT: 'equipment',
      WORKS: 'works',
      PLACE: 'place',
      TERMS: 'terms',
    },
  },
  guide: {
    title: 'How does an auction work?',
    text: 'From signing up to the handing over of the keys: a guide for buyers and one for sellers.',
    open: 'Read the guide',
    buyer: 'Buyer',
    seller: 'Seller',
    sellLink: 'Sell at auction with Calandre',
  },
  steps: {
    title: 'Your bid, step by step',
    previous: 'Previous steps',
    next: 'Next steps',
    current: 'Step {number} of {count}',
    account: {
      title: 'Create an account',
      text: 'An e-mail address is enough; you choose the name you bid under.',
    },
    card: { title: 'Add a card', text: 'An imprint, nothing charged, where the sale asks for one.' },
    bid: { title: 'Bid', text: 'An amount, and if you wish a secret maximum that we defend for you.' },
    win: { title: 'Win the sale', text: 'An alert tells you that the hammer fell in your favour.' },
    pay: {
      title: 'Pay and sign',
      text: 'The contract is signed online; payment is held safely until the handover.',
    },
    collect: { title: 'Take the wheel', text: 'You come and collect it, or we deliver it to you.' },
  },
  sell: {
    title: 'And yours?',
    text: 'Entrust us with your car: an estimate, fine photographs, a sale looked after down to the keys.',
    auctions: 'Sell at auction',
    ways: 'All the ways to sell',
  },
};
