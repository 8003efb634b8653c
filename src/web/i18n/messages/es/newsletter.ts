/** The house's letter. */
export const newsletter = {
  heading: 'La carta de Calandre',
  text: 'Una vez por semana: las subastas que se abren, los coches que llegan, los precios de remate. Nada más.',
  email: 'Su correo electrónico',
  consent: 'Acepto recibir la carta de Calandre por correo electrónico; puedo darme de baja cuando quiera.',
  missing: 'Marque la casilla para que podamos escribirle.',
  subscribe: 'Recibir la carta',
  sent: 'Ya casi está: abra el enlace que acabamos de enviarle para confirmar su dirección.',
  choice: 'Confirme que desea recibir la carta, o dese de baja: entonces olvidaremos su dirección.',
  confirm: 'Confirmar mi suscripción',
  leave: 'Darme de baja',
  outcomes: {
    confirmed: 'Confirmado. Hasta pronto en su buzón.',
    left: 'Hecho: su dirección se ha borrado.',
    unknown: 'Este enlace ya no sirve: la dirección se borró o le enviamos un enlace más reciente.',
  },
} as const;
