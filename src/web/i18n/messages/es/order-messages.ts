/** What the sides of an order and the house write to each other. */
export const orderMessages = {
  title: 'Mensajes',
  readBy: {
    SELLER_AND_HOUSE: 'El vendedor y Calandre leen lo que escribe aquí.',
    BUYER_AND_HOUSE: 'El comprador y Calandre leen lo que escribe aquí.',
    HOUSE: 'Calandre lee lo que escribe aquí.',
    SIDES: 'Escribe en nombre de Calandre; ambas partes lo leen.',
    BUYER: 'Escribe en nombre de Calandre; el comprador lo lee.',
  },
  emptyYet: 'Ningún mensaje. Acuerden aquí el día y el lugar de la entrega.',
  empty: 'Ningún mensaje.',
  earlier: 'Ver los mensajes anteriores',
  you: 'Usted',
  party: { BUYER: 'El comprador', SELLER: 'El vendedor', HOUSE: 'Calandre' },
  yours: 'Su mensaje',
  send: 'Enviar',
  wrong: {
    missing: 'Escriba primero su mensaje.',
    tooLong: 'Dos mil caracteres como máximo: acorte su mensaje.',
  },
  closed: 'Este pedido terminó hace más de tres meses: se puede leer, pero ya no se escribe en él.',
  unread: '{count, plural, one {# mensaje nuevo} other {# mensajes nuevos}}',
} as const;
