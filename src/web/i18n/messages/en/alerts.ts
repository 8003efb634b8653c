/** Searches that are kept. */
export const alerts = {
  title: 'Alerts',
  intro: 'Your saved searches: we write as soon as a car matches one.',
  create: 'Create an alert',
  created: 'Alert created.',
  toList: 'See my alerts',
  paused: 'Paused',
  pause: 'Pause',
  resume: 'Resume',
  remove: 'Delete',
  frequency: 'Frequency',
  matches: '{count, plural, =0 {No car right now} one {See the car} other {See the # cars}}',
  empty: 'No alerts',
  emptyText: 'Search, then choose “Create an alert”: you will be the first to see the next one.',
  toSearch: 'Search for a car',
  failed: 'Your alerts could not be loaded.',
  retry: 'Try again',
  frequencies: {
    IMMEDIATE: 'As soon as published',
    DAILY: 'Once a day',
    WEEKLY: 'Once a week',
  },
};
