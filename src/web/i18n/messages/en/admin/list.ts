/** What every list of the staff application says. */
export const list = {
  total: '{count, plural, =0 {No results} one {# result} other {# results}}',
  all: '{label}: all',
  failed: 'The list could not be loaded.',
  again: 'Try again',
  pages: 'Pages of the list',
  previous: 'Previous',
  next: 'Next',
  page: 'Page {page} of {count}',
  sort: 'Order',
  sortOwn: 'The list’s own order',
  sorts: { ASC: '{title}: ascending', DESC: '{title}: descending' },
  exportCsv: 'Export as CSV',
  history: 'History',
  noHistory: 'Nothing has been changed since it came in.',
} as const;
