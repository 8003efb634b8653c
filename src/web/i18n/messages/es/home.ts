export const home = {
  title: 'Coches de colección, subastas en directo',
  description:
    'Compre y venda coches de colección, clásicos y youngtimers: subastas en directo, garantía de 12 meses, pago seguro y acompañamiento de la visita a la matriculación.',
  heading: 'Donde los grandes clásicos cambian de manos',
  lead: 'Cada coche se cuenta, se fotografía y se documenta. Las subastas se siguen en directo, segundo a segundo.',
  next: 'El próximo en salir a martillo',
  seeAuction: 'Seguir la subasta',
  noAuction: 'Ahora mismo no hay ninguna subasta en curso. Las próximas se anuncian más abajo.',
  endingSoon: 'Terminan pronto',
  allAuctions: 'Todas las subastas',
  coming: 'Próximamente en la sala',
  newAds: 'Últimas llegadas',
  allAds: '{count, plural, one {Ver el anuncio} other {Ver los # anuncios}}',
  finished: 'El martillo ha caído',
  finishedText: 'Precios de remate y pujas recibidas: lo que los coches valieron de verdad.',
  allResults: 'Todos los resultados',
  counts: {
    running: '{count, plural, one {# subasta en curso} other {# subastas en curso}}',
    coming: '{count, plural, one {# próxima} other {# próximas}}',
    cars: '{count, plural, one {# coche en venta} other {# coches en venta}}',
  },
  brands: 'Por marca',
  allBrands: 'Todas las marcas',
  types: 'Por época',
  typeCount: '{count, plural, one {# coche} other {# coches}}',
  sell: {
    heading: '¿Vende el suyo?',
    text: 'Anuncio, venta gestionada o subasta: compare las tres, lo valoramos con usted.',
    action: 'Vender mi coche',
  },
  promises: {
    heading: 'Comprar con tranquilidad',
    warranty: {
      title: 'Garantía de 12 meses',
      text: 'Motor, caja y diferencial cubiertos 12 meses en los coches admitidos.',
    },
    payment: { title: 'Pago seguro', text: 'El dinero queda en depósito hasta la entrega de las llaves.' },
    support: {
      title: 'Gestión administrativa',
      text: 'Contrato de compraventa, matriculación, aduanas: llevamos el expediente.',
    },
    funding: { title: 'Financiación', text: 'Una respuesta de principio en 48 horas, sin compromiso.' },
    delivery: {
      title: 'Entrega internacional',
      text: 'Transporte cerrado y asegurado hasta su puerta, en Europa y más allá.',
    },
    search: {
      title: 'Encontrado en 72 horas',
      text: '¿Ya se ha vendido? Le proponemos uno similar en 72 horas.',
    },
    more: 'Más información',
  },
};
