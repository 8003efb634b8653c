export const searchBox = {
  keyword: 'Make, model, year, town',
  submit: 'Search',
  suggestions: 'Suggestions',
  suggestionsCount: '{count, plural, =0 {No suggestion} one {# suggestion} other {# suggestions}}',
  suggestionCars: '{count, plural, one {# car} other {# cars}}',
};
