export const account = {
  title: 'Mi cuenta',
  description: 'Sus datos y preferencias en Calandre.',
  details: 'Mis datos',
  detailsText: 'Solo llegan al vendedor una vez cerrada la venta.',
  save: 'Guardar',
  pseudoTitle: 'Mi nombre en la sala',
  pseudoText:
    'Así le ven los demás participantes. Sin seudónimo leen las dos primeras letras de su nombre, seguidas de tres estrellas.',
  pseudo: 'Seudónimo',
  pseudoSeen: 'Usted aparece como',
  failed: { text: 'No se ha podido cargar esta parte.', again: 'Reintentar' },
  nav: {
    label: 'Mi espacio',
    pages: {
      overview: 'Resumen',
      favorites: 'Favoritos',
      alerts: 'Alertas',
      notifications: 'Notificaciones',
      orders: 'Pedidos',
      offers: 'Ofertas',
      cars: 'Mis anuncios',
      carHunter: 'Búsquedas encargadas',
      documents: 'Documentos',
      addresses: 'Direcciones',
      profile: 'Perfil',
    },
  },
  profile: {
    title: 'Mi perfil',
    intro: 'Sus datos, siempre al día, y su nombre en la sala.',
  },
};
