/** What stands around the pages’ texts. */
export const pages = {
  goOn: 'Siga leyendo',
  closing: '¿Una pregunta, un coche en mente?',
  closingText: 'Díganos qué busca o qué vende: le responderá una persona de la casa.',
  contents: 'Índice',
  version: 'Versión {number}, publicada el {date}',
  versions: {
    heading: 'Todas las versiones',
    old: 'Está leyendo una versión que ya no está en vigor.',
    toCurrent: 'Leer la versión vigente',
  },
  found: 'Coches que hemos encontrado',
  foundNone: 'Los próximos hallazgos aparecerán aquí.',
  simulator: {
    heading: 'Su cuota mensual, de un vistazo',
    amount: 'Importe que financiar',
    months: 'Plazo',
    monthCount: '{count} meses',
    monthly: 'Cuota mensual',
    cost: 'Coste del crédito',
    total: 'Total que devolver',
    outOfRange: 'Indique un importe entre {minimum} y {maximum}.',
    example:
      'Simulación a un tipo fijo del {rate} %, sin seguro opcional y sin valor de oferta. El tipo definitivo depende de su expediente y de la entidad.',
    notice:
      'Un crédito le compromete y debe devolverse. Compruebe su capacidad de reembolso antes de comprometerse.',
  },
  delivery: {
    heading: 'Una primera estimación',
    zone: '¿Adónde va el coche?',
    zones: {
      france: 'Francia metropolitana',
      neighbours: 'Alemania, Bélgica, Luxemburgo, Suiza',
      south: 'España, Italia, Portugal, Austria',
      north: 'Países Bajos, Reino Unido, países nórdicos',
      world: 'Fuera de Europa',
    },
    way: '¿Cómo viaja?',
    ways: { open: 'Plataforma abierta', closed: 'Camión cerrado' },
    range: 'De {from} a {to}',
    days: 'Cuente de {from} a {to} días laborables tras el pago.',
    onQuotation: 'Con presupuesto: contenedor o avión, aduana incluida. Respuesta en dos días laborables.',
    notice:
      'Estimación desde la región de París, seguro incluido. El presupuesto firme depende de la dirección, las fechas y el coche.',
  },
  reviews: {
    title: 'Opiniones de clientes',
    description:
      'Todas las opiniones de los clientes de Calandre, las más recientes primero, y nuestras notas en Google, Trustpilot y Calandre.',
    lead: 'Compraron o vendieron aquí. Publicamos todas sus opiniones, las más recientes primero, tanto reparos como elogios.',
    count:
      '{count, plural, =0 {Ninguna opinión por ahora} one {# opinión publicada} other {# opiniones publicadas}}',
    pages: 'Páginas de opiniones',
    first: 'Opiniones más recientes',
    next: 'Opiniones anteriores',
  },
  brands: {
    title: 'Todas las marcas, de la A a la Z',
    description:
      'Las marcas de coches de colección en venta en Calandre, de la A a la Z, con el número de anuncios de cada una.',
    lead: 'De la A a la Z, todas las marcas presentes hoy en el catálogo.',
    letters: 'Ir a una letra',
    count: '{count, plural, one {# coche} other {# coches}}',
    none: 'El catálogo está vacío por ahora. Díganos qué busca y lo encontraremos.',
  },
  sitemap: {
    title: 'Mapa del sitio',
    description:
      'Todas las páginas de Calandre: comprar, vender, servicios, marcas, revista e información legal.',
    lead: 'Toda la casa en una página.',
    allBrands: 'Todas las marcas',
  },
  blog: {
    title: 'La Revista',
    description:
      'Consejos de compra, mantenimiento, mercado e historias de coches de colección: la revista de Calandre.',
    lead: 'Comprar bien, cuidar mejor, vender a tiempo: lo que aprendemos vendiendo coches, escrito para quienes los quieren.',
    tags: 'Temas',
    all: 'Todo',
    tagged: 'La Revista: {tag}',
    none: 'Ningún artículo sobre este tema por ahora.',
    pages: 'Páginas de la revista',
    first: 'Artículos más recientes',
    next: 'Artículos anteriores',
    by: 'Por {author}',
    updated: 'actualizado el {date}',
    related: 'En venta ahora mismo',
    feed: 'Seguir la Revista por RSS',
    more: 'Otras lecturas',
  },
  event: {
    overline: 'Evento',
    dates: 'Del {from} al {to}',
    over: 'Este evento ya ha pasado.',
    cars: 'Los coches del evento',
    noneLeft: 'Ya no queda ninguno en venta.',
    none: 'Los coches presentados se anunciarán aquí.',
  },
};
