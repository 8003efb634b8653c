import type { Terms } from './terms.ts';

export const terms: Terms = {
  title: 'Condiciones de venta',
  description:
    'Las condiciones de venta de Calandre: subastas, comisión, pago, garantía, recogida y entrega de los coches.',
  lead: 'Lo que cada parte debe a la otra cuando un coche cambia de manos en Calandre. Léalas antes de pujar: una puja le compromete.',
  version: 'Versión 1 del 20/11/2026',
  contents: 'Índice',
  articles: [
    {
      id: 'objeto',
      heading: 'Objeto y aceptación',
      paragraphs: [
        'Calandre explota un mercado en línea dedicado a los coches de colección, clásicos y youngtimers. Los vendedores ofrecen en él vehículos mediante anuncio o en subasta. Estas condiciones regulan las relaciones entre Calandre, los vendedores y los compradores.',
        'Se aceptan al hacer una puja, marcando la casilla prevista. La versión aplicable a una venta es la publicada cuando se abrió su subasta.',
      ],
    },
    {
      id: 'vendedores',
      heading: 'Los vendedores',
      paragraphs: [
        'Cada anuncio indica quién vende: un particular, un profesional, un vendedor acompañado por nuestro equipo comercial o la propia Calandre, para los coches de su colección.',
        'Salvo en los coches de la Colección Calandre, el contrato de venta se celebra directamente entre vendedor y comprador. Calandre actúa como intermediaria.',
      ],
    },
    {
      id: 'cuenta',
      heading: 'Cuenta y participación',
      paragraphs: [
        'Cualquiera puede consultar los anuncios y las subastas sin cuenta. Para pujar o hacer una pregunta hay que ser mayor de edad, tener capacidad para contratar y haber creado una cuenta con datos exactos.',
        'La cuenta es personal. Su titular responde de las pujas hechas desde ella. Elige un seudónimo; en su defecto, la sala ve las dos primeras letras de su nombre, seguidas de tres estrellas.',
        'En algunas subastas debe registrarse antes una tarjeta bancaria válida. No se cobra nada en ese momento.',
      ],
    },
    {
      id: 'subastas',
      heading: 'Desarrollo de las subastas',
      paragraphs: [
        'Una subasta está abierta desde su inicio, incluido, hasta su fin, excluido. La hora que cuenta es la de los servidores de Calandre, mostrada en hora de París.',
        'La primera puja es al menos igual al precio de salida. Cada puja siguiente supera el precio alcanzado en al menos un tramo, según la tabla siguiente. Los importes son en euros enteros.',
        'Una puja recibida en los dos últimos minutos aplaza el final a dos minutos después de esa puja, tantas veces como sea necesario. La página de cada subasta indica si se aplica otra duración.',
      ],
      table: {
        caption: 'Tramos de puja',
        head: ['Precio alcanzado', 'Tramo'],
        rows: [
          ['menos de 10 000 €', '100 €'],
          ['menos de 50 000 €', '250 €'],
          ['menos de 100 000 €', '500 €'],
          ['menos de 250 000 €', '1 000 €'],
          ['menos de 500 000 €', '2 500 €'],
          ['menos de 1 000 000 €', '5 000 €'],
          ['1 000 000 € y más', '10 000 €'],
        ],
      },
    },
    {
      id: 'maximo',
      heading: 'Puja máxima',
      paragraphs: [
        'El participante puede confiar a Calandre un importe máximo. El sistema puja entonces por él, tramo a tramo, solo lo necesario para conservar la cabeza y sin superar nunca ese importe.',
        'El máximo es secreto: no lo conocen ni el vendedor ni los demás participantes. Puede aumentarse, nunca rebajarse ni retirarse.',
        'Se rechaza la puja igual al máximo de otro participante, salvo que la página de la subasta indique lo contrario; hay que elegir entonces otro importe.',
      ],
    },
    {
      id: 'reserva',
      heading: 'Precio de reserva',
      paragraphs: [
        'El vendedor puede fijar un precio de reserva por debajo del cual no está obligado a vender. Su importe es confidencial. La página indica si existe y, desde el inicio de la subasta, si se ha alcanzado.',
        'Durante la subasta el precio de reserva puede rebajarse o suprimirse, nunca aumentarse. El vendedor no puede pujar por su propio coche ni hacer que otros pujen por él.',
      ],
    },
    {
      id: 'compromiso',
      heading: 'Compromiso del participante',
      paragraphs: [
        'Una puja confirmada es firme e irrevocable. Equivale a una oferta de compra por el importe indicado, más la comisión del comprador, hasta que se acepte una puja superior.',
        'Al terminar la subasta, el último participante se convierte en comprador si se ha alcanzado el precio de reserva o si no lo hay. Se le informa por correo electrónico.',
      ],
    },
    {
      id: 'comision',
      heading: 'Comisión del comprador',
      paragraphs: [
        'Además del precio de adjudicación, el comprador paga una comisión del 4 % de ese precio sin impuestos, con un mínimo de 416,67 € sin impuestos. Se añade el IVA del 20 %: la comisión es, pues, del 4,8 % con IVA, con un mínimo de 500,00 € con IVA, redondeada al céntimo.',
        'El importe exacto de la comisión y el total se muestran antes de cada confirmación. Ejemplos: 500,00 € de comisión para 5 000 €, 1 200,00 € para 25 000 €, 4 800,00 € para 100 000 €.',
      ],
    },
    {
      id: 'pago',
      heading: 'Pago y transmisión de la propiedad',
      paragraphs: [
        'El precio y la comisión se pagan en los siete días siguientes a la adjudicación, por transferencia o por el medio propuesto en la página del pedido.',
        'Los fondos se conservan en una cuenta de depósito y se entregan al vendedor después de la entrega del vehículo y de sus documentos. La propiedad y los riesgos pasan al comprador en ese momento.',
        'A falta de pago en plazo, y tras un requerimiento sin efecto durante siete días, la venta puede resolverse por culpa del comprador, que sigue debiendo la comisión.',
      ],
    },
    {
      id: 'descripcion',
      heading: 'Descripción y estado de los vehículos',
      paragraphs: [
        'El vendedor describe el vehículo con lealtad y por completo: historia, estado, trabajos, documentos, defectos conocidos. Las fotografías muestran el vehículo que realmente se vende. Las respuestas a las preguntas forman parte de la descripción.',
        'Un coche antiguo lleva las huellas de su edad. Se invita al comprador a examinarlo, o a hacerlo examinar, antes de pujar. Se aplican las garantías legales por vicios ocultos y, cuando el vendedor es profesional, la de conformidad.',
      ],
    },
    {
      id: 'garantia',
      heading: 'Garantía de 12 meses',
      paragraphs: [
        'Cuando el anuncio lo menciona, el vehículo tiene una garantía mecánica de 12 meses desde su entrega. Se suma a las garantías legales y no las sustituye. Los órganos cubiertos y las exclusiones figuran en el certificado entregado antes del pago.',
      ],
    },
    {
      id: 'recogida',
      heading: 'Recogida, entrega y trámites',
      paragraphs: [
        'El vehículo se recoge en los quince días siguientes al pago. Después pueden facturarse gastos de custodia a su coste. La entrega, en Francia o en el extranjero, puede organizarse con presupuesto.',
        'Calandre ayuda a las partes con la declaración de transmisión, la matriculación y, en su caso, los trámites aduaneros.',
      ],
    },
    {
      id: 'desistimiento',
      heading: 'Derecho de desistimiento',
      paragraphs: [
        'El consumidor que compra a distancia a un vendedor profesional dispone de catorce días desde la recepción del vehículo para desistir sin motivo. Este derecho no se aplica a las ventas entre particulares ni a las subastas públicas en el sentido de la ley.',
        'Se ejerce mediante una declaración escrita dirigida a Calandre. El vehículo se devuelve en el estado en que se entregó, con un kilometraje compatible con una simple prueba; el reembolso se hace en los catorce días siguientes.',
      ],
    },
    {
      id: 'incidentes',
      heading: 'Interrupción técnica y anulación',
      paragraphs: [
        'Si la subasta debía terminar durante una interrupción del servicio, se reabre: su nuevo final se fija en el regreso del servicio más la duración de la interrupción, con un mínimo de diez minutos; tras una interrupción de dos horas o más, veinticuatro horas después.',
        'Calandre puede anular una subasta o una puja en caso de error manifiesto, fraude, decisión judicial o indisponibilidad del vehículo. El motivo se publica en la página de la subasta.',
      ],
    },
    {
      id: 'lealtad',
      heading: 'Lealtad de las pujas',
      paragraphs: [
        'Se prohíben todo acuerdo, toda maniobra destinada a falsear el precio y toda operación al margen de la plataforma. Calandre puede rechazar una inscripción, suspender una cuenta o descartar una puja cuando lo justifiquen indicios serios.',
      ],
    },
    {
      id: 'datos',
      heading: 'Datos personales',
      paragraphs: [
        'Los datos necesarios para la cuenta, las subastas y las ventas se tratan para ejecutar el contrato y se conservan el tiempo que exige la ley. La identidad y los datos de contacto del comprador solo llegan al vendedor una vez cerrada la venta.',
        'Cada persona puede acceder a sus datos, hacerlos rectificar o suprimir y oponerse a su tratamiento. El historial público de pujas se conserva sin nombre tras la supresión de la cuenta.',
      ],
    },
    {
      id: 'litigios',
      heading: 'Reclamaciones, mediación y ley aplicable',
      paragraphs: [
        'Toda reclamación se dirige primero a Calandre, que responde en quince días. A falta de acuerdo, el consumidor puede acudir gratuitamente a un mediador de consumo.',
        'Estas condiciones se rigen por el derecho francés, sin privar al consumidor de la protección de las leyes imperativas de su país de residencia. Prevalece el texto francés.',
      ],
    },
  ],
};
