import { prose } from './cars/prose.ts';

export interface DemoReview {
  readonly name: string;
  /** The vehicle. */
  readonly title: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly message: string;
  /** All five stars where nothing is said. */
  readonly note?: 'star_3' | 'star_4';
}

/** Newest first. */
export const demoReviews: readonly DemoReview[] = [
  {
    name: 'Hélène M.',
    title: 'Citroën DS 21 Pallas',
    date: '2026-03-14',
    message: prose`
      Visite dans un hangar glacé, et pourtant une heure d’explications sans jamais presser la
      vente. Les défauts étaient dans l’annonce, photos à l’appui. La voiture est arrivée sur
      plateau un samedi matin, lavée.
    `,
  },
  {
    name: 'Jean-Baptiste',
    title: 'Porsche 911 SC',
    date: '2026-02-27',
    message: prose`
      Première enchère de ma vie. J’avais fixé mon maximum, le reste s’est fait tout seul pendant le
      dîner. Le bordereau correspondait au centime près à ce qui était affiché avant de miser.
    `,
  },
  {
    name: 'Sandrine et Luc',
    title: 'Fiat 500 L',
    date: '2026-02-08',
    message: prose`
      Dossier très complet et équipe aimable. Une journée de retard pour la livraison, annoncée par
      téléphone la veille. Nous recommencerons volontiers.
    `,
    note: 'star_4',
  },
  {
    name: 'Marc D.',
    title: 'Jaguar XK 150',
    date: '2026-01-22',
    message: prose`
      J’ai vendu la voiture de mon père. Ils ont pris le temps d’écouter son histoire et l’ont
      écrite mieux que je n’aurais su le faire. Réserve atteinte en six jours.
    `,
  },
  {
    name: 'Oliver Hart',
    title: 'MG B GT',
    date: '2026-01-11',
    message: prose`
      Bought from London without seeing the car. The inspection listed a bubble under the left sill
      I would have missed in person. Paperwork for the crossing was ready before I was.
    `,
  },
  {
    name: 'Nathalie',
    title: 'Renault 4 GTL',
    date: '2025-12-19',
    message: prose`
      Petite voiture, petit budget, et le même sérieux que pour une Ferrari. On m’a rappelée trois
      fois, toujours la même personne.
    `,
  },
  {
    name: 'Íñigo Larrea',
    title: 'Alfa Romeo Spider',
    date: '2025-12-03',
    message: prose`
      Compré desde Bilbao. Las fotos enseñaban lo bueno y lo menos bueno, y la prueba en carretera
      fue en mi presencia por videollamada. Llegó tal cual.
    `,
  },
  {
    name: 'Philippe R.',
    title: 'Mercedes-Benz 190 SL',
    date: '2025-11-24',
    message: prose`
      Très bon suivi jusqu’à la signature. J’aurais aimé que le contrôle des compressions soit joint
      dès le début, mais on me l’a envoyé dans l’heure.
    `,
    note: 'star_4',
  },
  {
    name: 'Claire',
    title: 'Mini 1000',
    date: '2025-11-09',
    message: prose`
      Mon frère et moi enchérissions l’un contre l’autre sans le savoir. Le plafond secret a bien
      gardé son secret. C’est moi qui conduis.
    `,
  },
  {
    name: 'Tobias Keller',
    title: 'BMW 2002',
    date: '2025-10-30',
    message: prose`
      Clear terms, fees shown to the cent before every bid, and a seller who answered each question
      the same day. The engine number photographs alone were worth the fee.
    `,
  },
  {
    name: 'Bernard',
    title: 'Peugeot 504 Cabriolet',
    date: '2025-10-12',
    message: prose`
      Trente ans que je cherchais un 504 sain. L’expert avait démonté les garnitures pour
      photographier les planchers. On n’a jamais vu ça ailleurs.
    `,
  },
  {
    name: 'Mireille T.',
    title: 'Volkswagen Coccinelle',
    date: '2025-09-28',
    message: prose`
      La voiture est belle et fidèle à l’annonce. Trois semaines pour obtenir la carte grise, c’est
      long ; on m’a expliqué le retard, mais je roulais à vélo.
    `,
    note: 'star_3',
  },
  {
    name: 'Sophie van Dijk',
    title: 'Volvo P1800',
    date: '2025-09-15',
    message: prose`
      They advised me against the first car I asked about. Two months later they rang with a better
      one. That is how you keep a customer.
    `,
  },
  {
    name: 'Arnaud',
    title: 'Alpine A110',
    date: '2025-08-31',
    message: prose`
      Vente tendue jusqu’aux trois dernières prolongations. Tout était lisible sur le téléphone, au
      bord d’un terrain de rugby. Perdu une fois, gagné la suivante.
    `,
  },
  {
    name: 'Carmen Ruiz',
    title: 'Seat 600 D',
    date: '2025-08-17',
    message: prose`
      Vendí el coche de mi abuela y lloré un poco al leer el anuncio. El dinero llegó a los dos días
      de la firma, como dijeron.
    `,
  },
  {
    name: 'François-Xavier',
    title: 'Aston Martin DB6',
    date: '2025-07-20',
    message: prose`
      Discrétion absolue, ce qui compte à ce niveau. Le financement a été monté en quatre jours avec
      un interlocuteur qui connaissait le modèle.
    `,
  },
  {
    name: 'Léa',
    title: 'Mazda MX-5',
    date: '2025-07-05',
    message: prose`
      J’ai trente et un ans et c’est ma première ancienne. Personne ne m’a prise de haut. Le vendeur
      m’a appris à régler la capote.
    `,
  },
  {
    name: 'Guido Ferrero',
    title: 'Lancia Fulvia Coupé',
    date: '2025-06-21',
    message: prose`
      Accurate description, fair price. Transport to Turin was arranged at cost. I would only wish
      for more photographs of the underside, which I then received.
    `,
    note: 'star_4',
  },
  {
    name: 'Yves',
    title: 'Land Rover Série III',
    date: '2025-06-02',
    message: prose`
      Deux cents questions, deux cents réponses, y compris sur la couleur exacte de la boue. Livré
      avec le plein.
    `,
  },
  {
    name: 'Paola N.',
    title: 'Fiat 124 Spider',
    date: '2025-05-18',
    message: prose`
      I sold and bought in the same month. Both times the reserve was discussed with figures from
      real sales, not with wishes.
    `,
  },
  {
    name: 'Didier',
    title: 'Citroën Traction 11 BL',
    date: '2025-04-27',
    message: prose`
      Annonce honnête, jusqu’au bruit de boîte en seconde, enregistré. Il manquait la roue de
      secours ; elle a suivi par transporteur.
    `,
    note: 'star_4',
  },
  {
    name: 'Rafael Ortega',
    title: 'Mercedes-Benz 280 SL',
    date: '2025-04-06',
    message: prose`
      Expertise seria, trato humano y un camión que llegó a la hora. Mi mujer, que no quería otro
      coche, ya busca el siguiente.
    `,
  },
  {
    name: 'Emma W.',
    title: 'Jaguar Mk II',
    date: '2025-03-15',
    message: prose`
      The handover lasted two hours because the previous owner wanted to show me everything, and
      they let him. I drove home to Ghent in the rain without a drip inside.
    `,
  },
  {
    name: 'Anne-Laure',
    title: 'Peugeot 205 GTI',
    date: '2025-02-22',
    message: prose`
      Surenchérie à la dernière minute, puis prolongée, puis gagnée. J’ai crié dans le train.
      Voiture conforme, carnet complet.
    `,
  },
  {
    name: 'Gilles P.',
    title: 'Ferrari 308 GTB',
    date: '2025-01-19',
    message: prose`
      Quatre visites avant de me décider, quatre cafés. Le rapport de l’expert était plus sévère que
      le vendeur : exactement ce que je voulais lire.
    `,
  },
  {
    name: 'Miguel Ángel',
    title: 'Porsche 356 C',
    date: '2024-12-08',
    message: prose`
      Todo correcto y bien explicado. El papeleo de importación tardó algo más de lo previsto, pero
      avisaron cada semana.
    `,
    note: 'star_4',
  },
];
