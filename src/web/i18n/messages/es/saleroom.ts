export const saleroom = {
  edits: {
    title: 'Cambios desde el inicio de la venta',
    topics: {
      IDENTITY: 'ficha del coche',
      PRICE: 'precio',
      DESCRIPTION: 'descripción',
      STATE: 'estado',
      PHOTOS: 'fotos',
      DOCUMENTS: 'documentos',
      EQUIPMENT: 'equipamiento',
      WORKS: 'trabajos',
      PLACE: 'lugar',
      TERMS: 'condiciones',
    },
  },
  guide: {
    title: '¿Cómo funciona una subasta?',
    text: 'Del registro a la entrega de las llaves: la guía del comprador y la del vendedor.',
    open: 'Leer la guía',
    buyer: 'Comprador',
    seller: 'Vendedor',
    sellLink: 'Vender en subasta con Calandre',
  },
  steps: {
    title: 'Su puja, paso a paso',
    previous: 'Pasos anteriores',
    next: 'Pasos siguientes',
    current: 'Paso {number} de {count}',
    account: {
      title: 'Cree una cuenta',
      text: 'Basta una dirección de correo; usted elige el nombre con el que puja.',
    },
    card: { title: 'Añada una tarjeta', text: 'Una verificación sin cargo, cuando la venta la pide.' },
    bid: { title: 'Puje', text: 'Un importe y, si lo desea, un máximo secreto que defendemos por usted.' },
    win: { title: 'Gane la subasta', text: 'Un aviso le dice que el martillo ha caído a su favor.' },
    pay: {
      title: 'Pague y firme',
      text: 'El contrato se firma en línea; el pago queda protegido hasta la entrega.',
    },
    collect: { title: 'Póngase al volante', text: 'Viene a recogerlo, o se lo llevamos.' },
  },
  sell: {
    title: '¿Y el suyo?',
    text: 'Confíenos su coche: una estimación, buenas fotos, una venta acompañada hasta las llaves.',
    auctions: 'Vender en subasta',
    ways: 'Todas las formas de vender',
  },
};
