/** A preview of an ad for its authors: nothing in it links to a sale. */
export { AdPreview } from './AdPreview.tsx';
