export const account = {
  title: 'My account',
  description: 'Your details and preferences on Calandre.',
  details: 'My details',
  detailsText: 'They reach the seller only once a sale is concluded.',
  save: 'Save',
  pseudoTitle: 'My name in the saleroom',
  pseudoText:
    'This is how other bidders see you. Without a pseudonym they read the first two letters of your first name, followed by three stars.',
  pseudo: 'Pseudonym',
  pseudoSeen: 'You appear as',
  failed: { text: 'This part could not be loaded.', again: 'Try again' },
  nav: {
    label: 'My area',
    pages: {
      overview: 'Overview',
      favorites: 'Favourites',
      alerts: 'Alerts',
      notifications: 'Notifications',
      orders: 'Orders',
      offers: 'Offers',
      cars: 'My ads',
      carHunter: 'Search mandates',
      documents: 'Documents',
      addresses: 'Addresses',
      profile: 'Profile',
    },
  },
  profile: {
    title: 'My profile',
    intro: 'Your details, kept up to date, and your name in the saleroom.',
  },
};
