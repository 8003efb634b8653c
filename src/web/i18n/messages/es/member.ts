export const member = {
  nameless: 'Miembro de Calandre',
  description: '{name} en Calandre: sus coches en venta.',
  pro: 'Profesional',
  since: 'Miembro desde {year}',
  ads: 'En venta',
  none: 'Ningún coche en venta por ahora.',
  search: 'Ver todos los coches',
};
