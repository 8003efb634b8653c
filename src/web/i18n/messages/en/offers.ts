/** The private word after an auction that sold nothing, or whose buyer defaulted. */
export const offers = {
  title: 'Offers after the sale',
  one: 'Offer after the sale',
  intro: 'When an auction sold nothing, the last bidder and the seller may still come to terms, in private.',
  none: 'No offer so far. Should one of your sales stop under its reserve, this is where it goes on.',
  goneCar: 'Car withdrawn',
  yourTurn: 'It is your turn',
  lastBid: 'Last bid',
  amount: 'Offer',
  timeLeft: 'Time left',
  until: 'Until (Paris time)',
  toOrders: 'See my order',
  states: {
    BIDDER_TURN: 'The bidder’s turn',
    SELLER_TURN: 'The seller’s turn',
    ACCEPTED: 'Offer accepted',
    DECLINED: 'Offer declined',
    EXPIRED: 'Time is up',
    CLOSED: 'Closed by the house',
  },
  outcomes: {
    ACCEPTED: 'The sale is concluded. An order is open.',
    DECLINED: 'Nobody is bound.',
    EXPIRED: 'Without an answer in time, nobody is bound.',
    CLOSED: 'Nobody is bound.',
  },
  explain: {
    BEST_OFFER: {
      BIDDER:
        'The reserve was not reached. You make a single offer, the seller accepts or declines it: a day each, one round.',
      SELLER:
        'The reserve was not reached. The bidder makes a single offer, you accept or decline it: a day each, one round.',
    },
    SECOND_CHANCE: {
      BIDDER: 'The sale to another bidder fell through. The car is offered to you at your own bid.',
      SELLER: 'The sale fell through. The car is offered to the next bidder, at their own bid.',
    },
  },
  offerTitle: 'Your offer',
  chanceTitle: 'Take the car at {amount}?',
  binding: 'Your agreement binds you: if the sale is concluded, the order opens at once.',
  tooLow: 'Offer at least {minimum}, your last bid.',
  send: 'Send my offer',
  takeCar: 'I take the car',
  answerTitle: 'You are offered {amount}',
  selling: 'Accepting sells the car at this price at once. Declining ends the matter.',
  accept: 'Accept and sell',
  decline: 'Decline',
  unsold: {
    title: 'Your unsold cars',
    text: 'Tell the house whether you would like another auction.',
    note: 'Your wishes',
    noteHint: 'A date, another reserve: whatever helps to place it well.',
    send: 'Ask for another auction',
    change: 'Change my request',
    kept: 'Your request is noted. We will write to you.',
  },
} as const;
