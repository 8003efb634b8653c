/** The house's letter: asking for it, confirming it, leaving it. */
export { NewsletterChoice } from './NewsletterChoice.tsx';
export { NewsletterForm } from './NewsletterForm.tsx';
