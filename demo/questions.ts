export interface DemoQuestion {
  /** Who asks: the number the same person bids under. */
  readonly buyer: number;
  readonly question: string;
  /** null while the seller still owes it. */
  readonly answer: string | null;
}

type Exchange = readonly [question: string, answer: string | null];

const EXCHANGES: Readonly<Record<string, readonly Exchange[]>> = {
  'citroen-2-cv-6-club-1984': [
    [
      'La plateforme galvanisée a-t-elle été posée sur marbre ?',
      'Oui, à Luneray en mars 2018. La facture et quatre photos du contrôle d’équerrage sont ' +
        'dans le dossier.',
    ],
    [
      'La capote est-elle d’origine ou adaptable ?',
      'Adaptable de bonne qualité, toile enduite, posée en 2018. L’ancienne vous est remise ' +
        'pliée dans la malle.',
    ],
    ['Peut-elle rouler au sans-plomb 95 E10 ?', null],
  ],
  'citroen-sm-2-7-injection-1973': [
    [
      'L’injection est-elle la D-Jetronic d’origine ?',
      'Oui, calculateur d’origine révisé en 2018, bulletin joint.',
    ],
    [
      'Quand les sphères ont-elles été remplacées ?',
      'Toutes en octobre 2023, avec l’accumulateur principal.',
    ],
  ],
  'peugeot-205-gti-1-9-1989': [
    [
      'La cartographie et l’échappement sont-ils d’origine ?',
      'Oui, rien n’a été modifié. Silencieux arrière Peugeot remplacé en 2012.',
    ],
    [
      'Y a-t-il eu un choc à l’avant ?',
      'Non. Mesures d’épaisseur prises sur chaque panneau, entre 95 et 130 microns, sauf le ' +
        'capot à 160 : un vernis.',
    ],
    ['La planche de bord est-elle fissurée ?', 'Non, et la casquette non plus. Photo ajoutée ce matin.'],
    ['Livrez-vous en Corse ?', null],
  ],
  'renault-4-tl-savane-1987': [
    [
      'Le plancher a-t-il été soudé côté conducteur seulement ?',
      'Des deux côtés, bord à bord, puis traité. Photos du dessous dans la galerie.',
    ],
    ['Le chauffage est-il vraiment aussi fort ?', 'Demandez aux veaux.'],
  ],
  'alpine-a110-1600-s-1971': [
    [
      'Le bloc est-il celui d’origine ?',
      'Oui, le numéro frappé correspond à la fiche d’usine, dont une copie est jointe.',
    ],
    [
      'La coque présente-t-elle des étoiles ?',
      'Trois, au pied du pare-brise et sous la custode droite. Elles sont photographiées avec ' +
        'une règle.',
    ],
    [
      'Le passeport technique est-il transférable ?',
      'Il est établi pour l’auto et reste valable ; seul le nom du titulaire sera changé.',
    ],
  ],
  'porsche-911-t-2-2-1970': [
    [
      'Les goujons de culasse sont-ils en acier ou en Dilavar ?',
      'En acier, remplacés lors de la réfection de 2020.',
    ],
    [
      'Pouvez-vous montrer les longerons sans le tapis ?',
      'Oui, six photos viennent d’être ajoutées. Aucune soudure autre que celles d’usine.',
    ],
    ['Which gearbox is fitted, 901 or 911?', 'A type 911/01 five-speed, matching the factory certificate.'],
  ],
  'mercedes-benz-280-sl-pagode-1969': [
    ['Le hard-top est-il celui livré avec la voiture ?', 'Oui, son numéro correspond à celui de la caisse.'],
    [
      'Le châssis a-t-il été soudé ?',
      'Non. Les deux supports de cric ont été renforcés en 2018, c’est tout.',
    ],
    ['La troisième place est-elle présente ?', 'Oui, avec sa sellerie d’origine, rangée dans le coffre.'],
  ],
  'bmw-3-0-csl-leichtbau-1972': [
    [
      'Les ouvrants sont-ils encore en aluminium ?',
      'Les portes, le capot et la malle, oui. Contrôle à l’aimant filmé, lien sur demande.',
    ],
    ['La voiture a-t-elle un arceau ?', 'Non, et elle n’en porte aucune trace de fixation.'],
  ],
  'volkswagen-combi-t1-samba-1964': [
    ['Combien de fenêtres exactement ?', 'Vingt et une, toutes étanches, testées à la lance.'],
    [
      'Le moteur est-il un 1500 d’époque ?',
      'Oui, série H, carter d’origine au type. Il a 9\u00a0000 km depuis sa réfection.',
    ],
    [
      '¿Se puede matricular en España como histórico?',
      'Sí, el certificado FFVE y la ficha reducida se entregan traducidos.',
    ],
  ],
  'jaguar-type-e-4-2-coupe-serie-1-1966': [
    [
      'Le plancher plat a-t-il été remplacé ?',
      'Côté conducteur, oui, en 2014 ; côté passager il est d’origine.',
    ],
    [
      'Is the aluminium radiator reversible?',
      'Entirely. The original brass radiator comes with the car, boxed.',
    ],
    [
      'La direction est-elle assistée ?',
      'Elle l’est, par un moteur électrique logé sous la planche, démontable en deux heures.',
    ],
    [
      'Faut-il régler des droits d’importation ?',
      'Oui, la voiture est au Royaume-Uni : TVA réduite des véhicules de collection à votre ' +
        'charge, nous fournissons le dossier.',
    ],
  ],
  'mini-cooper-s-1275-mk-i-1966': [
    [
      'Les deux réservoirs sont-ils d’époque ?',
      'Le gauche oui, le droit est une refabrication britannique de 1995.',
    ],
    [
      'La suspension tient-elle la pression ?',
      'Oui, contrôlée la semaine dernière : 263 psi des deux côtés.',
    ],
  ],
  'land-rover-serie-iia-88-station-wagon-1968': [
    ['Le treuil fonctionne-t-il ?', 'Oui, entraîné par le moteur, essayé sur un mélèze consentant.'],
    [
      'Le châssis galvanisé est-il neuf ou l’ancien traité ?',
      'L’ancien, sablé, réparé à deux endroits puis galvanisé à chaud.',
    ],
    [
      'Quelle vitesse de croisière avec l’overdrive ?',
      'Quatre-vingt-cinq au lieu de soixante-quinze. On s’entend presque parler.',
    ],
  ],
  'ferrari-dino-246-gt-1972': [
    [
      'Les trois carburateurs sont-ils ceux d’origine ?',
      'Oui, Weber 40 DCNF, numéros relevés dans le livre rouge.',
    ],
    [
      'Y a-t-il de la corrosion sous le tablier avant ?',
      'Non. La zone a été ouverte, photographiée et refermée en 2018.',
    ],
    [
      'Can the car be inspected before the end?',
      'By appointment in Nice, on a lift, with the expert present.',
    ],
    ['Chauffe-t-elle en ville ?', null],
  ],
  'fiat-500-f-1968': [
    [
      'Le toit en toile est-il étanche ?',
      'Toile neuve de 2017. Sous une averse ordinaire, oui ; sous un orage de Menton, prévoyez ' +
        'une serviette.',
    ],
    [
      'La boîte est-elle synchronisée ?',
      'Non, comme toutes les F. Le double débrayage s’apprend en une matinée.',
    ],
  ],
  'alfa-romeo-giulia-sprint-gt-veloce-1967': [
    [
      'Le plancher a-t-il été changé ?',
      'Partiellement, côté passager, avec des pièces pressées. Le reste est d’origine.',
    ],
    ['Les carburateurs sont-ils des Weber ?', 'Deux Weber 40 DCOE 27, comme à la sortie d’usine.'],
  ],
  'maserati-ghibli-4-7-1968': [
    ['Les deux réservoirs sont-ils propres ?', 'Nettoyés et traités en 2009, jauges vérifiées cette année.'],
    [
      'Pourquoi polir et ne pas repeindre ?',
      'Parce que la peinture est bonne. Un polissage suffit, selon deux carrossiers consultés.',
    ],
  ],
  'lancia-delta-hf-integrale-evo-ii-1993': [
    [
      'Les angles de pavillon présentent-ils des fissures ?',
      'Aucune. L’endoscopie est filmée, quatre minutes, disponible sur demande.',
    ],
    ['Le turbo est-il d’origine ?', 'Oui, Garrett T3, jeu mesuré dans la tolérance.'],
    ['Has the car ever been chipped?', 'No. The original control unit is sealed, and a photograph shows it.'],
  ],
  'volvo-p1800-es-1972': [
    [
      'Le joint de hayon est-il encore disponible ?',
      'Oui, en refabrication suédoise ; celui de la voiture a deux ans.',
    ],
    [
      'L’injection démarre-t-elle bien à chaud ?',
      'Oui, depuis le remplacement du capteur de pression en 2022.',
    ],
  ],
  'ford-mustang-fastback-289-1966': [
    ['Les bandes sont-elles peintes ou collées ?', 'Peintes, sous vernis, d’après le tracé d’époque.'],
    [
      'Que dit exactement le rapport Marti ?',
      'Fastback 63A, Nightmist Blue, code C, quatre vitesses, livré à Fresno. Le document est ' +
        'dans le dossier.',
    ],
  ],
  'delage-d8-120-torpedo-1937': [
    [
      'La carrosserie est-elle bien celle d’origine ?',
      'Oui, la plaque du carrossier et le numéro frappé sur les montants concordent avec le ' +
        'livre de production.',
    ],
    [
      'La boîte Cotal est-elle fiable en montée ?',
      'Révisée en 2023, elle a passé le Ventoux en juin. Il faut une bonne batterie, elle est ' + 'neuve.',
    ],
    [
      'Les courriers de famille sont-ils compris ?',
      'Oui, vingt-six lettres, dont une qui parle de la voiture comme d’une jument.',
    ],
  ],
  'chevrolet-corvette-c2-sting-ray-327-1965': [
    [
      'Les échappements latéraux sont-ils d’époque ?',
      'Option N14 d’usine, confirmée par la plaque de réservoir.',
    ],
    [
      'La fibre a-t-elle été réparée ?',
      'Un raccord à l’avant droit, ancien et propre, visible par en dessous.',
    ],
  ],
};

/** By the slug of the car asked about, the oldest question first. */
export const demoQuestions: Readonly<Record<string, readonly DemoQuestion[]>> = Object.fromEntries(
  Object.entries(EXCHANGES).map(([slug, exchanges], i) => [
    slug,
    exchanges.map(([question, answer], j) => ({ buyer: 1 + ((i * 3 + j * 2) % 9), question, answer })),
  ]),
);
