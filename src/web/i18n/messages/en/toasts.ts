export const toasts = {
  bidSuccess: 'Your bid has been placed.',
  questionSuccess: 'Your question has been sent.',
  profilSuccess: 'Your details have been saved.',
  passwordResetMailSent: 'If there is an account, an e-mail is on its way.',
  passwordChanged: 'Your new password has been saved.',
  confirmationSent: 'A confirmation e-mail is on its way.',
  preferencesSaved: 'Your preferences are saved.',
  cardSaved: 'Your card is registered.',
  cardRemoved: 'Your card is removed.',
  addressSaved: 'Your address is saved.',
  absenteeBidTriggered: 'Your automatic bid has bid for you.',
  reservePriceReached: 'The reserve price has been reached.',
};
