/** Where a page stands in the site: the way back, step by step. */
export { Breadcrumb } from './Breadcrumb.tsx';
