import type { Terms } from './terms.ts';

export const terms: Terms = {
  title: 'Conditions de vente',
  description:
    'Les conditions de vente de Calandre : enchères, frais, paiement, garantie, retrait et livraison des voitures.',
  lead: 'Ce que chacun doit à l’autre lorsqu’une voiture change de mains sur Calandre. Lisez-les avant d’enchérir : une enchère vous engage.',
  version: 'Version 1 du 20/11/2026',
  contents: 'Sommaire',
  articles: [
    {
      id: 'objet',
      heading: 'Objet et acceptation',
      paragraphs: [
        'Calandre exploite une place de marché en ligne consacrée aux voitures de collection, classiques et youngtimers. Des vendeurs y proposent des véhicules par annonce ou aux enchères. Les présentes conditions régissent les relations entre Calandre, les vendeurs et les acheteurs.',
        'Elles sont acceptées au moment de placer une enchère, en cochant la case prévue à cet effet. La version applicable à une vente est celle qui était publiée à l’ouverture de l’enchère.',
      ],
    },
    {
      id: 'intervenants',
      heading: 'Les vendeurs',
      paragraphs: [
        'Chaque annonce indique qui vend : un particulier, un professionnel, un vendeur accompagné par notre équipe commerciale, ou Calandre elle-même pour les voitures de sa collection.',
        'Sauf pour les voitures de la collection Calandre, le contrat de vente se forme directement entre le vendeur et l’acheteur. Calandre agit comme intermédiaire.',
      ],
    },
    {
      id: 'compte',
      heading: 'Compte et participation',
      paragraphs: [
        'Chacun peut consulter les annonces et les enchères sans compte. Pour enchérir ou poser une question, il faut être majeur, capable de contracter et avoir créé un compte avec des informations exactes.',
        'Le compte est personnel. Son titulaire répond des enchères placées depuis celui-ci. Il choisit un pseudonyme ; à défaut, les deux premières lettres de son prénom, suivies de trois étoiles, sont affichées en salle.',
        'Pour certaines enchères, une carte bancaire valable doit être enregistrée au préalable. Aucune somme n’est prélevée à cette occasion.',
      ],
    },
    {
      id: 'encheres',
      heading: 'Déroulement des enchères',
      paragraphs: [
        'Une enchère est ouverte de la date de début, incluse, à la date de fin, exclue. L’heure qui fait foi est celle des serveurs de Calandre, affichée à l’heure de Paris.',
        'La première enchère est au moins égale à la mise à prix. Chaque enchère suivante dépasse le prix atteint d’au moins un palier, selon le tableau ci-dessous. Les montants sont en euros entiers.',
        'Une enchère reçue dans les deux dernières minutes reporte la fin à deux minutes après cette enchère, autant de fois que nécessaire. La page de chaque enchère indique si une autre durée s’applique.',
      ],
      table: {
        caption: 'Paliers d’enchère',
        head: ['Prix atteint', 'Palier'],
        rows: [
          ['moins de 10 000 €', '100 €'],
          ['moins de 50 000 €', '250 €'],
          ['moins de 100 000 €', '500 €'],
          ['moins de 250 000 €', '1 000 €'],
          ['moins de 500 000 €', '2 500 €'],
          ['moins de 1 000 000 €', '5 000 €'],
          ['1 000 000 € et plus', '10 000 €'],
        ],
      },
    },
    {
      id: 'maximum',
      heading: 'Enchère maximum',
      paragraphs: [
        'L’enchérisseur peut confier à Calandre un montant maximum. Le système enchérit alors pour lui, palier par palier, seulement autant qu’il le faut pour garder la tête, sans jamais dépasser ce montant.',
        'Le montant maximum reste secret : il n’est communiqué ni au vendeur, ni aux autres participants. Il peut être relevé, jamais abaissé ni retiré.',
        'Une enchère égale au maximum d’un autre participant est refusée, sauf mention contraire sur la page de l’enchère ; un autre montant doit alors être choisi.',
      ],
    },
    {
      id: 'reserve',
      heading: 'Prix de réserve',
      paragraphs: [
        'Le vendeur peut fixer un prix de réserve, en dessous duquel il n’est pas tenu de vendre. Son montant est confidentiel. La page indique s’il existe et, dès le début de l’enchère, s’il est atteint.',
        'Pendant l’enchère, le prix de réserve peut être abaissé ou supprimé, jamais relevé. Le vendeur ne peut pas enchérir sur sa propre voiture, ni faire enchérir pour son compte.',
      ],
    },
    {
      id: 'engagement',
      heading: 'Engagement de l’enchérisseur',
      paragraphs: [
        'Une enchère confirmée est ferme et irrévocable. Elle vaut offre d’achat au montant indiqué, augmenté des frais de l’acheteur, jusqu’à ce qu’une enchère supérieure soit acceptée.',
        'À la fin de l’enchère, le dernier enchérisseur devient acheteur si le prix de réserve est atteint ou s’il n’y en a pas. Il en est informé par e-mail.',
      ],
    },
    {
      id: 'frais',
      heading: 'Frais de l’acheteur',
      paragraphs: [
        'L’acheteur paie, en plus du prix d’adjudication, des frais égaux à 4 % hors taxes de ce prix, avec un minimum de 416,67 € hors taxes. La TVA de 20 % s’y ajoute : les frais sont donc de 4,8 % TTC, avec un minimum de 500,00 € TTC, arrondis au centime.',
        'Le montant exact des frais et le total sont affichés avant chaque confirmation. Exemples : 500,00 € de frais pour 5 000 €, 1 200,00 € pour 25 000 €, 4 800,00 € pour 100 000 €.',
      ],
    },
    {
      id: 'paiement',
      heading: 'Paiement et transfert de propriété',
      paragraphs: [
        'Le prix et les frais sont payables sous sept jours à compter de l’adjudication, par virement ou par le moyen proposé sur la page de la commande.',
        'Les fonds sont conservés sur un compte séquestre et versés au vendeur après la remise du véhicule et de ses documents. La propriété et les risques passent à l’acheteur à cette remise.',
        'À défaut de paiement dans le délai, et après une mise en demeure restée sans effet pendant sept jours, la vente peut être résolue aux torts de l’acheteur, qui reste redevable des frais.',
      ],
    },
    {
      id: 'description',
      heading: 'Description et état des véhicules',
      paragraphs: [
        'Le vendeur décrit le véhicule loyalement et complètement : histoire, état, travaux, documents, défauts connus. Les photographies montrent le véhicule réellement vendu. Les réponses aux questions font partie de la description.',
        'Une voiture ancienne porte les traces de son âge. L’acheteur est invité à l’examiner ou à la faire examiner avant d’enchérir. Les garanties légales des vices cachés et, lorsque le vendeur est un professionnel, de conformité, s’appliquent.',
      ],
    },
    {
      id: 'garantie',
      heading: 'Garantie de 12 mois',
      paragraphs: [
        'Lorsque l’annonce le mentionne, le véhicule bénéficie d’une garantie mécanique de 12 mois à compter de sa remise. Elle s’ajoute aux garanties légales et ne les remplace pas. Les organes couverts et les exclusions figurent dans le certificat remis avant le paiement.',
      ],
    },
    {
      id: 'retrait',
      heading: 'Retrait, livraison et formalités',
      paragraphs: [
        'Le véhicule est retiré dans les quinze jours qui suivent le paiement. Passé ce délai, des frais de gardiennage peuvent être facturés au coût réel. Une livraison, en France ou à l’étranger, peut être organisée sur devis.',
        'Calandre accompagne les parties pour la déclaration de cession, l’immatriculation et, s’il y a lieu, les formalités douanières.',
      ],
    },
    {
      id: 'retractation',
      heading: 'Droit de rétractation',
      paragraphs: [
        'L’acheteur consommateur qui achète à distance à un vendeur professionnel dispose de quatorze jours, à compter de la réception du véhicule, pour se rétracter sans motif. Ce droit ne s’applique ni aux ventes entre particuliers, ni aux enchères publiques au sens de la loi.',
        'Il s’exerce par une déclaration écrite adressée à Calandre. Le véhicule est restitué dans l’état où il a été remis, à un kilométrage compatible avec un simple essai ; le remboursement suit dans les quatorze jours.',
      ],
    },
    {
      id: 'incidents',
      heading: 'Interruption technique et annulation',
      paragraphs: [
        'Si l’enchère devait se terminer pendant une interruption du service, elle est rouverte : sa nouvelle fin est fixée au retour du service plus la durée de l’interruption, avec un minimum de dix minutes ; après une interruption de deux heures ou plus, vingt-quatre heures plus tard.',
        'Calandre peut annuler une enchère ou une offre en cas d’erreur manifeste, de fraude, de décision de justice ou d’indisponibilité du véhicule. Le motif est publié sur la page de l’enchère.',
      ],
    },
    {
      id: 'loyaute',
      heading: 'Loyauté des enchères',
      paragraphs: [
        'Toute entente, toute manœuvre destinée à fausser le prix et tout contournement de la plateforme sont interdits. Calandre peut refuser une inscription, suspendre un compte ou écarter une enchère lorsque des indices sérieux le justifient.',
      ],
    },
    {
      id: 'donnees',
      heading: 'Données personnelles',
      paragraphs: [
        'Les données nécessaires à la tenue du compte, des enchères et des ventes sont traitées pour l’exécution du contrat et conservées le temps exigé par la loi. L’identité et les coordonnées de l’acheteur ne sont transmises au vendeur qu’une fois la vente conclue.',
        'Chacun peut accéder à ses données, les faire rectifier ou effacer, et s’opposer à leur traitement. L’historique public des enchères est conservé sans nom après effacement du compte.',
      ],
    },
    {
      id: 'litiges',
      heading: 'Réclamations, médiation et droit applicable',
      paragraphs: [
        'Toute réclamation est d’abord adressée à Calandre, qui répond sous quinze jours. À défaut d’accord, l’acheteur consommateur peut saisir gratuitement un médiateur de la consommation.',
        'Les présentes conditions sont soumises au droit français, sans priver le consommateur de la protection des lois impératives de son pays de résidence. Le texte français fait foi.',
      ],
    },
  ],
};
