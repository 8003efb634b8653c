/** How an auction goes, beside the auction: the guide, the steps, and selling one’s own. */
export const saleroom = {
  edits: {
    title: 'Modifications depuis le début de la vente',
    topics: {
      IDENTITY: 'fiche de la voiture',
      PRICE: 'prix',
      DESCRIPTION: 'description',
      STATE: 'état',
      PHOTOS: 'photos',
      DOCUMENTS: 'documents',
      EQUIPMENT: 'équipements',
      WORKS: 'travaux',
      PLACE: 'lieu',
      TERMS: 'conditions',
    },
  },
  guide: {
    title: 'Comment se passe une enchère ?',
    text: 'De l’inscription à la remise des clés : le guide de l’acheteur et celui du vendeur.',
    open: 'Lire le guide',
    buyer: 'Acheteur',
    seller: 'Vendeur',
    sellLink: 'Vendre aux enchères avec Calandre',
  },
  steps: {
    title: 'Votre enchère, étape par étape',
    previous: 'Étapes précédentes',
    next: 'Étapes suivantes',
    current: 'Étape {number} sur {count}',
    account: {
      title: 'Créez un compte',
      text: 'Une adresse e-mail suffit ; vous choisissez le nom sous lequel vous enchérissez.',
    },
    card: { title: 'Ajoutez une carte', text: 'Une empreinte, sans débit, quand la vente la demande.' },
    bid: {
      title: 'Enchérissez',
      text: 'Un montant, et si vous le voulez un maximum secret que nous défendons pour vous.',
    },
    win: {
      title: 'Remportez la vente',
      text: 'Une alerte vous dit que le marteau est tombé en votre faveur.',
    },
    pay: {
      title: 'Payez et signez',
      text: 'Le contrat se signe en ligne ; le paiement est sécurisé jusqu’à la remise.',
    },
    collect: { title: 'Prenez le volant', text: 'Vous venez la chercher, ou nous vous la livrons.' },
  },
  sell: {
    title: 'Et la vôtre ?',
    text: 'Confiez-nous votre voiture : une estimation, de belles photos, une vente suivie jusqu’aux clés.',
    auctions: 'Vendre aux enchères',
    ways: 'Toutes les façons de vendre',
  },
};
