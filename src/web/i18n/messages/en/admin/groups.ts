export const groups = {
  title: 'Groups',
  text: 'What the members of a group may do. A change holds from their next action on.',
  add: 'Make a group',
  change: 'Change',
  remove: 'Delete',
  members: '{count, plural, =0 {Nobody} one {# person} other {# people}}',
  none: 'No permission',
  empty: 'No group so far.',
  failed: 'The groups could not be loaded.',
  again: 'Try again',
  form: { title: 'Group', name: 'Name', permissions: 'Permissions' },
  removeForm: {
    title: 'Delete the group {name}',
    text: 'Its members lose at once what they had by it.',
    send: 'Delete',
  },
} as const;
