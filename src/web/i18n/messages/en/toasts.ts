export const toasts = {
  bidSuccess: 'Your bid has been placed.',
  questionSuccess: 'Your question has been sent.',
  profilSuccess: 'Your details have been saved.',
  passwordResetMailSent: 'If there is an account, an e-mail is on its way.',
  passwordChanged: 'Your new password has been saved.',
  absenteeBidTriggered: 'Your automatic bid has bid for you.',
  reservePriceReached: 'The reserve price has been reached.',
};
