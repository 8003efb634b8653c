/** An ad's sections, in the order of the rules of sale; empty ones are left out. */
export { AdSections } from './AdSections.tsx';
export { ContactBlock } from './ContactBlock.tsx';
export { InterestLink } from './InterestLink.tsx';
export { type Ad, codesIn, inWords, type UnsaidAd } from './in-words.ts';
export { useWrongPapers } from './paper-entries.ts';
export { Reader } from './Reader.tsx';
export { Rest } from './Rest.tsx';
export { Toggle } from './Section.tsx';
export { textReader, useText, type Words } from './use-text.ts';
export { visitOf } from './visit.ts';
