/** The newsletter: subscribing, confirming, leaving. */
export { NewsletterChoice } from './NewsletterChoice.tsx';
export { NewsletterForm } from './NewsletterForm.tsx';
