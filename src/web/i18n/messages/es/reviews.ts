export const reviews = {
  heading: 'Ellos dieron el paso',
  count: 'Más de {count, number} opiniones de clientes',
  google: 'Google',
  trustpilot: 'Trustpilot',
  own: 'Opiniones Calandre',
  outOf: '{rating} sobre 5',
  anonymous: 'Anónimo',
  previous: 'Opiniones anteriores',
  next: 'Opiniones siguientes',
};
