export const account = {
  title: 'Mi cuenta',
  description: 'Sus datos y preferencias en Calandre.',
  greeting: 'Hola, {name}',
  intro: 'Sus datos, siempre al día, y su nombre en la sala.',
  details: 'Mis datos',
  detailsText: 'Solo llegan al vendedor una vez cerrada la venta.',
  save: 'Guardar',
  emailNote: 'El correo electrónico sirve para iniciar sesión.',
  pseudoTitle: 'Mi nombre en la sala',
  pseudoText:
    'Así le ven los demás participantes. Sin seudónimo leen las dos primeras letras de su nombre, seguidas de tres estrellas.',
  pseudo: 'Seudónimo',
  pseudoSeen: 'Usted aparece como',
  bids: 'Pujar',
  bidsText: 'Siga las subastas en curso y haga su próxima puja.',
  session: 'Sesión',
  sessionText: 'Ha iniciado sesión en este dispositivo.',
};
