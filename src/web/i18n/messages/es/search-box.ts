export const searchBox = {
  keyword: 'Marca, modelo, año, ciudad',
  submit: 'Buscar',
  suggestions: 'Sugerencias',
  suggestionsCount: '{count, plural, =0 {Ninguna sugerencia} one {# sugerencia} other {# sugerencias}}',
  suggestionCars: '{count, plural, one {# coche} other {# coches}}',
};
