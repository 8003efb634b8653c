/** What stands around the pages’ texts. */
export const pages = {
  goOn: 'À lire ensuite',
  closing: 'Une question, une voiture en tête ?',
  closingText:
    'Dites-nous ce que vous cherchez ou ce que vous vendez : une personne de la maison vous répond.',
  contents: 'Sommaire',
  version: 'Version {number}, publiée le {date}',
  versions: {
    heading: 'Toutes les versions',
    old: 'Vous lisez une version qui n’est plus en vigueur.',
    toCurrent: 'Lire la version en vigueur',
  },
  found: 'Des voitures que nous avons trouvées',
  foundNone: 'Les prochaines trouvailles paraîtront ici.',
  simulator: {
    heading: 'Votre mensualité, en un coup d’œil',
    amount: 'Montant à financer',
    months: 'Durée',
    monthCount: '{count} mois',
    monthly: 'Mensualité',
    cost: 'Coût du crédit',
    total: 'Total à rembourser',
    outOfRange: 'Entrez un montant entre {minimum} et {maximum}.',
    example:
      'Simulation au taux débiteur fixe de {rate} %, hors assurance facultative, sans valeur d’offre. Le taux définitif dépend de votre dossier et de l’organisme prêteur.',
    notice:
      'Un crédit vous engage et doit être remboursé. Vérifiez vos capacités de remboursement avant de vous engager.',
  },
  delivery: {
    heading: 'Une première estimation',
    zone: 'Où va la voiture ?',
    zones: {
      france: 'France métropolitaine',
      neighbours: 'Allemagne, Belgique, Luxembourg, Suisse',
      south: 'Espagne, Italie, Portugal, Autriche',
      north: 'Pays-Bas, Royaume-Uni, pays nordiques',
      world: 'Hors d’Europe',
    },
    way: 'Comment voyage-t-elle ?',
    ways: { open: 'Plateau ouvert', closed: 'Camion fermé' },
    range: 'De {from} à {to}',
    days: 'Comptez {from} à {to} jours ouvrés après le paiement.',
    onQuotation: 'Sur devis : conteneur ou avion, douane comprise. Réponse sous deux jours ouvrés.',
    notice:
      'Estimation au départ de la région parisienne, assurance comprise. Le devis ferme dépend de l’adresse, des dates et de la voiture.',
  },
  reviews: {
    title: 'Avis clients',
    description:
      'Tous les avis des clients de Calandre, les plus récents d’abord, et nos notes sur Google, Trustpilot et Calandre.',
    lead: 'Ils ont acheté ou vendu ici. Tous leurs avis sont publiés, les plus récents d’abord, les réserves comme les éloges.',
    count: '{count, plural, =0 {Aucun avis pour l’instant} one {# avis publié} other {# avis publiés}}',
    pages: 'Pages des avis',
    first: 'Avis les plus récents',
    next: 'Avis plus anciens',
  },
  brands: {
    title: 'Toutes les marques, de A à Z',
    description:
      'Les marques de voitures de collection en vente chez Calandre, de A à Z, avec le nombre d’annonces de chacune.',
    lead: 'De A à Z, toutes les marques présentes au catalogue en ce moment.',
    letters: 'Aller à une lettre',
    count: '{count, plural, one {# voiture} other {# voitures}}',
    none: 'Le catalogue est vide pour l’instant. Dites-nous ce que vous cherchez, nous le trouverons.',
  },
  sitemap: {
    title: 'Plan du site',
    description:
      'Toutes les pages de Calandre : acheter, vendre, services, marques, journal et informations légales.',
    lead: 'Toute la maison sur une page.',
    allBrands: 'Toutes les marques',
  },
  blog: {
    title: 'Le Journal',
    description:
      'Conseils d’achat, entretien, marché et histoires de voitures de collection : le journal de Calandre.',
    lead: 'Acheter juste, entretenir bien, vendre au bon moment : ce que nous apprenons en vendant des voitures, écrit pour ceux qui les aiment.',
    tags: 'Sujets',
    all: 'Tout',
    tagged: 'Le Journal : {tag}',
    none: 'Aucun article sur ce sujet pour l’instant.',
    pages: 'Pages du journal',
    first: 'Articles les plus récents',
    next: 'Articles plus anciens',
    by: 'Par {author}',
    updated: 'mis à jour le {date}',
    related: 'À vendre en ce moment',
    feed: 'Suivre le Journal par RSS',
    more: 'À lire aussi',
  },
  event: {
    overline: 'Événement',
    dates: 'Du {from} au {to}',
    over: 'Cet événement est passé.',
    cars: 'Les voitures de l’événement',
    noneLeft: 'Il n’en reste plus à vendre.',
    none: 'Les voitures présentées seront annoncées ici.',
  },
} as const;
