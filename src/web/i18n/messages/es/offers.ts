/** The private word after an auction that sold nothing, or whose buyer defaulted. */
export const offers = {
  title: 'Ofertas tras la subasta',
  one: 'Oferta tras la subasta',
  intro: 'Cuando una subasta no prospera, el último postor y el vendedor aún pueden entenderse en privado.',
  none: 'Ninguna oferta por ahora. Si una de sus ventas se queda bajo la reserva, continúa aquí.',
  goneCar: 'Coche retirado',
  yourTurn: 'Le toca a usted',
  lastBid: 'Última puja',
  amount: 'Oferta',
  timeLeft: 'Tiempo restante',
  until: 'Hasta (hora de París)',
  toOrders: 'Ver mi pedido',
  states: {
    BIDDER_TURN: 'Turno del postor',
    SELLER_TURN: 'Turno del vendedor',
    ACCEPTED: 'Oferta aceptada',
    DECLINED: 'Oferta rechazada',
    EXPIRED: 'Plazo terminado',
    CLOSED: 'Cerrada por la casa',
  },
  outcomes: {
    ACCEPTED: 'La venta está cerrada. Hay un pedido abierto.',
    DECLINED: 'Nadie queda obligado.',
    EXPIRED: 'Sin respuesta a tiempo, nadie queda obligado.',
    CLOSED: 'Nadie queda obligado.',
  },
  explain: {
    BEST_OFFER: {
      BIDDER:
        'No se alcanzó la reserva. Usted hace una sola oferta y el vendedor la acepta o la rechaza: un día cada uno, una sola ronda.',
      SELLER:
        'No se alcanzó la reserva. El postor hace una sola oferta y usted la acepta o la rechaza: un día cada uno, una sola ronda.',
    },
    SECOND_CHANCE: {
      BIDDER: 'La venta a otro postor no ha prosperado. El coche se le propone por su propia puja.',
      SELLER: 'La venta no ha prosperado. El coche se propone al siguiente postor, por su propia puja.',
    },
  },
  offerTitle: 'Su oferta',
  chanceTitle: '¿Se queda el coche por {amount}?',
  binding: 'Su acuerdo le obliga: si la venta se cierra, el pedido se abre de inmediato.',
  tooLow: 'Indique al menos {minimum}, su última puja.',
  send: 'Enviar mi oferta',
  takeCar: 'Me quedo el coche',
  answerTitle: 'Le ofrecen {amount}',
  selling: 'Aceptar vende el coche a este precio de inmediato. Rechazar pone fin al asunto.',
  accept: 'Aceptar y vender',
  decline: 'Rechazar',
  unsold: {
    title: 'Sus coches sin vender',
    text: 'Diga a la casa si desea otra subasta.',
    note: 'Sus deseos',
    noteHint: 'Una fecha, otra reserva: todo lo que ayude a situarlo bien.',
    send: 'Pedir otra subasta',
    change: 'Modificar mi petición',
    kept: 'Su petición queda anotada. Le escribiremos.',
  },
} as const;
