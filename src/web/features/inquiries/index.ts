/**
 * The forms of the house on the page: each in steps that have addresses of their own, kept after every step,
 * read once more before it is sent. What they ask comes from the server, their words with the page. A page
 * loads its form with `loadForm`; a short one stands anywhere as `InquiryInOneGo`.
 */
export { stepAddressWith } from './addresses.ts';
export type { InquiryForm } from './draft.ts';
export { formMeta, loadForm } from './form-page.ts';
export { labelOf, optionOf } from './InquiryFields.tsx';
export { formWords } from './InquiryFrame.tsx';
export { InquiryInOneGo } from './InquiryInOneGo.tsx';
export { InquirySignIn, isKnownForm } from './InquirySignIn.tsx';
export { InquirySteps } from './InquirySteps.tsx';
export { MyInquiries } from './MyInquiries.tsx';
export { SellingStart } from './SellingStart.tsx';
export { SellingSteps } from './SellingSteps.tsx';
export { WaysToBuy } from './WaysToBuy.tsx';
