/** What the sides of an order and the house write to each other. */
export const orderMessages = {
  title: 'Messages',
  readBy: {
    SELLER_AND_HOUSE: 'The seller and Calandre read what you write here.',
    BUYER_AND_HOUSE: 'The buyer and Calandre read what you write here.',
    HOUSE: 'Calandre reads what you write here.',
    SIDES: 'You write in the name of Calandre; both sides read it.',
    BUYER: 'You write in the name of Calandre; the buyer reads it.',
  },
  emptyYet: 'No messages. Agree here on the day and place of the handover.',
  empty: 'No messages.',
  earlier: 'See earlier messages',
  you: 'You',
  party: { BUYER: 'The buyer', SELLER: 'The seller', HOUSE: 'Calandre' },
  yours: 'Your message',
  send: 'Send',
  wrong: {
    missing: 'Write your message first.',
    tooLong: 'Two thousand characters at most: please shorten your message.',
  },
  closed: 'This order ended more than three months ago: it can be read, but not written to.',
  unread: '{count, plural, one {# new message} other {# new messages}}',
} as const;
