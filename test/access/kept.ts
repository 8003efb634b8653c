type Reasons = Readonly<Record<string, string>>;

const SECRET = 'a way in, good for minutes: whoever had the copy could use it';
const WORK = 'work done for the house, told by what it was done to';

/** Columns that name a person and are not in the copy they download, and why. */
export const NOT_COPIED: Reasons = {
  'account_changes.actor_id': WORK,
  'accounts.blocked_by': WORK,
  'ad_submissions.decided_by': WORK,
  'ad_imports.author_id': WORK,
  'auction_changes.actor_id': WORK,
  'audit_entries.actor_id': WORK,
  'auctions.leader_id': 'the lead follows from the bids, which are in the copy',
  'bid_outcomes.bidder_id': 'the answer to a bid that is in the copy, kept for a day against doubled calls',
  'bid_requests.placed_by': WORK,
  'card_checkouts.account_id': SECRET,
  'content_versions.author_id': WORK,
  'content_versions.publisher_id': WORK,
  'email_confirmations.account_id': SECRET,
  'journal_entries.actor_id': WORK,
  'leads.added_by': WORK,
  'leads.owner_id': WORK,
  'mandate_proposals.proposed_by': WORK,
  'offers.opened_by': WORK,
  'order_steps.actor_id': WORK,
  'order_reports.written_by': 'the report is both sides’, and a paper of the order',
  'passkey_challenges.account_id': SECRET,
  'password_resets.account_id': SECRET,
  'payment_customers.account_id': 'the provider’s name for the person, of no use to anybody else',
  'person_documents.decided_by': WORK,
  'question_flags.settled_by': WORK,
  'questions.answered_by': WORK,
  'questions.hidden_by': WORK,
  'report_appeals.decided_by': WORK,
  'reports.author_id': 'what others said of the person, told to them in the letter of a decision',
  'reports.decided_by': WORK,
  'settings.author_id': WORK,
  'signing_codes.account_id': SECRET,
  'social_attempts.account_id': SECRET,
  'social_links.account_id': SECRET,
};

const BOOKS = 'the law has the books kept for ten years';
const LEDGER = 'the ledger is never changed: the bids of others stand on it';

/** Columns that go on naming a person who has left: the account they name is empty by then. */
export const STAYS: Reasons = {
  'account_changes.actor_id': 'what was done to others, who did it nameless',
  'accounts.blocked_by': 'who is kept out is so by the house, who did it nameless',
  'ad_imports.author_id': 'the cars are the house’s, who brought them in nameless',
  'auction_changes.actor_id': LEDGER,
  'audit_entries.actor_id': 'the log is never changed; who acted is nameless by then',
  'bid_outcomes.bidder_id': 'a key, an auction and an answer: nothing of the person',
  'bid_requests.bidder_id': LEDGER,
  'bid_requests.placed_by': LEDGER,
  'content_versions.author_id': 'the text is the house’s, its author nameless',
  'content_versions.publisher_id': 'the text is the house’s, who published it nameless',
  'journal_entries.actor_id': BOOKS,
  'leads.added_by': 'the lead is its caller’s, who wrote it down nameless',
  'settings.author_id': 'a decision of the house, who took it nameless',
  'questions.hidden_by': 'what is hidden stays so, who hid it nameless',
  'mandate_proposals.proposed_by': 'a proposal is the house’s, who made it nameless',
  'invoices.account_id': BOOKS,
  'order_reports.written_by': 'the report is both sides’, and a paper of the order',
  'order_messages.author_id': 'what was said of a sale is evidence to the other side, its author nameless',
  'order_signatures.account_id': 'a contract binds two, and one of them is still here',
  'question_flags.settled_by': 'what was decided is the question’s, who decided it nameless',
  'order_steps.actor_id': 'an order’s steps are kept as long as the order is',
  'offers.bidder_id': LEDGER,
  'offers.opened_by': 'what was offered is the sale’s, who opened it nameless',
  'offers.seller_id': LEDGER,
  'report_appeals.decided_by': 'what was decided is the report’s, who decided it nameless',
  'reports.author_id': 'a decision must be explained as long as it can be appealed',
  'reports.decided_by': 'what was decided is the report’s, who decided it nameless',
  'payments.account_id': BOOKS,
  'person_documents.decided_by': 'whose paper it is has it; who looked at it is nameless',
  'questions.answered_by': 'an answer is everyone’s, who gave it nameless',
};

const HISTORY = 'what was done, in words: the photos it speaks of may be gone';
const LETTER = 'a letter is kept for days; whoever opens it later sees its words';
const NO_FILE = 'what it holds is no file';

/** Columns that look as if they named a stored file, by their kind or their name, and keep none. */
export const NAMES_NO_FILE: Reasons = {
  'account_changes.after': HISTORY,
  'account_changes.before': HISTORY,
  'ad_imports.report': HISTORY,
  'ad_submissions.comments': NO_FILE,
  'ads.body': 'a bodywork',
  'alerts.filter': NO_FILE,
  'auction_changes.after': HISTORY,
  'auction_changes.before': HISTORY,
  'audit_entries.after': HISTORY,
  'audit_entries.before': HISTORY,
  'auctions.buyer_fee': NO_FILE,
  'auctions.increments': NO_FILE,
  'bid_outcomes.refusal': NO_FILE,
  'card_checkouts.card': NO_FILE,
  'invoices.buyer': NO_FILE,
  'jobs.data': 'what a job needs is named by the row that it is about',
  'mails.body_html': LETTER,
  'mails.body_text': LETTER,
  'mails.unsubscribe_url': LETTER,
  'notification_settings.channels': NO_FILE,
  'notifications.data': 'its picture is the ad’s, asked for when it is shown',
  'offers.left_out': NO_FILE,
  'order_particulars.particulars': NO_FILE,
  'order_signatures.evidence': NO_FILE,
  'order_steps.data': HISTORY,
  'settings.value': NO_FILE,
  'review_figures.source_url': NO_FILE,
  'reviews.image_alt': NO_FILE,
  'secrets.value': NO_FILE,
  'webhook_endpoints.url': 'an address of a server of somebody’s',
};
