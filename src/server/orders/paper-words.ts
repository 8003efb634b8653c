import type { OrderCause, OrderParty } from '#shared/sale/index.ts';
import type { Language } from '#shared/words/locale.ts';
import type { SignedPaper } from './signing-store.ts';

/** The words of the papers; the sums, names and dates in them are the sale's. */
export type PaperWords = {
  readonly title: Readonly<Record<SignedPaper | 'INVOICE' | 'CREDIT_NOTE', string>>;
  readonly footer: string;
  readonly parties: string;
  readonly party: Readonly<Record<OrderParty, string>>;
  readonly car: string;
  readonly sale: string;
  readonly cause: Readonly<Record<OrderCause, string>>;
  readonly row: Readonly<
    Record<
      | 'name'
      | 'address'
      | 'email'
      | 'phone'
      | 'car'
      | 'year'
      | 'mileage'
      | 'vin'
      | 'engineNumber'
      | 'registration'
      | 'firstUse'
      | 'color'
      | 'place'
      | 'cause'
      | 'saleDate'
      | 'price'
      | 'fee'
      | 'total'
      | 'payBy'
      | 'collectBy'
      | 'odometer'
      | 'keys'
      | 'remarks'
      | 'date'
      | 'number'
      | 'subject'
      | 'net'
      | 'vat'
      | 'creditOf'
      | 'reason'
      | 'vatNumber',
      string
    >
  >;
  readonly terms: string;
  readonly clauses: readonly string[];
  readonly state: string;
  readonly photos: string;
  readonly reportText: string;
  readonly signatures: string;
  readonly signed: (at: string, hash: string) => string;
  readonly feeLine: string;
  readonly paid: string;
  readonly unknown: string;
};

const FR: PaperWords = {
  title: {
    CONTRACT: 'Contrat de vente',
    REPORT: 'Procès-verbal de remise',
    INVOICE: 'Facture',
    CREDIT_NOTE: 'Avoir',
  },
  footer: 'Calandre, la place de marché des voitures de collection',
  parties: 'Les parties',
  party: { BUYER: 'Acheteur', SELLER: 'Vendeur' },
  car: 'La voiture',
  sale: 'La vente',
  cause: {
    HAMMER: 'Adjudication aux enchères en ligne',
    OFFER: 'Offre acceptée après la vente',
    SECOND_CHANCE: 'Vente à l’enchérisseur suivant',
  },
  row: {
    name: 'Nom',
    address: 'Adresse',
    email: 'E-mail',
    phone: 'Téléphone',
    car: 'Modèle',
    year: 'Année',
    mileage: 'Kilométrage affiché',
    vin: 'Numéro de série (VIN)',
    engineNumber: 'Numéro de moteur',
    registration: 'Immatriculation',
    firstUse: 'Première mise en circulation',
    color: 'Couleur',
    place: 'Lieu',
    cause: 'Nature de la vente',
    saleDate: 'Date de la vente',
    price: 'Prix d’adjudication',
    fee: 'Frais acheteur TTC',
    total: 'Total dû par l’acheteur',
    payBy: 'À régler avant le',
    collectBy: 'À remettre avant le',
    odometer: 'Kilométrage au compteur',
    keys: 'Jeux de clés remis',
    remarks: 'Observations',
    date: 'Date',
    number: 'Numéro',
    subject: 'Objet',
    net: 'Montant hors taxes',
    vat: 'TVA 20 %',
    creditOf: 'Annule la facture',
    reason: 'Motif',
    vatNumber: 'TVA intracommunautaire',
  },
  terms: 'Ce dont les parties conviennent',
  clauses: [
    '1. Le vendeur vend à l’acheteur, qui l’accepte, la voiture désignée ci-dessus, dans l’état décrit par l’annonce, que l’acheteur a pu lire avant d’enchérir.',
    '2. L’acheteur règle le prix par virement sur le compte séquestre de Calandre et les frais par carte, dans les délais ci-dessus. Le prix est versé au vendeur après la remise de la voiture.',
    '3. La propriété et les risques passent à l’acheteur à la signature du procès-verbal de remise, une fois le prix et les frais entièrement payés.',
    '4. Le vendeur remet la voiture, ses clés, son certificat d’immatriculation barré et signé, un certificat de situation administrative de moins de quinze jours et les documents annoncés.',
    '5. Le vendeur déclare être propriétaire de la voiture, libre de tout gage et de toute opposition. Les garanties légales s’appliquent.',
    '6. À défaut de signature, de paiement ou de remise dans les délais, Calandre peut annuler la commande après relance ; les frais restent dus par la partie défaillante.',
    '7. Le contrat est signé par voie électronique au moyen d’un code personnel envoyé par e-mail. Il est soumis au droit français ; la version française fait foi.',
  ],
  state: 'État à la remise',
  photos: 'Photos',
  reportText:
    'Les parties constatent que la voiture, ses clés et ses documents ont été remis à l’acheteur dans l’état décrit ci-dessus.',
  signatures: 'Signatures',
  signed: (at, hash) => `Signé le ${at} (heure de Paris). Empreinte SHA-256 : ${hash}`,
  feeLine: 'Frais acheteur, voiture',
  paid: 'Réglé par carte bancaire. TVA acquittée sur les encaissements.',
  unknown: 'non précisé',
};

const EN: PaperWords = {
  title: {
    CONTRACT: 'Contract of sale',
    REPORT: 'Handover report',
    INVOICE: 'Invoice',
    CREDIT_NOTE: 'Credit note',
  },
  footer: 'Calandre, the marketplace for collector cars',
  parties: 'The parties',
  party: { BUYER: 'Buyer', SELLER: 'Seller' },
  car: 'The car',
  sale: 'The sale',
  cause: {
    HAMMER: 'Online auction',
    OFFER: 'Offer accepted after the auction',
    SECOND_CHANCE: 'Sale to the next bidder',
  },
  row: {
    name: 'Name',
    address: 'Address',
    email: 'E-mail',
    phone: 'Telephone',
    car: 'Model',
    year: 'Year',
    mileage: 'Advertised mileage',
    vin: 'Chassis number (VIN)',
    engineNumber: 'Engine number',
    registration: 'Registration',
    firstUse: 'First registered',
    color: 'Colour',
    place: 'Place',
    cause: 'Kind of sale',
    saleDate: 'Date of the sale',
    price: 'Hammer price',
    fee: 'Buyer’s fee, VAT included',
    total: 'Total due from the buyer',
    payBy: 'To be paid by',
    collectBy: 'To be handed over by',
    odometer: 'Odometer reading',
    keys: 'Sets of keys',
    remarks: 'Remarks',
    date: 'Date',
    number: 'Number',
    subject: 'Subject',
    net: 'Amount before VAT',
    vat: 'VAT 20 %',
    creditOf: 'Cancels invoice',
    reason: 'Reason',
    vatNumber: 'VAT number',
  },
  terms: 'What the parties agree',
  clauses: [
    '1. The seller sells the car described above to the buyer, who accepts it in the condition described in the listing, which the buyer could read before bidding.',
    '2. The buyer pays the price by transfer to the escrow account of Calandre, and the fee by card, within the times above. The price is passed on to the seller once the car is handed over.',
    '3. Ownership and risk pass to the buyer when the handover report is signed, the price and the fee being paid in full.',
    '4. The seller hands over the car, its keys, its registration certificate crossed out and signed, a certificate of administrative status less than fifteen days old, and the papers listed.',
    '5. The seller declares to own the car free of any pledge or opposition. Statutory warranties apply.',
    '6. Failing signature, payment or handover in time, Calandre may cancel the order after a reminder; the fee remains due from the party at fault.',
    '7. The contract is signed electronically with a personal code sent by e-mail. It is governed by French law; the French version prevails.',
  ],
  state: 'Condition at the handover',
  photos: 'Photos',
  reportText:
    'The parties state that the car, its keys and its papers were handed over to the buyer in the condition described above.',
  signatures: 'Signatures',
  signed: (at, hash) => `Signed on ${at} (Paris time). SHA-256 fingerprint: ${hash}`,
  feeLine: 'Buyer’s fee, car',
  paid: 'Paid by card. VAT due on receipt of payment.',
  unknown: 'not stated',
};

const ES: PaperWords = {
  title: {
    CONTRACT: 'Contrato de compraventa',
    REPORT: 'Acta de entrega',
    INVOICE: 'Factura',
    CREDIT_NOTE: 'Factura rectificativa',
  },
  footer: 'Calandre, el mercado de los coches de colección',
  parties: 'Las partes',
  party: { BUYER: 'Comprador', SELLER: 'Vendedor' },
  car: 'El coche',
  sale: 'La venta',
  cause: {
    HAMMER: 'Subasta en línea',
    OFFER: 'Oferta aceptada tras la subasta',
    SECOND_CHANCE: 'Venta al siguiente postor',
  },
  row: {
    name: 'Nombre',
    address: 'Dirección',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    car: 'Modelo',
    year: 'Año',
    mileage: 'Kilometraje anunciado',
    vin: 'Número de bastidor (VIN)',
    engineNumber: 'Número de motor',
    registration: 'Matrícula',
    firstUse: 'Primera matriculación',
    color: 'Color',
    place: 'Lugar',
    cause: 'Tipo de venta',
    saleDate: 'Fecha de la venta',
    price: 'Precio de adjudicación',
    fee: 'Comisión del comprador, IVA incluido',
    total: 'Total a pagar por el comprador',
    payBy: 'A pagar antes del',
    collectBy: 'A entregar antes del',
    odometer: 'Kilometraje',
    keys: 'Juegos de llaves',
    remarks: 'Observaciones',
    date: 'Fecha',
    number: 'Número',
    subject: 'Concepto',
    net: 'Importe sin IVA',
    vat: 'IVA 20 %',
    creditOf: 'Anula la factura',
    reason: 'Motivo',
    vatNumber: 'NIF-IVA',
  },
  terms: 'Lo que acuerdan las partes',
  clauses: [
    '1. El vendedor vende al comprador, que lo acepta, el coche descrito arriba, en el estado descrito en el anuncio, que el comprador pudo leer antes de pujar.',
    '2. El comprador paga el precio por transferencia a la cuenta de depósito de Calandre y la comisión con tarjeta, en los plazos indicados. El precio se abona al vendedor tras la entrega del coche.',
    '3. La propiedad y los riesgos pasan al comprador con la firma del acta de entrega, una vez pagados por completo el precio y la comisión.',
    '4. El vendedor entrega el coche, sus llaves, el permiso de circulación tachado y firmado, un certificado administrativo de menos de quince días y los documentos anunciados.',
    '5. El vendedor declara ser propietario del coche, libre de toda carga y oposición. Se aplican las garantías legales.',
    '6. A falta de firma, pago o entrega en plazo, Calandre puede anular el pedido tras un recordatorio; la comisión sigue a cargo de la parte incumplidora.',
    '7. El contrato se firma electrónicamente con un código personal enviado por correo. Se rige por el derecho francés; prevalece la versión francesa.',
  ],
  state: 'Estado en la entrega',
  photos: 'Fotos',
  reportText:
    'Las partes hacen constar que el coche, sus llaves y sus documentos se han entregado al comprador en el estado descrito.',
  signatures: 'Firmas',
  signed: (at, hash) => `Firmado el ${at} (hora de París). Huella SHA-256: ${hash}`,
  feeLine: 'Comisión del comprador, coche',
  paid: 'Pagado con tarjeta. IVA según criterio de caja.',
  unknown: 'sin indicar',
};

export const PAPER_WORDS: Readonly<Record<Language, PaperWords>> = { FR, EN, ES };
