/** The breadcrumb: where a page stands in the site. */
export { Breadcrumb } from './Breadcrumb.tsx';
