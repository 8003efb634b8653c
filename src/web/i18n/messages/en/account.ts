export const account = {
  title: 'My account',
  description: 'Your details and preferences on Calandre.',
  greeting: 'Hello {name}',
  intro: 'Your details, kept up to date, and your name in the saleroom.',
  details: 'My details',
  detailsText: 'They reach the seller only once a sale is concluded.',
  save: 'Save',
  emailNote: 'Your e-mail address is what you sign in with.',
  pseudoTitle: 'My name in the saleroom',
  pseudoText:
    'This is how other bidders see you. Without a pseudonym they read the first two letters of your first name, followed by three stars.',
  pseudo: 'Pseudonym',
  pseudoSeen: 'You appear as',
  bids: 'Bid',
  bidsText: 'Follow the live sales and place your next bid.',
  session: 'Session',
  sessionText: 'You are signed in on this device.',
};
