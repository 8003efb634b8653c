/** The house's letter. */
export const newsletter = {
  heading: 'The Calandre letter',
  text: 'Once a week: auctions opening, cars just in, prices fetched. Nothing else.',
  email: 'Your e-mail address',
  consent: 'I agree to receive the Calandre letter by e-mail; I can unsubscribe at any time.',
  missing: 'Tick the box so that we may write to you.',
  subscribe: 'Get the letter',
  sent: 'Almost there: open the link we have just sent you to confirm your address.',
  choice: 'Confirm that you want the letter, or unsubscribe: we will then forget your address.',
  confirm: 'Confirm my subscription',
  leave: 'Unsubscribe',
  outcomes: {
    confirmed: 'Confirmed. See you soon in your inbox.',
    left: 'Done: your address has been erased.',
    unknown: 'This link no longer works: the address has been erased, or a newer link was sent to you.',
  },
} as const;
