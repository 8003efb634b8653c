/** Before what cannot be taken back. */
export const fresh = {
  title: 'Is it you?',
  text: 'This cannot be undone. Confirm your password; it will not be asked again for ten minutes.',
  password: 'Password',
  wrong: 'This is not your password.',
  confirm: 'Confirm',
  cancel: 'Leave it',
  noPassword: 'Your account has no password. Sign out, then sign in again to do this within ten minutes.',
} as const;
