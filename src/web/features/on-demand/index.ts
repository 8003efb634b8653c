/**
 * Parts of a page that come when they are wanted: a dialog weighs nothing until it opens, and what stands below
 * the first screen nothing until somebody is there. Where the network fails the page stays as it is.
 */
export { answerEarlyDoings } from './kept-click.ts';
export { late } from './late.tsx';
export { useOnDemand } from './use-on-demand.ts';
