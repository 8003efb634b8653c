/** The box in the header, and its suggestions. */
export const searchBox = {
  keyword: 'Marque, modèle, année, ville',
  submit: 'Rechercher',
  suggestions: 'Suggestions',
  suggestionsCount: '{count, plural, =0 {Aucune suggestion} one {# suggestion} other {# suggestions}}',
  suggestionCars: '{count, plural, one {# voiture} other {# voitures}}',
};
