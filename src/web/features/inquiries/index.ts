/**
 * The house's forms: in steps with their own URLs, saved after every step, and reviewed before sending. The server
 * defines their fields, the catalogue their words. A page loads its form with `loadForm`; a short one is embedded as
 * `InquiryInOneGo`.
 */
export { stepAddressWith } from './addresses.ts';
export type { InquiryForm } from './draft.ts';
export { aboutSale, formMeta, loadForm } from './form-page.ts';
export { InquiryInOneGo } from './InquiryInOneGo.tsx';
export { InquirySignIn } from './InquirySignIn.tsx';
export { InquirySteps } from './InquirySteps.tsx';
export { MyInquiries, Unfinished } from './MyInquiries.tsx';
export { SellingStart, SellingSteps } from './SellingStart.tsx';
export { useInquiryWords } from './use-inquiry-words.ts';
export { WaitingInquiry } from './WaitingInquiry.tsx';
export { WaysToBuy } from './WaysToBuy.tsx';
