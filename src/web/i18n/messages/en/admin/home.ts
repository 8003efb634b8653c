/** The first page of the staff application. */
export const home = {
  title: 'Overview',
  text: 'What waits for somebody of the house, right now.',
  calm: 'Nothing is waiting.',
  failed: 'The figures could not be loaded.',
  again: 'Try again',
  since: 'The oldest has waited since {date}',
  figures: {
    endingSoon: '{count, plural, one {auction under one hour} other {auctions under one hour}}',
    endingToday: '{count, plural, one {auction ends today} other {auctions end today}}',
    running: '{count, plural, one {auction running} other {auctions running}}',
    questions: '{count, plural, one {unanswered question} other {unanswered questions}}',
    questionsFlagged: '{count, plural, one {question to check} other {questions to check}}',
    adsToReview: '{count, plural, one {ad to review} other {ads to review}}',
    drafts: '{count, plural, one {ad in draft} other {ads in draft}}',
    ordersLate: '{count, plural, one {order overdue} other {orders overdue}}',
    ordersUnread: '{count, plural, one {order with a message} other {orders with a message}}',
    leadsDue: '{count, plural, one {lead past its date} other {leads past their date}}',
    leads: '{count, plural, one {open lead} other {open leads}}',
    mailsRefused: '{count, plural, one {letter refused} other {letters refused}}',
    jobsDead: '{count, plural, one {job given up} other {jobs given up}}',
  },
} as const;
