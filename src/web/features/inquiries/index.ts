/**
 * The forms of the house on the page: each in steps that have addresses of their own, kept after every step,
 * read once more before it is sent. What they ask comes from the server, their words from the catalogue. A page
 * loads its form with `loadForm`; a short one stands anywhere as `InquiryInOneGo`.
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
