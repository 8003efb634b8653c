/** Searches that are kept. */
export const alerts = {
  title: 'Alertas',
  intro: 'Sus búsquedas guardadas: le escribimos en cuanto aparece un coche que coincide.',
  create: 'Crear una alerta',
  created: 'Alerta creada.',
  toList: 'Ver mis alertas',
  paused: 'En pausa',
  pause: 'Pausar',
  resume: 'Reanudar',
  remove: 'Eliminar',
  frequency: 'Frecuencia',
  matches: '{count, plural, =0 {Ningún coche ahora} one {Ver el coche} other {Ver los # coches}}',
  empty: 'Ninguna alerta',
  emptyText: 'Haga una búsqueda y elija «Crear una alerta»: será el primero en ver el próximo.',
  toSearch: 'Buscar un coche',
  failed: 'No se han podido cargar sus alertas.',
  retry: 'Reintentar',
  frequencies: {
    IMMEDIATE: 'En cuanto se publica',
    DAILY: 'Una vez al día',
    WEEKLY: 'Una vez por semana',
  },
};
