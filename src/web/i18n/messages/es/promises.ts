export const promises = {
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
};
