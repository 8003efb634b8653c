/** A car as everyone would see it, for those who write its ad: nothing in it can be clicked through to a sale. */
export { AdPreview } from './AdPreview.tsx';
