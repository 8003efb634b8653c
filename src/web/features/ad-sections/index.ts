/** An ad's sections, each left out where there is nothing to say, in the order of the rules of sale. */
export { AdSections } from './AdSections.tsx';
export { ContactBlock, isSellerToContact } from './ContactBlock.tsx';
export { InterestLink } from './InterestLink.tsx';
export { type Ad, inWords, type UnsaidAd } from './in-words.ts';
export { useWrongPapers } from './paper-entries.ts';
export { Rest } from './Rest.tsx';
export { Toggle } from './Toggle.tsx';
export { visitOf } from './visit.ts';
