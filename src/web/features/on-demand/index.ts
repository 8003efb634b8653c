/**
 * Parts of a page that come when they are wanted: a dialog weighs nothing until it opens. Where the network fails
 * the page stays as it is.
 */
export { useOnDemand } from './use-on-demand.ts';
